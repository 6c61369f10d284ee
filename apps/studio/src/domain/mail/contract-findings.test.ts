import { wireSend } from '@letterslot/client/outbox'
import { expect, it, vi } from 'vitest'
import { emailJsOrigin } from '../sending/form-destination.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { emailJsFilesBytes, fileLimitOf, relayFileBytes } from './contract-findings.ts'

const { form } = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const ids = { publicKey: 'key', serviceId: 'service', templateId: 'template' }

it.each([
  ['EmailJS', emailJsOrigin, emailJsFilesBytes],
  ['a relay', 'https://relay.example.org', relayFileBytes],
])('[T604] what is said of %s is what the client refuses a file by', async (_, origin, limitBytes) => {
  const request = vi.spyOn(globalThis, 'fetch')
  const file = new File([new Uint8Array(limitBytes + 1)], 'photo.jpg')
  const files = [{ name: 'photo', file }]
  const sending = wireSend(
    { connection: { origin, ...ids }, params: {}, files },
    { signal: AbortSignal.timeout(5_000) },
  )
  await expect(sending).rejects.toMatchObject({ code: 'too-large', limitBytes })
  expect(request).not.toHaveBeenCalled()
  request.mockRestore()
})

it('[T604] the form’s own limit is taken for its connection; within the page there is none', () => {
  const delivery = { origin: emailJsOrigin, ...ids, maxFilesBytes: 2_000_000 }
  expect(fileLimitOf({ ...form, delivery }, 'emailjs')).toBe(2_000_000)
  expect(fileLimitOf(form, 'emailjs')).toBe(emailJsFilesBytes)
  expect(fileLimitOf(form, 'test-inbox')).toBe(relayFileBytes)
  expect(fileLimitOf({ ...form, delivery }, 'practice')).toBe(undefined)
  expect(fileLimitOf(form, undefined)).toBe(undefined)
})
