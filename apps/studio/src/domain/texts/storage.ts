import { localized } from './localized.ts'

/** The words where data is kept that this studio must not work on. */
export const closedText = localized('closedText', {
  newer: {
    title: 'Your forms were saved by a newer Letterslot.',
    text: (found: number, known: number): string =>
      `They are kept in version ${found}, and this page knows version ${known}. Nothing was changed. Reload to get the newer Letterslot. If this page comes back, download your forms and open the file there.`,
  },
  upgrade: {
    title: 'Your forms could not be brought up to date.',
    text: (from: number, to: number, cause: string): string =>
      `They are as they were, in version ${from}; version ${to} was wanted (${cause}). Nothing is lost. Reload to try again. If this page comes back, download your forms.`,
  },
  reload: 'Reload',
  download: 'Download my forms',
  notRead: (cause: string): string => `They could not be read: ${cause}.`,
})

/** The words while a tab of an older version is in the way. */
export const blockedText = localized('blockedText', {
  title: 'Another tab is in the way.',
  text: 'Letterslot was updated, and a tab with the older version is still open. Close that tab, or reload it: this page then goes on by itself. Nothing is lost.',
})

/** The words in a tab whose version is over. */
export const outdatedText = localized('outdatedText', {
  text: 'A newer Letterslot was opened in another tab, so nothing more is saved in this one. Reload it to go on.',
  reload: 'Reload',
})

/** The words where there were forms and the database is empty. */
export const clearedText = localized('clearedText', {
  titles: {
    cleared: 'This browser’s data was cleared.',
    damaged: 'This browser’s data was damaged.',
    unknown: 'The forms that were here are gone.',
  },
  text: 'Your published forms still work.',
  lastBackup: (when: string): string => `You downloaded a backup ${when}: open it, and your forms are back.`,
  openBackup: 'Open a backup',
  startAnew: 'Start anew',
})

/** The words after the browser lost its database, and forms came back from their second copies. */
export const recoveredText = localized('recoveredText', {
  title: 'This browser’s data was damaged.',
  returned: (count: number): string =>
    count === 1 ? 'One form is back from its second copy.' : `${count} forms are back from their second copies.`,
  renewed: (count: number): string =>
    count === 1
      ? 'Of one form the newest version is back from its second copy.'
      : `Of ${count} forms the newest versions are back from their second copies.`,
  lost: (ids: readonly string[]): string =>
    ids.length === 1
      ? `One form is lost, because its second copy is damaged, too: ${ids[0]}.`
      : `${ids.length} forms are lost, because their second copies are damaged, too: ${ids.join(', ')}.`,
  once: 'Practice mail has no second copy.',
  close: 'Close',
})

/** The words of a form that is kept and cannot be read. */
export const damagedText = localized('damagedText', {
  pill: 'Damaged',
  text: 'This form is kept in this browser, but cannot be read whole. Nothing overwrites it.',
  download: 'Download as it is',
  repair: 'Repair what can be read',
  destroy: 'Delete for good',
  destroyText: 'What is left of this damaged form goes for good. Download it first, if you may want to look into it.',
  repaired: (title: string, count: number): string =>
    count === 0
      ? `“${title}” is back from its second copy.`
      : `“${title}” is repaired: ${count === 1 ? 'one part' : `${count} parts`} could not be read and ${count === 1 ? 'was' : 'were'} left out or begun anew.`,
  notRepaired: (why: string): string => `It was not repaired, and is as it was. ${why}`,
  downloadOld: 'Download as it was',
  screenTitle: (title: string): string => `“${title}” is damaged.`,
  toList: 'Go to its card',
})

/** Asked before a form is left whose last change is on screen only. */
export const leaveText = localized(
  'leaveText',
  'The last change of this form is not saved. Leave it and lose the change?',
)
