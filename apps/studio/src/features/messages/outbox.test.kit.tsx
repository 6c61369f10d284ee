import { SendError, type SendErrorCode } from '@letterslot/client'
import type { Outbox } from '@letterslot/client/outbox'
import { createSubmissionId, referenceOf } from '@letterslot/core'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newOutbox, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { createSending } from '../../domain/sending/create-sending.ts'
import { emailJs, submission } from '../../domain/sending/entry.test.fixture.ts'
import type { Sending } from '../../domain/sending/sending-context.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import type { StoredConnection } from '../../model/connection.ts'

type Answer = 'OK' | { readonly code: SendErrorCode; readonly status: number; readonly text: string }

export const disconnected: Exclude<Answer, 'OK'> = {
  code: 'provider-refused',
  status: 412,
  text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
}
export const list = page.getByRole('navigation', { name: 'Messages from this browser, newest first' })
export const message = page.getByRole('complementary', { name: 'The message' })
export const reference = (id: string): string => referenceOf(id)

/** A provider whose answers are set as the test goes on, and what went out to it. */
function provider(storage: StudioStorage) {
  const sent: Readonly<Record<string, string>>[] = []
  const by: string[] = []
  let answer: Answer = 'OK'
  const transportOf: Sending['transportOf'] = (connection) => ({
    sendFor: () => async (params) => {
      by.push(connection.kind)
      sent.push(params)
      if (answer === 'OK') return { status: 200, text: 'OK' }
      throw new SendError({ ...answer, sent: 'no' })
    },
  })
  return {
    sent,
    by,
    sending: { ...createSending(storage), transportOf },
    answers: (next: Answer): void => {
      answer = next
    },
  }
}

/** Takes a message in and waits until its first attempt is over. */
export async function enqueue(outbox: Outbox, changes: Partial<typeof submission> = {}): Promise<string> {
  const { id } = await outbox.enqueue({
    ...submission,
    id: createSubmissionId(),
    writtenAt: new Date().toISOString(),
    ...changes,
  })
  const isOver = async (): Promise<void> =>
    expect((await outbox.get(id))?.state.status).toMatch(/^(sent|parked|waiting)$/)
  // One message a second goes out on a connection.
  await vi.waitFor(isOver, 10_000)
  return id
}

/** A studio whose form sends by EmailJS, with its outbox over IndexedDB. */
export async function studio(connection: StoredConnection = emailJs) {
  const storage = await storageWithForm(connection)
  const { sending, ...rest } = provider(storage)
  const outbox = newOutbox(storage, sending)
  return {
    storage,
    outbox,
    sending,
    open: (address = '/messages') => openStudio(storage, address, { outbox, ...sending }),
    ...rest,
  }
}

/** A studio with one message that was refused, opened. */
export async function withRefused() {
  const made = await studio()
  made.answers(disconnected)
  const id = await enqueue(made.outbox)
  const router = await made.open(`/messages?view=browser&message=${id}`)
  await expect.element(message.getByRole('heading', { level: 2 })).toHaveFocus()
  return { ...made, id, router }
}
