import type { FormHandle, FormMessages } from '@letterslot/react'
import { createFormDeliveryWith, type FileCode } from '@letterslot/react/parts'
import { pageOutbox } from '@letterslot/react/submission-ui'

/**
 * Joins the form of a one-file page to the page's outbox. Nothing is around it: its visitor alone is told.
 * @param fileCode - for a form that may take files.
 */
export function createPageDelivery(handle: FormHandle, fileCode?: FileCode): FormMessages {
  return createFormDeliveryWith({ outboxOf: pageOutbox, ...(fileCode && { fileCode }) }, handle)
}
