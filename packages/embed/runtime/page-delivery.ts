import type { FormHandle, FormMessages } from '@letterslot/react'
import { createFormDeliveryWith } from '@letterslot/react/parts'
import { pageOutbox } from '@letterslot/react/submission-ui'

/** Joins the form of a one-file page to the page's outbox. Nothing is around it: its visitor alone is told. */
export function createPageDelivery(handle: FormHandle): FormMessages {
  return createFormDeliveryWith({ outboxOf: pageOutbox }, handle)
}
