import type { Form } from '@letterslot/core'

/** True for a form that says or does more, once its message is sent, than its maker's own line. */
export function usesAfterSent({ redirect, sentAnswers, sentBlocks, sentText = '' }: Form): boolean {
  return !!redirect || !!sentAnswers || !!sentBlocks || sentText.includes('{{')
}
