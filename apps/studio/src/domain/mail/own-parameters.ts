import type { Form } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { hasLinkPrefill } from '@letterslot/core/prefill'
import { ownParameterText } from '../texts/email-layout.ts'

/** Our own parameters that messages of a form bring along, each with its purpose; only a form of several languages says which one was read, and only one that links fill in, what. */
export function ownParameters(form: Form): readonly (readonly [name: string, use: string])[] {
  const several = languagesOf(form).length > 1
  const isLinked = hasLinkPrefill(form)
  return Object.entries(ownParameterText).filter(
    ([name]) => (several || name !== 'letterslot_language') && (isLinked || name !== 'letterslot_prefilled'),
  )
}
