export const keysText = {
  undo: 'Strg Z',
  redo: 'Strg ⇧ Z',
  redoLong: 'Strg Umschalt Z',
  up: 'Alt ↑',
  down: 'Alt ↓',
  remove: 'Entf',
  removeLong: 'Entf',
  leave: 'Esc',
  leaveLong: 'Esc',
  enter: 'Eingabe',
  backspace: 'Rücktaste',
}
