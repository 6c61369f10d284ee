import { applyFix, type TemplateFix } from '@letterslot/email'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'

/** Makes the change of the mail that settles a finding. */
export function applyEmailFix(fix: TemplateFix): Command {
  return {
    kind: 'apply-email-fix',
    change: (draft) => {
      draft.email = castDraft(applyFix(current(draft.email), fix))
    },
  }
}
