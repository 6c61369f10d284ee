export const startsText = {
  title: 'Fertige Formulare',
  lead: 'Jedes funktioniert so, wie es ist, und bringt seine E-Mail mit. Jedes Wort darin können Sie ändern.',
  find: 'Wonach möchten Sie fragen?',
  purpose: 'Zweck',
  any: 'Jeder Zweck',
  found: (count: number, all: number): string =>
    count === all ? `${all} Formulare` : count === 1 ? `1 von ${all} Formularen` : `${count} von ${all} Formularen`,
  none: 'Danach fragt keines. Beginnen Sie mit einem leeren, oder sehen Sie alle durch:',
  showAll: 'Alle zeigen',
}

export const startPurposeText = {
  contact: 'Kontakt',
  event: 'Veranstaltungen',
  order: 'Bestellungen und Termine',
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
}
