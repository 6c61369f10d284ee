/** German: the words of rules that contradict each other. */
export const ruleFaultsText = {
  titles: {
    impossible: 'Keine Antwort kann richtig sein',
    apart: 'Keine Antwort kann neben einer anderen richtig sein',
    unlisted: 'Eine Regel weist ab, was in der Liste steht',
    default: 'Eine Regel weist ab, womit das Feld beginnt',
    bounds: 'Diese Grenzen lassen nichts übrig',
    rule: 'Eine Regel ist nicht anwendbar',
    few: 'Zu wenige verschiedene Antworten',
  },
  noAnswer: 'So kann keine Antwort richtig sein.',
  inQuestion: (label: string, title: string): string => `„${label}“: ${title}`,
  tooFewAnswers: (rows: number, count: number): string =>
    `Verlangt sind mindestens ${rows} Zeilen, jede mit einer anderen Antwort, und es gibt nur ${count}.`,
  rule: (name: string): string => `„${name}“`,
  refusesAll: (rule: string): string => `${rule} weist jede Antwort ab.`,
  together: (rules: readonly string[]): string => `Keine Antwort hält alle diese Regeln ein: ${rules.join(', ')}.`,
  beside: (subject: string, rules: readonly string[]): string =>
    `Sobald ${subject} eine Antwort hat, hält hier keine ${rules.length === 1 ? 'diese Regel' : 'alle diese Regeln'} ein: ${rules.join(', ')}.`,
  tooLow: 'Selbst das Höchste, was diese Felder annehmen, ergibt zusammen weniger.',
  tooHigh: 'Selbst das Kleinste, was hier stehen kann, ergibt zusammen mehr.',
  listed: (answers: readonly string[], rule: string): string =>
    answers.length === 1
      ? `„${answers.join()}“ steht in der Liste, doch ${rule} weist es ab.`
      : `Diese stehen in der Liste, doch ${rule} weist sie ab: ${answers.map((answer) => `„${answer}“`).join(', ')}.`,
  begins: (rules: readonly string[]): string =>
    `Wer es lässt, wie es ist, kann das Formular nicht senden: ${rules.join(', ')} ${rules.length === 1 ? 'weist' : 'weisen'} es ab.`,
  fixes: {
    remove: (rule: string): string => `${rule} entfernen`,
    takeOut: (count: number): string => (count === 1 ? 'Aus der Liste nehmen' : 'Alle aus der Liste nehmen'),
    begin: 'Ohne Antwort beginnen',
    swap: 'Grenzen vertauschen',
    rows: (count: number): string => (count === 1 ? '1 Zeile verlangen' : `${count} Zeilen verlangen`),
    shared: 'Gleiche Antworten zulassen',
    atLeast: (count: number): string => `Mindestens ${count}`,
  },
}
