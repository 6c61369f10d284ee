import { assertNever } from '@letterslot/core'
import type { TranslationFileFault } from '../../domain/languages/translation-file.ts'
import { translationFileText } from '../../domain/texts/languages.ts'

/** Says why a file of translations is not taken, and the way out. */
export function describeTranslationFault(fault: TranslationFileFault): string {
  const { refused } = translationFileText
  switch (fault.code) {
    case 'broken-table':
      return refused['broken-table'](fault.row)
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
