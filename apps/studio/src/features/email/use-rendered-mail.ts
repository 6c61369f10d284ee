import { assertNever } from '@letterslot/core'
import { type EmailError, type RenderedEmail, renderEmail, sampleParams } from '@letterslot/email'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { withTestRecipient } from '../../domain/sending/practice-delivery.ts'
import { findingText, mailErrorText } from '../../domain/texts/email-findings.ts'

/** The mail that made-up answers would make. */
export interface RenderedMail {
  /** The last mail that could be made; undefined until there was one. */
  readonly mail: RenderedEmail | undefined
  /** Why the template makes no mail as it stands now. */
  readonly error: EmailError | undefined
}

/** Renders the mail behind the typing, never in its way, and keeps the last one that could be made. */
export function useRenderedMail(): RenderedMail {
  const email = useDeferredValue(useDocument((document) => document.email))
  const form = useDeferredValue(useDocument((document) => document.form))
  const rendered = useMemo(() => {
    const page = { userAgent: navigator.userAgent, address: location.href }
    const made = renderEmail(withTestRecipient(email), sampleParams(form), pageBuiltIns(page))
    // One that stands in for a recipient is none: beside it stands that the mail may go to nobody.
    return made.ok && email.to.length === 0 ? { ...made, value: { ...made.value, to: [] } } : made
  }, [email, form])
  const [last, setLast] = useState(rendered.ok ? rendered.value : undefined)
  if (rendered.ok && rendered.value !== last) setLast(rendered.value)
  return rendered.ok ? { mail: rendered.value, error: undefined } : { mail: last, error: rendered.error }
}

/** Says why a template makes no mail, in a sentence. */
export function describeRenderError({ code, tag = '' }: Pick<EmailError, 'code' | 'tag'>): string {
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
      return mailErrorText[code]
    default:
      return assertNever(code)
  }
}
