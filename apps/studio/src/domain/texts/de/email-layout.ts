export const layoutText = {
  title: 'Was Ihre EmailJS-Vorlage empfängt',
  lead: 'Ihre EmailJS-Vorlage schreibt diese E-Mail. Das sind die Parameter, die sie empfängt.',
  views: { label: 'E-Mail mit EmailJS', mail: 'Die E-Mail', template: 'Bei EmailJS' },
  note: (templateId: string): string =>
    `EmailJS schreibt diese E-Mail nach seiner Vorlage ${templateId}. Was Sie hier ändern, gilt, sobald es dorthin kopiert ist.`,
  table: 'Parameter',
  parameter: 'Parameter',
  example: 'Beispiel',
  from: 'Aus',
  emptyExample: '(leer)',
  field: (label: string): string => `„${label}“`,
  mapped: (label: string): string => `„${label}“, unter einem zweiten Namen`,
  attached: (name: string): string =>
    `eine Datei: Fügen Sie unter Attachments der Vorlage ein Form File Attachment mit dem Parameternamen ${name} hinzu`,
  sometimes: 'nur, wenn es sichtbar ist',
  noted: 'mit einer Anmerkung am Ende, wenn sie verspätet oder womöglich doppelt kommt',
  dashboard: 'Dashboard öffnen',
  dashboardUrl: 'https://dashboard.emailjs.com/admin/templates',
  sheet: 'Diesen Aufbau zu EmailJS kopieren',
  sheetLead:
    'Eine E-Mail mit allen Antworten, für den Inhalt Ihrer Vorlage. Die Platzhalter bleiben darin; EmailJS füllt sie aus, wenn eine Nachricht kommt.',
  parts: {
    subject: 'Subject (Betreff)',
    to: 'To Email (An)',
    fromName: 'From Name (Absender)',
    replyTo: 'Reply To (Antwort an)',
    html: 'Content (Inhalt, HTML)',
  },
  copy: (part: string): string => `${part} kopieren`,
  noRecipient:
    'To Email: Schreiben Sie dort Ihre eigene Adresse hinein. Dieses Formular sagt noch nicht, wer seine Antworten bekommt.',
  copyShort: 'Kopieren',
  copied: 'Kopiert',
  copiedPart: (part: string): string => `${part} kopiert`,
  notCopied: 'Dieser Browser lässt uns nicht kopieren. Markieren Sie den Text, und kopieren Sie ihn selbst.',
  changed: 'Geändert, seit Sie es kopiert haben',
}

export const ownParameterText: Readonly<Record<string, string>> = {
  letterslot_id: 'Bei jedem Versuch gleich: Eine Wiederholung ist zu erkennen',
  letterslot_reference: 'Was dem Besucher genannt wurde, um die Nachricht zu finden',
  letterslot_written_at: 'Wann der Besucher auf Senden gedrückt hat',
  letterslot_sent_at: 'Wann dieser Versuch gemacht wurde',
  letterslot_attempts: 'Beim wievielten Versuch es gelang',
  letterslot_repeat: '„yes“, wenn es eine Wiederholung sein kann; sonst leer',
  letterslot_language: 'Die Sprache, in der der Besucher gelesen hat, als Kürzel',
  letterslot_prefilled: 'Die Antworten, die mit dem Link gekommen sind, mit ihren Beschriftungen',
}
