import type { FieldChange } from '../../../model/changes-since.ts'
export const revisionsText = {
  title: 'Fassungen',
  now: 'jetzt',
  same: (revision: number): string => `Wie Fassung ${revision}`,
  facts: (fields: number, rules: number): string =>
    `${fields === 1 ? '1 Feld' : `${fields} Felder`}, ${rules === 1 ? '1 Regel' : `${rules} Regeln`}, 1 E-Mail`,
  revision: (number: number): string => `Fassung ${number}`,
  as: (word: string): string => word.replace(/^./u, (first) => first.toUpperCase()),
  seen: 'Hat funktioniert',
  look: 'Ansehen',
  lookAt: (revision: number): string => `Ansehen: Fassung ${revision}`,
  all: (count: number): string => `Alle ${count} zeigen`,
  notKept:
    'Ein älteres Letterslot hat keine Kopie dieser Fassung behalten, deshalb lässt sich nicht sagen, was sich seither geändert hat.',
  asItWas: 'Das Formular, wie es hinausging',
  wentOut: (at: string): string =>
    `Hinausgegangen am ${new Date(at).toLocaleString('de', { dateStyle: 'long', timeStyle: 'short' })}.`,
  compared: 'Das Formular von jetzt, verglichen damit',
  noDifference: 'Kein Unterschied.',
  restore: 'Diese Fassung wiederherstellen',
  restoreHelp:
    'Das Wiederherstellen ersetzt hier das Formular und seine E-Mail; „Rückgängig“ nimmt es zurück. Was auf Ihrer Website ist, bleibt, wie es ist.',
  restored: (revision: number): string => `Das Formular ist, wie es in Fassung ${revision} war.`,
  undo: 'Rückgängig',
  added: 'Hinzugefügt:',
  removed: 'Entfernt:',
  changed: 'Geändert:',
  titleWas: (title: string): string => `Der Titel war „${title}“`,
  fieldNow: (label: string, changes: readonly FieldChange[]): string =>
    `${label}: ${changes.map(fieldChangeText).join(', ')}`,
  reordered: 'Die Reihenfolge der Felder',
  texts: 'Die Texte des Formulars',
  delivery: 'Wohin es sendet',
  fallback: 'Die anderen Wege zu Ihnen',
  email: 'Die E-Mail',
  none: 'Noch nicht heruntergeladen oder kopiert. Was Sie hier ändern, sieht sonst niemand.',
  frozen: 'Was auf Ihrer Website ist, bleibt, wie es ist, bis Sie dort eine neuere Fassung hinstellen.',
}

const fieldChangeWords = {
  required: 'jetzt ein Pflichtfeld',
  optional: 'kein Pflichtfeld mehr',
  type: 'eine andere Art von Feld',
  choices: 'andere Optionen',
  rules: 'andere Regeln',
  conditions: 'andere Bedingungen',
  details: 'andere Einzelheiten',
}

function fieldChangeText(change: FieldChange): string {
  switch (change.kind) {
    case 'label':
      return `hieß vorher „${change.before}“`
    case 'name':
      return `wurde vorher als ${change.before} gesendet`
    default:
      return fieldChangeWords[change.kind]
  }
}
