import type { Form } from '@letterslot/core'
import type { JSX } from 'react'
import { version } from './constants.ts'

export interface DeliveryFieldsProps {
  readonly form: Form
}

/** The identifiers that a form carries to the provider when no script runs. None of them is secret. */
export function DeliveryFields({ form }: DeliveryFieldsProps): JSX.Element | null {
  const { delivery } = form
  if (!delivery) return null
  return (
    <>
      <input type="hidden" name="lib_version" defaultValue={version} />
      <input type="hidden" name="service_id" defaultValue={delivery.serviceId} />
      <input type="hidden" name="template_id" defaultValue={delivery.templateId} />
      <input type="hidden" name="user_id" defaultValue={delivery.publicKey} />
    </>
  )
}
