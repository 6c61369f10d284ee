import type { Form } from '@letterslot/core'
import type { JSX } from 'react'
import { version } from './form/version.ts'

export interface DeliveryFieldsProps {
  readonly form: Form
}

/** The identifiers that a form carries to the provider when no script runs. None of them is secret. */
export function DeliveryFields({ form }: DeliveryFieldsProps): JSX.Element | null {
  const { delivery } = form
  if (!delivery) return null
  const identifiers = {
    lib_version: version,
    service_id: delivery.serviceId,
    template_id: delivery.templateId,
    user_id: delivery.publicKey,
  }
  return (
    <>
      {Object.entries(identifiers).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
    </>
  )
}

/** The address that a form posts to without scripts; undefined until it is connected. */
export function sendFormAddress({ delivery }: Form): string | undefined {
  const origin = delivery?.origin.replace(/\/+$/, '')
  return origin && /^https?:/i.test(origin) ? `${origin}/api/v1.0/email/send-form` : undefined
}
