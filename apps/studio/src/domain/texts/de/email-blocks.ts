export const insertText = {
  panel: 'Was die E-Mail enthalten kann',
  parameters: 'Parameter',
  used: 'verwendet',
  notYet: 'noch nicht',
  insert: 'Einfügen:',
  usedTimes: { before: 'verwendet:', after: (_count: number): string => 'Mal' },
  inserted: (name: string): string => `{{${name}}} eingefügt`,
  own: 'Neben den Antworten gesendet',
  add: 'Blöcke',
  addBlock: (kind: string): string => `Hinzufügen: ${kind}`,
  open: 'Hinzufügen',
}

export const blockText = {
  kinds: { heading: 'Überschrift', text: 'Text', answers: 'Antworten', divider: 'Trennlinie' },
  toolbar: (kind: string): string => `${kind}: was sich tun lässt`,
  duplicate: 'Duplizieren',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Löschen',
  added: (kind: string, position: number, count: number): string =>
    `${kind} hinzugefügt, Platz ${position} von ${count}`,
  duplicated: (kind: string): string => `${kind} dupliziert`,
  moved: (kind: string, position: number, count: number): string =>
    `${kind} verschoben, Platz ${position} von ${count}`,
  isFirst: (kind: string): string => `${kind} steht schon an erster Stelle`,
  isLast: (kind: string): string => `${kind} steht schon an letzter Stelle`,
  removed: (kind: string): string => `${kind} gelöscht`,
  undo: 'Rückgängig',
  headingPlaceholder: 'Eine Überschrift',
  textPlaceholder: 'Schreiben Sie hier. Ein Druck auf einen Parameter setzt ihn ein.',
  divider: 'Eine Linie quer',
  auto: 'Zeilen folgen dem Formular',
  rowLabel: (name: string): string => `Beschriftung von ${name}`,
  removeRow: (name: string): string => `${name} herausnehmen`,
  noRows: 'Noch keine Zeilen: Das Formular fragt nichts.',
  noRowsLeft: 'Keine Zeilen hier. Schalten Sie „Zeilen folgen dem Formular“ ein, um sie zurückzuholen.',
}
