import type { DraftTexts } from '../form-state/visitor-texts.ts'

/** The words of a form that keeps drafts, in English. */
export const draftTexts: DraftTexts = {
  draftKept: 'We kept what you wrote on {date}.',
  startOver: 'Start over',
  draftUnfit: 'The form has changed since. This no longer has a place in it:',
  draftNotKept: 'This browser does not keep what is written here: it is lost if this page is closed before it is sent.',
  saveDraft: 'Save as a file',
  openDraft: 'Open a saved file',
  notADraft: '“{file}” was not saved from this form.',
}
