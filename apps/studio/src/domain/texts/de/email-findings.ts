export const findingText = {
  title: 'Kommt alles an?',
  lead: 'Was diese E-Mail verlangt, verglichen mit dem, was das Formular sendet.',
  leadOfProvider:
    'Was das Formular sendet, verglichen mit dem, was EmailJS annimmt und was Sie von Ihrer Vorlage gesagt haben.',
  count: (count: number): string => (count === 1 ? '1 Befund' : `${count} Befunde`),
  none: 'Nichts gefunden',
  open: (count: number): string => (count === 0 ? 'Keine Befunde' : count === 1 ? '1 Befund' : `${count} Befunde`),
  show: 'Zeigen',
  leave: 'Weglassen',
  answersIn: (shown: number, all: number): string => `${shown} von ${all} Antworten stehen in dieser E-Mail`,
  sameText: 'HTML und Text sagen dasselbe',
  use: (name: string): string => `{{${name}}} verwenden`,
  takeOut: 'Herausnehmen',
  addIt: 'Hinzufügen',
  repair: 'Richtig schreiben',
  enterAddress: 'Adresse eingeben',
  allow: 'Erlauben',
  require: (label: string): string => `„${label}“ zum Pflichtfeld machen`,
  unknown: {
    title: 'Kein Feld sendet',
    meant: (name: string): string => `Diese Stelle käme leer an. Das Formular sendet {{${name}}}.`,
    text: 'Diese Stelle käme leer an.',
  },
  wanted: {
    title: 'Ihre Vorlage druckt',
    text: 'Das Formular sendet nichts dieses Namens, deshalb kommt diese Stelle leer an.',
    map: (label: string): string => `„${label}“ so senden`,
  },
  unprinted: {
    title: (label: string): string => `„${label}“ gehört nicht zu den Variablen, die Sie uns genannt haben.`,
    text: 'Druckt die Vorlage es nirgends, beantworten Leute es, und Sie sehen es nicht: Fügen Sie seinen Platzhalter im Dashboard hinzu.',
  },
  missing: {
    title: (label: string): string => `„${label}“ steht nicht in dieser E-Mail.`,
    text: 'Leute beantworten es, und Sie sähen es nicht.',
  },
  nobody: {
    title: 'Diese E-Mail geht vielleicht an niemanden',
    text: 'Sagen Sie, wohin die Antworten gehen. Bis dahin nimmt sie nur das Testpostfach an.',
    fromField: (label: string): string =>
      `Sie geht nur an das, was in „${label}“ getippt wird, und das kann leer bleiben oder keine Adresse sein.`,
  },
  noAddress: {
    title: 'Das ist keine einzelne Adresse:',
    text: 'Eine E-Mail dorthin würde abgelehnt. Schreiben Sie eine einfache Adresse.',
  },
  fromVisitor: {
    title: 'Ein Besucher bestimmt, wer diese E-Mail bekommt:',
    text: 'Fremde könnten E-Mails in Ihrem Namen senden. Erlauben Sie es nur, wo Sie es so meinen, etwa für eine Kopie an den Besucher.',
  },
  subjectAlone: {
    title: (label: string): string => `„${label}“ steht nur im Betreff.`,
    text: 'Wo es nicht gefragt wird, hat der Betreff eine Lücke; wo es gefragt wird, wiederholt es darunter nichts.',
  },
  emptySubject: {
    title: 'Der Betreff kann leer sein.',
    text: 'Alles, was er druckt, kann ausbleiben, und E-Mails ohne Betreff sehen nach Spam aus.',
    fix: 'Mit dem Titel beginnen',
  },
  replyTo: {
    title: 'Antworten gingen ins Leere.',
    text: 'Was dort steht, ist keine einzelne Adresse.',
    fromField: (label: string): string => `„${label}“ fragt nach etwas anderem als einer E-Mail-Adresse.`,
    none: 'Antwort an niemanden',
  },
  noReplyTo: {
    title: 'Antworten gingen nicht an die Person, die schrieb.',
    text: (label: string): string =>
      `„Antwort an“ ist leer: Eine Antwort auf diese E-Mail geht an die Absenderadresse, nicht an das, was in „${label}“ getippt wird.`,
  },
  replyToEmpty: {
    title: (label: string): string => `Ohne „${label}“ können Sie nicht antworten.`,
    text: 'Es kann leer bleiben. Dann nennt die E-Mail niemanden, dem zu antworten wäre.',
    hidden: 'Es wird nicht immer gefragt. Wo nicht, nennt die E-Mail niemanden, dem zu antworten wäre.',
  },
  reserved: {
    title: 'Diesen Namen verwendet das Senden selbst:',
    text: 'Eine Antwort dieses Namens ginge unterwegs verloren, oder die Nachricht würde abgelehnt.',
  },
  builtIn: {
    title: 'Das füllt Ihr Maildienst von selbst aus:',
    text: 'Er druckt dort System, Adresse oder Seite des Besuchers und nicht die Antwort.',
  },
  twice: {
    title: 'Zwei Antworten werden als derselbe Parameter gesendet:',
    text: 'Nur eine davon käme an.',
  },
  unmapped: {
    title: 'Nichts wird gesendet als',
    text: 'Das Feld, dessen Text es nahm, gibt es nicht mehr, oder es ist kein Text.',
  },
  rename: (name: string): string => `In ${name} umbenennen`,
  unmap: 'Nicht senden',
  noteGone: {
    title: 'Verspätete Nachrichten würden es nicht sagen:',
    text: 'Ihre Anmerkung steht am Ende eines Textes, der nicht mehr gesendet wird.',
    fix: 'Die Stelle von selbst wählen lassen',
  },
  tooLarge: {
    title: (size: string, limit: string): string =>
      `Die Antworten können ${size} kB haben; ${limit} kB werden angenommen.`,
    text: (label: string): string =>
      `Im schlimmsten Fall, mit „${label}“ als längster. Dann wird ein Besucher gebeten, seinen Text zu kürzen.`,
    textOfChoices:
      'Im schlimmsten Fall, mit allem, was zu wählen ist. Dann wird ein Besucher gebeten, weniger zu wählen.',
    fix: (max: string): string => `Je höchstens ${max} Zeichen annehmen`,
    fixOne: (label: string, max: string): string => `In „${label}“ höchstens ${max} Zeichen annehmen`,
  },
  largeFile: {
    title: (label: string, size: string, limit: string): string =>
      `„${label}“ nimmt Dateien von ${size}; ${limit} werden befördert.`,
    unbounded: (label: string, limit: string): string =>
      `„${label}“ nimmt Dateien jeder Größe; ${limit} werden befördert.`,
    text: 'Das Senden lehnt eine größere ab, und der Besucher wählt eine andere. Wird auf Ihrem Weg mehr befördert, sagen Sie es unter Verbinden, bei „Mehr“.',
    fix: (limit: string): string => `Je höchstens ${limit} annehmen`,
  },
  unlimited: {
    title: (label: string, others: number): string =>
      others === 0
        ? `„${label}“ darf beliebig lang sein.`
        : `„${label}“ und ${others} ${others === 1 ? 'anderer Text dürfen' : 'andere Texte dürfen'} beliebig lang sein.`,
    text: (limit: string): string =>
      `Bei zusammen mehr als ${limit} kB wird ein Besucher gebeten, seinen Text zu kürzen. Eine Grenze sagt es schon beim Tippen.`,
    fix: 'Passende Grenzen setzen',
  },
  noSlot: {
    title: (label: string): string => `„${label}“ braucht einen Platz unter den Anhängen.`,
    text: (name: string): string =>
      `Fügen Sie unter Attachments Ihrer Vorlage ein Form File Attachment mit dem Parameternamen ${name} hinzu. Ohne das hält EmailJS die Datei für Text und lehnt die Nachricht ab.`,
    fix: 'Ich habe es hinzugefügt',
  },
  notes: (count: number): string => `Gut zu wissen (${count})`,
  ofField: 'Was davon ankommt',
  go: { build: 'Zum Feld', connect: 'Zu Verbinden' },
  inTab: (count: number): string => (count === 1 ? '1 Befund' : `${count} Befunde`),
  done: 'Erledigt. „Rückgängig“ nimmt es zurück.',
  providerTags: {
    'tag-partial': {
      title: 'EmailJS hat keine andere Vorlage zum Einsetzen:',
      text: 'Nehmen Sie diesen Platzhalter im Dashboard von EmailJS heraus, oder schreiben Sie hin, wofür er steht.',
    },
    'tag-delimiter': {
      title: 'EmailJS ändert nicht, wie Platzhalter geschrieben werden:',
      text: 'Nehmen Sie diesen Platzhalter im Dashboard von EmailJS heraus.',
    },
    'tag-expression': {
      title: 'Das füllt EmailJS nicht aus:',
      text: 'Es kennt Namen wie {{first_name}}, {{#name}}…{{/name}} für einen Teil, der erscheint, wenn es eine Antwort gibt, und {{^name}}…{{/name}} für das Gegenteil. Alles andere verdirbt die E-Mail. Berichtigen Sie es im Dashboard von EmailJS.',
    },
    'tag-unclosed': {
      title: 'Dieser Platzhalter ist nicht geschlossen oder nicht geöffnet:',
      text: 'Ein Platzhalter endet mit zwei Klammern; was mit {{#name}} geöffnet wurde, endet mit {{/name}}. Berichtigen Sie es im Dashboard von EmailJS.',
    },
  },
  corrected: 'Ich habe es dort berichtigt',
  tags: {
    'tag-raw': {
      title: 'Markup von Fremden:',
      text: 'Dieser Platzhalter würde das, was ein Besucher tippt, als Markup in die E-Mail setzen. Zwei Klammern zeigen es als Text.',
    },
    'tag-partial': {
      title: 'Es gibt keine andere Vorlage:',
      text: 'Dieser Platzhalter verlangt eine; eine E-Mail hat nur ihre eigene.',
    },
    'tag-delimiter': {
      title: 'Platzhalter werden immer {{name}} geschrieben:',
      text: 'Dieser ändert, wie sie geschrieben werden.',
    },
    'tag-expression': {
      title: 'Das ist kein Name eines Parameters:',
      text: 'Schreiben Sie {{#name}}…{{/name}} für einen Teil, der erscheint, wenn es eine Antwort gibt, {{^name}}…{{/name}} für das Gegenteil.',
    },
    'tag-unclosed': {
      title: 'Dieser Platzhalter ist nicht geschlossen:',
      text: 'Ein Platzhalter endet mit zwei Klammern; was mit {{#name}} geöffnet wurde, endet mit {{/name}}.',
    },
  },
}

export const mailErrorText = {
  'recipient-empty': 'Niemand bekommt diese E-Mail: Sie nennt keinen Empfänger.',
  'recipient-invalid': 'Ein Empfänger ist keine einzelne, einfache Adresse.',
  'recipient-from-visitor': 'Ein Besucher würde bestimmen, wer diese E-Mail bekommt, und die E-Mail erlaubt das nicht.',
  'parameter-not-text': 'Ein Parameter ist kein Text.',
  'template-faults': 'Das Dokument der Vorlage ist beschädigt: Ein Teil fehlt oder ist von anderer Art.',
}
