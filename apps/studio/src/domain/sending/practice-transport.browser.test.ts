import { SendError } from '@letterslot/client'
import { generalTemplate, renderEmail } from '@letterslot/email'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PracticeMail } from '../../model/practice-mail.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { pageBuiltIns } from './page-built-ins.ts'
import { createPracticeTransport, type PracticeMailStore, type PracticeOptions } from './practice-transport.ts'

const template = { ...generalTemplate({ id: 'tmpl_contact', to: 'you@example.org' }), formId: 'contact' }
const page = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0',
  address: 'https://a.example/x',
}
const params = {
  full_name: 'Ada <b>Lovelace</b>',
  email: 'ada@example.org',
  letterslot_id: '7F3KQ2ABCDEFGHJKMNPQRSTVWX',
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2026-11-21T14:02:10+01:00',
  letterslot_sent_at: '2026-11-21T14:02:11+01:00',
  letterslot_attempts: '1',
}
const again = { ...params, letterslot_attempts: '2', letterslot_sent_at: '2026-11-21T14:03:10+01:00' }

let name: string
let storage: StudioStorage

function practice(changes: Partial<PracticeOptions> = {}) {
  return createPracticeTransport({ template, store: storage.practiceMails, now: () => 1_000, page, ...changes })
}

function send(sent: Readonly<Record<string, string>>, changes: Partial<PracticeOptions> = {}) {
  return practice(changes)(sent, { signal: new AbortController().signal })
}

/** Reads the mails of a database opened anew. */
async function keptMails(): Promise<readonly PracticeMail[]> {
  return (await openStorage(name)).practiceMails.list()
}

async function rejectionOf(sending: Promise<unknown>): Promise<object> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SendError)) throw new Error('It was not rejected by a SendError.')
  const { code, status, text, sent } = error
  return { code, status, text, sent }
}

// A database of its own for each test; the browser's profile, and all of them with it, goes after the run.
beforeEach(async () => {
  name = `practice-${crypto.randomUUID()}`
  storage = await openStorage(name)
})

