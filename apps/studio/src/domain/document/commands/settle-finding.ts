import { type AppliedFix, applyFix } from '@letterslot/email'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'

/** Makes the change of the form, the mail or both that settles a finding of the contract check: one step of undo. */
export function settleFinding(...fixes: readonly AppliedFix[]): Command {
  return {
    kind: 'settle-finding',
    change: (draft) => {
      const before = { form: current(draft.form), template: current(draft.email) }
      const { form, template } = fixes.reduce(applyFix, before)
      if (form !== before.form) draft.form = castDraft(form)
      if (template !== before.template) draft.email = castDraft(template)
    },
  }
}
