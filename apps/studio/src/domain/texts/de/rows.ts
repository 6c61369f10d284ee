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
  choices: (position: number): string => `Optionen der Frage ${position}`,
  required: 'Pflicht',
  rules: (position: number): string => `Regeln und mehr zu Frage ${position}`,
  unique: 'Jede Antwort nur einmal',
  up: (position: number): string => `Frage ${position} nach oben`,
  remove: (position: number): string => `Frage ${position} entfernen`,
  add: 'Frage hinzufügen',
  removed: (label: string): string => `„${label}“ wurde aus der Zeile entfernt`,
}

export const matrixText = {
  title: 'Zeilen',
  add: 'Zeile hinzufügen',
  help: 'Die Eingabetaste fügt die nächste hinzu. Aus einer eingefügten Liste wird eine Zeile je Zeile des Textes.',
  columns: 'Optionen, in jeder Zeile dieselben',
  choice: (number: number): string => `Zeile ${number}`,
  sentAs: (number: number): string => `Zeile ${number} wird gesendet als`,
  more: (number: number): string => `Mehr zu Zeile ${number}`,
  removed: (number: number, left: number): string => `Zeile ${number} entfernt; ${left} übrig`,
  pasted: (count: number, skipped: number): string =>
    `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} hinzugefügt${skipped > 0 ? `; ${skipped} weggelassen, die schon da oder zu viele waren` : ''}`,
  several: 'In einer Zeile mehrere wählbar',
  everyRow: 'Jede Zeile braucht eine Antwort',
  everyRowOnce: 'Ist eine Zeile beantwortet, braucht jede eine Antwort',
}
