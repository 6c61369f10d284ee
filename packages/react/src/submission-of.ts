import type { Connection } from '@letterslot/client'
import type { Submission } from '@letterslot/client/outbox'
import { createSubmissionId, noteParameter, rfc3339 } from '@letterslot/core'
import { filesOf } from '@letterslot/core/files'
import type { FormHandle } from './form-handle.ts'

/**
 * Returns the answers on the page, whole, as they go into the outbox.
 * @param id - of the message that it takes the place of.
 */
export function submissionOf({ form, compiled, store, host }: FormHandle, nowMs: number, id?: string): Submission {
  const { createId = createSubmissionId } = host.options
  // The outbox keeps the messages of a form that is not connected, and says so.
  const delivery: Partial<Connection> = form.delivery ?? {}
  const { origin = '', publicKey = '', serviceId = '', templateId = '', maxFilesBytes } = delivery
  const values = store.values()
  const noteIn = noteParameter(form)
  return {
    id: id ?? createId(),
    writtenAt: rfc3339(nowMs),
    form: { id: form.id, title: form.title },
    connection: { origin, publicKey, serviceId, templateId, ...(maxFilesBytes !== undefined && { maxFilesBytes }) },
    params: compiled.templateParams(values),
    files: filesOf(compiled, values).flatMap(({ name, file }) => (file instanceof File ? { name, file } : [])),
    ...(noteIn !== undefined && { noteIn }),
  }
}
