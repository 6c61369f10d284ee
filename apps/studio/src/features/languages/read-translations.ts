import { assertNever, type Form } from '@letterslot/core'
import { proposeTranslations, type TranslationProposal } from '../../domain/languages/propose-translations.ts'
import { readXliff } from '../../domain/languages/read-xliff.ts'
import { readTranslationCsv } from '../../domain/languages/translation-csv.ts'
import type { TranslationFileFault } from '../../domain/languages/translation-file.ts'
import { readFileText } from '../../domain/storage/read-json.ts'
import { translationFileText } from '../../domain/texts/languages.ts'

/** A file of translations that was read: what it would change, or why it is not taken. */
export type TranslationReading =
  | { readonly status: 'proposed'; readonly proposal: TranslationProposal }
  | { readonly status: 'refused'; readonly file: string; readonly why: string }

/** Reads a file of translations, its size first. What is in it, not its name, says what it is. */
export async function readTranslations(file: File, form: Form): Promise<TranslationReading> {
  const refused = (why: string): TranslationReading => ({ status: 'refused', file: file.name, why })
  const text = await readFileText(file)
  if (!text.ok) return refused(text.error.map(({ message }) => message).join(' '))
  const read = text.value.trimStart().startsWith('<') ? readXliff(text.value) : readTranslationCsv(text.value)
  const proposal = read.ok ? proposeTranslations(form, read.value) : read
  if (!proposal.ok) return refused(describeTranslationFault(proposal.error))
  return { status: 'proposed', proposal: proposal.value }
}

/** Says why a file of translations is not taken, and the way out. */
function describeTranslationFault(fault: TranslationFileFault): string {
  const { refused } = translationFileText
  switch (fault.code) {
    case 'broken-table':
      return refused[fault.code](fault.row)
    case 'other-version':
      return refused['other-version'](fault.version)
    case 'several-languages':
      return refused['several-languages'](fault.languages)
    case 'not-a-language':
      return refused['not-a-language'](fault.language)
    case 'too-many-languages':
    case 'too-much-text':
      return refused[fault.code](fault.limit)
    case 'another-form':
      return refused['another-form'](fault.rows)
    case 'no-translations':
    case 'broken-markup':
    case 'document-type':
    case 'no-language':
    case 'own-language':
      return refused[fault.code]
    default:
      return assertNever(fault)
  }
}
