export const startsText = {
  title: 'Fertige Formulare',
  lead: 'Jedes funktioniert so, wie es ist, und bringt seine E-Mail mit. Jedes Wort darin können Sie ändern.',
  keys: 'Pfeiltasten gehen sie durch, die Eingabetaste nimmt eines.',
  find: 'Wonach möchten Sie fragen?',
  purpose: 'Zweck',
  any: 'Alle',
  found: (count: number, all: number): string =>
    count === all ? `${all} Formulare` : count === 1 ? `1 von ${all} Formularen` : `${count} von ${all} Formularen`,
  none: 'Danach fragt keines. Beginnen Sie mit einem leeren, oder sehen Sie alle durch:',
  showAll: 'Alle zeigen',
  blank: 'Leeres Formular',
  blankNamed: (title: string): string => `Leeres Formular „${title}“`,
}

export const startPreviewText = {
  title: 'Vorschau',
  view: 'Ansicht',
  views: { form: 'Formular', phone: 'Telefon', mail: 'E-Mail' },
  note: 'Füllen Sie es ruhig aus: Es sendet an niemanden.',
  whole: 'Es fehlt nichts: Hier würden die Antworten eines Besuchers gesendet. Ihre gingen nirgendwohin.',
  mail: 'Die E-Mail, zu der seine Antworten werden, hier mit erfundenen.',
  noMail: 'Seine E-Mail kann hier nicht gezeigt werden.',
  use: 'Dieses Formular nehmen',
}

export const startPurposeText = {
  contact: 'Kontakt',
  event: 'Veranstaltungen',
  order: 'Bestellungen, Termine',
  opinion: 'Meinungen',
  work: 'Arbeit',
}

export const startFactsText = {
  pages: (count: number): string => `${count} Seiten`,
  questions: (count: number): string => (count === 1 ? '1 Frage' : `${count} Fragen`),
  conditions: 'Bedingungen',
  total: 'eine Summe',
  file: 'eine Datei',
  signature: 'eine Unterschrift',
  review: 'eine Durchsicht vor dem Senden',
  drafts: 'Angefangenes bleibt erhalten',
  mail: 'seine E-Mail, fertig',
}
