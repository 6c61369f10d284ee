import { localized } from './localized.ts'

/** The keys of the keyboard, as they are written beside what they do. */
export const keysText = localized('keysText', {
  undo: 'Ctrl Z',
  redo: 'Ctrl ⇧ Z',
  redoLong: 'Ctrl Shift Z',
  several: 'Shift ↑ ↓',
  all: 'Ctrl A',
  up: 'Alt ↑',
  down: 'Alt ↓',
  besideBefore: 'Alt →',
  alone: 'Alt ←',
  pageUp: 'Page ↑',
  pageDown: 'Page ↓',
  remove: 'Del',
  removeLong: 'Delete',
  leave: 'Esc',
  leaveLong: 'Escape',
  enter: 'Enter',
  beside: 'Alt Enter',
  backspace: 'Backspace',
  copy: 'Ctrl C',
  cut: 'Ctrl X',
  paste: 'Ctrl V',
  duplicate: 'Ctrl D',
  palette: 'Ctrl K',
  stay: 'Ctrl Enter',
})
