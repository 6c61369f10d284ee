/** The words of a group that repeats, in the inspector. */
export const rowsText = {
  title: 'Fragen einer Zeile',
  item: 'Eine Zeile heißt',
  itemHelp: 'Wie in „Person hinzufügen“, ohne Artikel.',
  min: 'Mindestens so viele Zeilen',
  max: 'Höchstens so viele Zeilen',
  countProblem: 'Schreiben Sie eine ganze Zahl von 0 bis 50.',
  question: (position: number): string => `Frage ${position}`,
  kind: (position: number): string => `Art der Frage ${position}`,
  choices: (position: number): string => `Optionen der Frage ${position}, mit Kommas getrennt`,
  required: 'Pflicht',
  unique: 'Jede Antwort nur einmal',
  up: (position: number): string => `Frage ${position} nach oben`,
  remove: (position: number): string => `Frage ${position} entfernen`,
  add: 'Frage hinzufügen',
  removed: (label: string): string => `„${label}“ wurde aus der Zeile entfernt.`,
}
