import type { PageTexts } from '../form-state/visitor-texts.ts'

/** The words of a form that shows one page after another, in English. */
export const pageTexts: PageTexts = {
  next: 'Next',
  nextPage: 'Next: {label}',
  previous: 'Back',
  step: 'Step {n} of {limit}',
  goOn: 'Continue to {address}',
  review: 'Review',
  backToReview: 'Back to review',
  isRight: 'Is everything right?',
  nothingSent: 'Nothing has been sent yet.',
  change: 'Change',
  changeOf: 'Change: {label}',
  noAnswer: 'No answer',
}
