import { describe, expect, it } from 'vitest'
import { sendMail } from '../delivery/mail/send-mail.ts'
import type { Mail } from '../delivery/mail/smtp-session.ts'
import { openSqliteDatabase } from '../store/database.ts'
import type { InboxStore } from '../store/inbox-port.ts'
import { createSqliteInbox } from '../store/sqlite-inbox.ts'
import { createRecordingLog } from '../system/recording-log.test.fixture.ts'
import { type InboxDeps, startInbox } from './inbox.ts'

const mail: Mail = {
  messageId: '<1@example.org>',
  from: 'forms@example.org',
  to: ['a@example.org', 'b@example.org'],
  source: Buffer.from('Subject: Hello\r\n\r\n.A line\r\n'),
}

async function open(changes: Partial<InboxDeps> = {}) {
  const store = createSqliteInbox(openSqliteDatabase(':memory:'))
  const log = createRecordingLog()
  const inbox = await startInbox({ store, log, nowMs: () => 7, closeMs: 50, ...changes })
  return { store, log, inbox, [Symbol.asyncDispose]: () => inbox.stop() }
}

describe('test inbox', () => {
  it('[S260] stores a mail to the byte before it answers 250', async () => {
    await using opened = await open()
    const outcome = await sendMail(opened.inbox.account, mail)
    const { items } = opened.store.list({ limit: 10 })
    expect(items.map(({ source, ...rest }) => ({ ...rest, source: Buffer.from(source).toString() }))).toEqual([
      { id: items[0]?.id, receivedAtMs: 7, from: mail.from, to: mail.to, source: 'Subject: Hello\r\n\r\n.A line\r\n' },
    ])
    expect(outcome).toMatchObject({ kind: 'accepted', answer: `250 Stored as ${items[0]?.id}` })
  })

  it('[S261] [F60] answers 451 when the store cannot write, and goes on', async () => {
    const real = createSqliteInbox(openSqliteDatabase(':memory:'))
    let full = true
    const store: InboxStore = {
      ...real,
      append: async (each) => {
        if (full) throw new Error('disk is full')
        return real.append(each)
      },
    }
    await using opened = await open({ store })
    const refused = await sendMail(opened.inbox.account, mail)
    full = false
    const taken = await sendMail(opened.inbox.account, mail)
    expect(refused).toMatchObject({ kind: 'later', isPossiblyDelivered: false, answer: expect.stringMatching(/^451 /) })
    expect(taken.kind).toBe('accepted')
    expect(opened.log.of('inbox-write-failed')).toHaveLength(1)
  })

  it('[S262] keeps a mail that comes twice, twice', async () => {
    await using opened = await open()
    await sendMail(opened.inbox.account, mail)
    await sendMail(opened.inbox.account, mail)
    expect(opened.store.list({ limit: 10 }).items).toHaveLength(2)
  })

  it('[S263] [F67] says how large a mail may be', async () => {
    await using opened = await open({ maxBytes: 10 })
    expect(await sendMail(opened.inbox.account, mail)).toMatchObject({
      kind: 'refused',
      answer: expect.stringContaining('10 bytes'),
    })
  })

  it('[S264] takes mail on loopback with the password of this process only', async () => {
    await using first = await open()
    await using second = await open()
    const { account } = first.inbox
    expect(account.host).toBe('127.0.0.1')
    expect(account.login?.password).not.toBe(second.inbox.account.login?.password)
    const wrong = await sendMail({ ...account, login: { user: 'letterslot', password: 'guess' } }, mail)
    const { login, ...anonymous } = account
    const none = await sendMail(anonymous, mail)
    expect([wrong, none]).toMatchObject([
      { kind: 'blocked', cause: 'login' },
      { kind: 'blocked', cause: 'login' },
    ])
    expect(first.store.list({ limit: 10 }).items).toEqual([])
  })

  it('[S265] [F69] stops once, and answers nobody afterwards', async () => {
    const opened = await open()
    const stopped = opened.inbox.stop()
    expect(opened.inbox.stop()).toBe(stopped)
    await stopped
    expect(await sendMail(opened.inbox.account, mail)).toMatchObject({ kind: 'unreachable' })
  })
})
