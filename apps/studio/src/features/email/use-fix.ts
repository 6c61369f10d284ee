import { assertNever } from '@letterslot/core'
import type { Finding } from '@letterslot/email'
import { addRule } from '../../document/commands/add-rule.ts'
import { applyEmailFix } from '../../document/commands/apply-email-fix.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { requirable } from './finding-words.ts'
import { useEmailActions } from './use-email-actions.ts'

/** Settles a finding: changes the mail or the form, or goes where a person must type. */
export function useFix(): (finding: Finding) => void {
  const { store } = useDocumentSession()
  const { show } = useEmailActions()
  return ({ fix }) => {
    const { document, dispatch } = store.getState()
    switch (fix.kind) {
      case 'addRow':
      case 'setText':
      case 'allowVisitorRecipients':
        return dispatch(applyEmailFix(fix))
      case 'requireField': {
        const field = requirable(document.form, fix.name)
        return field ? dispatch(addRule(field.id, { kind: 'required' })) : show('to:0')
      }
      case 'fillRecipient':
        return show(`to:${Number(fix.place.split('/')[2] ?? 0)}`)
      default:
        return assertNever(fix)
    }
  }
}