describe('the practice connection', () => {
  it('[T100] keeps the mail that the relay would send, to the character', async () => {
    expect(await send(params)).toEqual({ status: 200, text: 'OK' })
    const mail = renderEmail(template, params, pageBuiltIns(page))
    expect(await keptMails()).toEqual([
      {
        id: params.letterslot_id,
        formId: 'contact',
        submissionId: params.letterslot_id,
        receivedAtMs: 1_000,
        params,
        mail: mail.ok && mail.value,
      },
    ])
  })

  it('[T1074] calls no message a possible repeat whose id it never took; another of that id stays one', async () => {
    const doubted = { ...again, letterslot_repeat: 'yes' }
    await send(doubted)
    await send({ ...doubted, full_name: 'Grace' })
    await send({ ...doubted, letterslot_id: '7F3KQ2ABCDEFGHJKMNPQRSTVWY', letterslot_repeat: 'elsewhere' })
    const kept = await keptMails()
    expect(
      kept.map(({ params: { letterslot_repeat: mark }, mail }) => [mark, mail.text.includes('Possible repeat')]),
    ).toEqual([
      [undefined, false],
      ['yes', true],
      ['elsewhere', true],
    ])
  })

  it('[T101] answers only after the commit', async () => {
    const commit = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const store: PracticeMailStore = {
      update: async (id, decide) => {
        asked.resolve()
        await commit.promise
        return storage.practiceMails.update(id, decide)
      },
    }
    let answered = false
    const sending = send(params, { store }).finally(() => {
      answered = true
    })
    await asked.promise
    // A round trip through the real database: time enough for an answer that does not wait.
    expect(await storage.practiceMails.list()).toEqual([])
    expect(answered).toBe(false)
    commit.resolve()
    expect(await sending).toEqual({ status: 200, text: 'OK' })
    expect(await keptMails()).toHaveLength(1)
  })

  it('[T102 F37] makes one mail of a message that is sent again, later or at the same time', async () => {
    const answers = await Promise.all([send(params), send(again), send(params), send(again), send(params)])
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, text: 'OK' })))
    storage = await openStorage(name)
    expect(await send({ ...again, letterslot_repeat: 'yes' })).toEqual({ status: 200, text: 'OK' })
    expect(await keptMails()).toHaveLength(1)
  })

  it('[T103 F54] keeps another message under the same id besides the first', async () => {
    await send(params)
    await send({ ...params, full_name: 'Charles' })
    await send({ ...again, full_name: 'Charles' })
    const mails = await keptMails()
    expect(mails.map(({ id, params: { full_name } }) => ({ id, full_name }))).toEqual([
      { id: params.letterslot_id, full_name: 'Ada <b>Lovelace</b>' },
      { id: `${params.letterslot_id}-2`, full_name: 'Charles' },
    ])
  })

  it('[T104] gives a submission without an id one of its own', async () => {
    await send({ full_name: 'Ada' }, { createId: () => 'made-1' })
    await send({ full_name: 'Ada', letterslot_id: '' }, { createId: () => 'made-2' })
    expect((await keptMails()).map(({ submissionId }) => submissionId)).toEqual(['made-1', 'made-2'])
  })

  it('[T566] names the files of a message and their sizes; the same message with other files is another mail', async () => {
    const file = (name: string, text: string) => ({ name: 'photo', file: new File([text], name) })
    const files = [file('cat.jpg', '12345'), file('dog.jpg', '1')]
    const attached = { template: { ...template, subject: '{{photo}}' } }
    await practice(attached)(params, { signal: new AbortController().signal, files })
    await practice(attached)(again, { signal: new AbortController().signal, files })
    await practice(attached)(again, { signal: new AbortController().signal, files: [file('cat.jpg', '1')] })
    const mails = await keptMails()
    expect(mails.map(({ mail, files: kept, params: { photo } }) => ({ subject: mail.subject, kept, photo }))).toEqual([
      {
        subject: 'cat.jpg, dog.jpg',
        kept: [
          { name: 'cat.jpg', bytes: 5 },
          { name: 'dog.jpg', bytes: 1 },
        ],
        photo: 'cat.jpg, dog.jpg',
      },
      { subject: 'cat.jpg', kept: [{ name: 'cat.jpg', bytes: 1 }], photo: 'cat.jpg' },
    ])
  })

  it.each([
    [{ subject: '{{{full_name}}}' }, 'rejected', 400, 'Template: One or more dynamic variables are corrupted'],
    [{ to: [] }, 'rejected', 422, 'The recipients address is empty'],
    [{ to: ['you at example'] }, 'rejected', 422, 'The recipients address is corrupted'],
    [{ to: ['{{email}}'] }, 'rejected', 422, 'The recipients address may not come from a visitor'],
  ])('[T105] rejects as the provider answers a template with %j', async (changes, code, status, text) => {
    const sending = send(params, { template: { ...template, ...changes } })
    expect(await rejectionOf(sending)).toEqual({ code, status, text, sent: 'no' })
    expect(await keptMails()).toEqual([])
  })

  it('[T106 F02] rejects where this browser does not keep the mail', async () => {
    const store: PracticeMailStore = {
      update: () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError')),
    }
    expect(await rejectionOf(send(params, { store }))).toEqual({
      code: 'provider-failed',
      status: 503,
      text: 'This browser did not keep the mail. Nothing was accepted',
      sent: 'no',
    })
  })

  it('[T107] keeps nothing of a call that was given up before', async () => {
    const sending = practice()(params, { signal: AbortSignal.abort() })
    expect(await rejectionOf(sending)).toEqual({ code: 'aborted', status: 0, text: 'The call was aborted', sent: 'no' })
    expect(await keptMails()).toEqual([])
  })

  it('[T108] makes no request', async () => {
    const doors = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'open'),
      vi.spyOn(navigator, 'sendBeacon'),
    ]
    await send(params)
    expect(doors.map((door) => door.mock.calls.length)).toEqual([0, 0, 0])
    vi.restoreAllMocks()
  })

  it('[T109] fills the built-in parameters from the page, and never an address or a country', async () => {
    const names = ['os', 'platform', 'browser', 'version', 'country', 'referrer', 'ip']
    const subject = names.map((part) => `{{user_${part}}}`).join('|')
    await send(params, { template: { ...template, subject }, page: { ...page, address: `${page.address}?q=1#/forms` } })
    const [kept] = await keptMails()
    expect(kept?.mail.subject).toBe('Linux|Desktop|Firefox|145.0||https://a.example/x|')
  })

  it('[T109] reads the browser that it runs in where nothing else is said', async () => {
    const transport = createPracticeTransport({
      template: { ...template, subject: '{{user_browser}} {{user_referrer}}' },
      store: storage.practiceMails,
    })
    await transport(params, { signal: new AbortController().signal })
    const [kept] = await keptMails()
    expect(kept?.mail.subject).toBe(`Chrome ${location.origin}${location.pathname}`)
  })
})
