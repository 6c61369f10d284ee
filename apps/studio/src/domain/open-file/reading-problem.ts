import { maxNestedElements, maxPasteCharacters } from '@letterslot/intake'
import { intakeText } from '../texts/intake.ts'
import { type IntakeState, isSavedDocument } from './use-intake.ts'

/** Says why nothing was read of a text; undefined where it was read, or is being read. */
export function readingProblem({ reading, text }: Pick<IntakeState, 'reading' | 'text'>): string | undefined {
  // A saved form is opened as it is: what was read is of the text before it.
  if (text.trim() === '' || isSavedDocument(text)) return undefined
  switch (reading?.status) {
    case 'too-large':
      return intakeText.tooLarge(reading.characters, maxPasteCharacters)
    case 'too-deep':
      return intakeText.tooDeep(reading.line, maxNestedElements)
    case 'unloaded':
      return intakeText.unloaded
    default:
      return undefined
  }
}
