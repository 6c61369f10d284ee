/** Weekdays, and CLDR's plural categories. */
const formNames: Readonly<Record<string, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  other: 'sonst',
  zero: 'keine',
  one: 'eins',
  two: 'zwei',
  few: 'wenige',
  many: 'viele',
}

export const sentencesText = {
  intro:
    'Was Besucher außer Ihren eigenen Wörtern lesen. Sagen Sie davon, was Sie möchten, mit anderen Worten; der Rest bleibt unser Satz.',
  search: 'Sätze suchen',
  none: (query: string): string => `Kein Satz sagt „${query}“.`,
  clear: 'Suche leeren',
  loading: 'Die Sätze werden geladen.',
  notLoaded:
    'Die Sätze dieser Sprache ließen sich nicht laden. Prüfen Sie, ob Sie online sind, und öffnen Sie diese Ansicht noch einmal.',
  groups: {
    filling: 'Beim Ausfüllen',
    rules: 'Neben einem Feld',
    problems: 'Probleme',
    waiting: 'Noch nicht gesendet',
    sent: 'Gesendet',
    person: 'Braucht einen Menschen',
  },
  changed: (count: number): string => `${count} mit Ihren Worten`,
  unread: (count: number): string => `In diesem Formular nicht zu lesen: ${count}`,
  unreadWhy:
    'Es hat kein Feld und keine Regel, die sie sagen, oder sagt an ihrer Stelle eigene Wörter. Ihre Änderungen bleiben erhalten.',
  own: 'Ihre Worte',
  refused: 'Nicht übernommen',
  ours: 'Unser Satz',
  formOf: (name: string): string => formNames[name] ?? name,
  everyNumber: 'Unser Satz richtet sich nach der Zahl. Ihrer ist derselbe für jede Zahl.',
  empty: 'Lassen Sie das Feld leer, um unseren zu sagen.',
  mustKeep: 'Muss bleiben:',
  mayKeep: 'Darf bleiben:',
  insert: (token: string): string => `${token} einfügen`,
  missing: 'fehlt noch',
  reads: 'Besucher lesen zum Beispiel:',
  back: 'Zurück zu unserem Satz',
  isBack: 'Unser Satz steht wieder da. „Rückgängig“ bringt Ihre Worte zurück.',
}
