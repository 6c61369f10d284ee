import { useEffect } from 'react'
import { localized } from './localized.ts'

/** The words of the frame around every screen. */
export const shellText = localized('shellText', {
  product: 'Letterslot',
  allForms: 'Letterslot, all forms',
  skip: 'Skip to the content',
  mainNav: 'Main',
  places: { forms: 'Forms', messages: 'Messages', connections: 'Connections', settings: 'Settings' },
  unsent: (place: string, count: number): string => `${place}, ${count} not sent`,
  keptHere: 'Kept in this browser',
  notKeptHere: 'Nothing is kept',
  stepsNav: 'Steps',
  steps: { build: 'Build', look: 'Look', email: 'E-mail', connect: 'Connect', publish: 'Publish' },
  tryIt: 'Try it',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  fieldGone: (title: string): string => `“${title}” is gone`,
  fieldsGone: (count: number): string => `${count} fields are gone`,
  fieldBack: (title: string): string => `“${title}” is back`,
  fieldsBack: (count: number): string => `${count} fields are back`,
  /** Goes on with the name of the step. */
  next: 'Next',
  formsCrumb: 'Forms',
  untitled: 'Untitled form',
  loading: 'One moment…',
  missingForm: {
    title: 'This form is not in this browser.',
    text: 'Forms are kept per browser and address. It may be in another one, or in the bin.',
    action: 'All forms',
  },
  missingPage: {
    title: 'There is nothing at this address.',
    text: 'The link may be cut off.',
    action: 'All forms',
  },
  fault: {
    title: 'Something in Letterslot broke.',
    text: 'Your forms are safe: every change that was marked as saved is on this computer. Reload to go on.',
    reload: 'Reload',
    details: 'What broke',
  },
  latePart: {
    silent: (host: string): string =>
      `A part of Letterslot could not be loaded: ${host} does not answer. It is asked for again at your next click.`,
    gone: (host: string): string =>
      `A part of Letterslot could not be loaded, though ${host} answers: perhaps there is a newer version. Reload to go on.`,
  },
  untitledField: 'without a label',
  formFault: {
    title: (form: string): string => `This screen cannot show “${form}”.`,
    field: {
      shape: (label: string): string => `The field “${label}” holds something that cannot be shown.`,
      change: (label: string): string => `The last change was in the field “${label}”.`,
    },
    text: 'Every change that was marked as saved is on this computer. The steps above lead to the other screens.',
    undo: 'Undo the last change',
    download: 'Download the form',
    again: 'Try again',
  },
  refused: (cause: string): string =>
    `This browser keeps nothing for this address (${cause}). You can look round, open a form from a file and download it again; nothing is saved.`,
})

/** Words of the header on the saving of the open form. */
export const saveText = localized('saveText', {
  saved: 'Saved',
  /** Left out where there is no room for it. */
  savedWhere: ' in this browser',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
  notKept: 'Not kept: download it before you leave',
  noRoom: (used: string, allowed: string): string =>
    `Not saved: this browser has no room left (${used} of ${allowed} used). Your change is still here. Make room and change something, or download the form.`,
  noRoomUnknown:
    'Not saved: this browser has no room left. Your change is still here. Make room and change something, or download the form.',
  broken: (cause: string): string =>
    `Not saved: the browser’s storage failed (${cause}). Your change is still here. Try again, or download the form.`,
  conflictText:
    'Not saved: this form was changed in another tab. Nothing was overwritten; choose which version goes on here.',
  gone: 'Not saved: this form is not in this browser any more. It was deleted elsewhere, or the browser’s data was cleared. Your change is still here: keep it as a form again, or download it.',
  outdated:
    'Not saved: a newer Letterslot runs in another tab. Your change is still here: download the form, then reload this tab and open the file.',
  inBin: 'This form is in the bin: it was deleted in another tab. What you change here is saved with it there.',
  keepAgain: 'Keep it as a form',
  takeOther: 'Show the other version',
  keepAsCopy: 'Keep this one as a copy',
  tryAgain: 'Try again',
  download: 'Download the form',
})

/** The destination of a form's answers, in the words of the header. */
export const destinationText = localized('destinationText', {
  none: { name: 'Not connected', detail: '' },
  emailjs: { name: 'EmailJS', detail: '' },
  relay: { name: 'Your own relay', detail: '' },
  'test-inbox': { name: 'Test inbox', detail: '(only this computer)' },
  silent: '(does not answer)',
  practice: { name: 'Practice', detail: '(in this page)' },
})

/** Names the page in the browser's tab and for screen readers: the narrowest first. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, shellText.product].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
