export const languageText: {
  readonly label: string
  readonly help: string
  readonly translate: string
  readonly own: (locale: string, name: string | undefined) => string
  readonly address: string
  readonly addresses: readonly { readonly value: 'formal' | 'informal'; readonly label: string }[]
} = {
  label: 'Sprache des Formulars',
  help: 'In ihr stehen unsere Sätze für Besucher: die Schaltfläche, Probleme, was aus einer Nachricht wurde. Ihre eigenen Worte bleiben, wie Sie sie schreiben. Ein neues Formular ist auf Deutsch.',
  translate: 'Übersetzen …',
  own: (locale: string, name: string | undefined): string =>
    name === undefined ? `${locale} (unsere Sätze auf Englisch)` : `${name} (${locale})`,
  address: 'Wie Besucher angesprochen werden',
  addresses: [
    { value: 'formal', label: 'Mit Sie' },
    { value: 'informal', label: 'Mit Du' },
  ],
}
