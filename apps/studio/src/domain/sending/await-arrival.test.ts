import { expect, it, vi } from 'vitest'
import type { InboxItem } from './answers.ts'
import { awaitArrival } from './create-studio-transports.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

const mail = (reference: string): InboxItem => ({
  id: `mail_${reference}`,
  from: 'Ada <forms@localhost>',
  to: ['me@example.org'],
  subject: reference,
  receivedAt: '2026-11-21T13:02:10.000Z',
  preview: '',
  attachmentCount: 0,
  reference,
})
const whole = (id: string) => ({
  ...mail(id.slice(5)),
  headers: [],
  attachments: [],
  text: 'Text',
  html: '<p>Text</p>',
})
const patience = { everyMs: 1, forMs: 3 }

/** An inbox that holds one mail more at each look. */
function inboxOf(...references: readonly string[]) {
  let looks = 0
  return {
    inbox: vi.fn(async () => {
      looks += 1
      return { items: references.slice(0, looks).map(mail) }
    }),
    inboxMail: async (id: string) => whole(id),
  }
}
const never = new AbortController().signal

it('[T310] looks until the mail with this reference is there, and gives it whole', async () => {
  const inbox = inboxOf('AAAA-AA', '7F3K-Q2')
  expect(await awaitArrival(inbox, '7F3K-Q2', never, patience)).toEqual({
    id: 'mail_7F3K-Q2',
    view: 'test-inbox',
    subject: '7F3K-Q2',
    reference: '7F3K-Q2',
    headers: [],
    from: 'Ada <forms@localhost>',
    to: ['me@example.org'],
    replyTo: '',
    receivedAt: '2026-11-21T13:02:10.000Z',
    text: 'Text',
    html: '<p>Text</p>',
  })
  expect(inbox.inbox).toHaveBeenCalledTimes(2)
})

it('[T310] gives nothing when it has not come in time', async () => {
  expect(await awaitArrival(inboxOf('AAAA-AA'), '7F3K-Q2', never, patience)).toBeUndefined()
})

it('[T310] looks no more once it is given up, before a look or between two', async () => {
  const before = inboxOf()
  await expect(awaitArrival(before, '7F3K-Q2', AbortSignal.abort('left'), patience)).rejects.toBe('left')
  expect(before.inbox).not.toHaveBeenCalled()
  const leaving = new AbortController()
  const between = inboxOf()
  const waiting = awaitArrival(between, '7F3K-Q2', leaving.signal, { everyMs: 60_000, forMs: 120_000 })
  await vi.waitFor(() => expect(between.inbox).toHaveBeenCalledOnce())
  leaving.abort('left')
  await expect(waiting).rejects.toBe('left')
  expect(between.inbox).toHaveBeenCalledOnce()
})

it('[T310] says so when the relay stops answering', async () => {
  const gone = new RelayAnswerError(0, 'unreachable', 'The relay does not answer.')
  const silent = { ...inboxOf(), inbox: () => Promise.reject(gone) }
  await expect(awaitArrival(silent, '7F3K-Q2', never, patience)).rejects.toBe(gone)
})
