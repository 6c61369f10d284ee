import { assertNever } from '@letterslot/core'
import type { EmailError } from '@letterslot/email'
import { errorText, findingText } from '../../domain/texts/email.ts'

/** Says why a template makes no mail, in a sentence. */
export function errorWords({ code, tag = '' }: Pick<EmailError, 'code' | 'tag'>): string {
  switch (code) {
    case 'tag-raw':
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
      return `${findingText.tags[code].title} ${tag}`
    case 'recipient-empty':
    case 'recipient-invalid':
    case 'recipient-from-visitor':
    case 'parameter-not-text':
    case 'template-faults':
      return errorText[code]
    default:
      return assertNever(code)
  }
}
