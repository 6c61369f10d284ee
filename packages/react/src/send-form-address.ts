import type { Form } from '@letterslot/core'

/** The address that a form posts to without scripts; undefined until it is connected. */
export function sendFormAddress({ delivery }: Form): string | undefined {
  const origin = delivery?.origin.replace(/\/+$/, '')
  return origin && /^https?:/i.test(origin) ? `${origin}/api/v1.0/email/send-form` : undefined
}
