import type { Finding } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { targetOfPlace } from './text-target.ts'
import { useEmailActions } from './use-email-actions.ts'

/** Leads to the text of the mail that a finding is about, where the mail is open. */
export function ShowInMail({ finding: { code, place } }: { readonly finding: Finding }) {
  const email = useDocument((document) => document.email)
  const { show } = useEmailActions()
  const target = place.startsWith('/') ? targetOfPlace(email, place) : undefined
  if (target === undefined || code.startsWith('recipient-')) return null
  return (
    <Button size="small" variant="quiet" onPress={() => show(target)}>
      {findingText.show}
    </Button>
  )
}
