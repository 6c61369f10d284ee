import { type EmailTemplate, emailFormat } from '@letterslot/email'
// biome-ignore lint/correctness/noUndeclaredDependencies: the root manifest has it, and only tests run this file.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AttachedFile, DeliveryAttempt, DeliveryOutcome, NewMessage, Store } from './port.ts'

const template: EmailTemplate = {
  format: emailFormat,
  version: 1,
  id: 'tmpl_contact',
  formId: 'contact',
  to: ['owner@example.org'],
  cc: [],
  bcc: [],
  replyTo: '{{email}}',
  fromName: '{{full_name}}',
  subject: 'Write to us: {{full_name}}',
  visitorRecipients: false,
  blocks: [
    { id: 'b1', kind: 'heading', text: 'A message' },
    { id: 'b2', kind: 'answers', auto: true, rows: [{ name: 'full_name', label: 'Your name' }] },
    { id: 'b3', kind: 'divider' },
  ],
}

const exampleFiles: readonly AttachedFile[] = [
  { parameter: 'photo', name: 'photo.jpg', type: 'image/jpeg', content: Uint8Array.from([0xff, 0xd8, 0x00, 0xff]) },
  { parameter: 'photo', name: 'empty.txt', type: 'text/plain', content: new Uint8Array() },
]

/** A message to store, whole; `over` replaces some of it. */
export const exampleMessage = (id: string, over: Partial<NewMessage> = {}): NewMessage => ({
  id,
  submissionId: `submission-of-${id}`,
  keyId: 'key_1',
  serviceId: 'default',
  templateId: template.id,
  templateRevision: 3,
  template,
  params: { full_name: 'Ada 😀\n{{x}}', constructor: 'a name like any other', letterslot_reference: '7F3K-Q2' },
  builtIns: { user_os: 'Linux' },
  contentDigest: `digest-of-${id}`,
  acceptedAtMs: 1000,
  ...over,
})

const attempt = (number: number, over: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  attempt: number,
  atMs: 2000 + number,
  answer: '250 2.0.0 Ok',
  doubtful: false,
  delivered: ['owner@example.org'],
  refused: [{ address: 'gone@example.org', answer: '550 no such user' }],
  ...over,
})

/**
 * What every store promises. Run by the tests of each implementation.
 * @param newPlace - names a new empty place for each test.
 * @param open - opens a place, also a second time after the suite has closed it.
 */
export function describeStoreContract(name: string, newPlace: () => string, open: (place: string) => Store): void {
  describe(`the ${name} store keeps the contract`, () => {
    let place: string
    let store: Store
    beforeEach(() => {
      place = newPlace()
      store = open(place)
    })
    afterEach(() => store.close())
    const reopen = () => {
      store.close()
      store = open(place)
    }

    it('[S1] stores a message whole and has it after a restart', async () => {
      const sent = exampleMessage('m1')
      expect(await store.messages.accept(sent)).toEqual({ kind: 'stored', id: 'm1' })
      reopen()
      expect(store.messages.get('m1')).toEqual({
        ...sent,
        repeatedId: false,
        state: 'accepted',
        attempts: [],
        retryAtMs: undefined,
        reason: undefined,
      })
    })

    it('[S290] keeps the files of a message with it, to the byte and in their order, also after a restart', async () => {
      await store.messages.accept(exampleMessage('m1', { files: exampleFiles }))
      await store.messages.accept(exampleMessage('m2'))
      reopen()
      expect(store.messages.files('m1')).toEqual(exampleFiles)
      expect(store.messages.files('m2')).toEqual([])
    })

    it('[S290] stores the files of a repeat once', async () => {
      await store.messages.accept(exampleMessage('m1', { files: exampleFiles }))
      const again = { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1', files: exampleFiles }
      expect(await store.messages.accept(exampleMessage('m2', again))).toEqual({ kind: 'repeat', id: 'm1' })
      expect(store.messages.files('m2')).toEqual([])
    })

    it('[S297] forgets files with the parameters of their message, and no others', async () => {
      for (const id of ['m1', 'm2']) await store.messages.accept(exampleMessage(id, { files: exampleFiles }))
      const first = store.messages.claim(1000, 100)
      const second = store.messages.claim(1000, 100)
      if (first === undefined || second === undefined) throw new Error('both claims exist')
      store.messages.record(first, { kind: 'delivered', attempt: attempt(1) })
      store.messages.record(second, { kind: 'failed', attempt: attempt(1), reason: '550 no' })
      store.messages.prune(2002)
      expect(store.messages.files('m1')).toEqual([])
      expect(store.messages.files('m2')).toEqual(exampleFiles)
    })

    it('[S2] [F54] answers the same id with the same content as a repeat, also after a restart', async () => {
      await store.messages.accept(exampleMessage('m1'))
      reopen()
      const again = exampleMessage('m2', { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1' })
      expect(store.messages.find('key_1', 'submission-of-m1', 'digest-of-m1')).toBe('m1')
      expect(store.messages.find('key_1', 'submission-of-m1', 'other')).toBeUndefined()
      expect(await store.messages.accept(again)).toEqual({ kind: 'repeat', id: 'm1' })
      expect(store.messages.list({ limit: 9 }).items.map(({ id }) => id)).toEqual(['m1'])
    })

    it('[S2] [F54] stores one of two that arrive at once', async () => {
      const same = { submissionId: 'one-and-the-same', contentDigest: 'same' }
      const answers = await Promise.all([
        store.messages.accept(exampleMessage('m1', same)),
        store.messages.accept(exampleMessage('m2', same)),
      ])
      expect(answers).toEqual([
        { kind: 'stored', id: 'm1' },
        { kind: 'repeat', id: 'm1' },
      ])
    })

    it('[S3] [F54] stores the same id with other content as a new message, marked so', async () => {
      await store.messages.accept(exampleMessage('m1'))
      expect(await store.messages.accept(exampleMessage('m2', { submissionId: 'submission-of-m1' }))).toEqual({
        kind: 'stored',
        id: 'm2',
      })
      expect(store.messages.get('m2')?.repeatedId).toBe(true)
    })

    it('[S3] compares ids within one key only', async () => {
      const same = { submissionId: 'one-and-the-same', contentDigest: 'same' }
      await store.messages.accept(exampleMessage('m1', same))
      expect(await store.messages.accept(exampleMessage('m2', { ...same, keyId: 'key_2' }))).toEqual({
        kind: 'stored',
        id: 'm2',
      })
      expect(store.messages.get('m2')?.repeatedId).toBe(false)
    })

    it('[S4] claims what was accepted first and is due, each message once', async () => {
      await store.messages.accept(exampleMessage('m1', { acceptedAtMs: 1500 }))
      await store.messages.accept(exampleMessage('m2', { acceptedAtMs: 1000 }))
      expect(store.messages.claim(999, 100)).toBeUndefined()
      expect(store.messages.claim(1000, 100)?.message.id).toBe('m2')
      expect(store.messages.claim(1500, 100)?.message.id).toBe('m1')
      expect(store.messages.claim(1500, 100)?.message.id).toBe('m2')
      expect(store.messages.claim(1500, 100)).toBeUndefined()
    })

    it('[S4] leaves messages of paused services alone', async () => {
      await store.messages.accept(exampleMessage('m1', { serviceId: 'paused' }))
      await store.messages.accept(exampleMessage('m2', { acceptedAtMs: 1200 }))
      expect(store.messages.nextDueMs()).toBe(1000)
      expect(store.messages.nextDueMs(['paused'])).toBe(1200)
      expect(store.messages.claim(5000, 100, ['paused'])?.message.id).toBe('m2')
      expect(store.messages.claim(5000, 100, ['paused'])).toBeUndefined()
    })

    it('[S5] refuses what a stale claim writes', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const first = store.messages.claim(1000, 100)
      const second = store.messages.claim(1100, 100)
      if (first === undefined || second === undefined) throw new Error('both claims exist')
      expect(second.fence).toBeGreaterThan(first.fence)
      expect(store.messages.record(first, { kind: 'delivered', attempt: attempt(1) })).toBe(false)
      expect(store.messages.get('m1')?.state).toBe('delivering')
      expect(store.messages.record(second, { kind: 'delivered', attempt: attempt(1) })).toBe(true)
      expect(store.messages.record(second, { kind: 'failed', attempt: attempt(2), reason: 'late' })).toBe(false)
      expect(store.messages.get('m1')).toMatchObject({ state: 'delivered', attempts: [attempt(1)] })
    })

    it('[S5] ends all leases at a start, and no earlier holder writes after it', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const dead = store.messages.claim(1000, 60_000)
      reopen()
      expect(store.messages.claim(1001, 100)).toBeUndefined()
      expect(store.messages.endLeases()).toBe(1)
      if (dead === undefined) throw new Error('the claim exists')
      expect(store.messages.record(dead, { kind: 'delivered', attempt: attempt(1) })).toBe(false)
      expect(store.messages.claim(1001, 100)?.message.id).toBe('m1')
    })

    it('[S361] [F15] makes what a killed process held due at once, by whatever clock it was accepted', async () => {
      await store.messages.accept(exampleMessage('m1', { acceptedAtMs: 100_000 }))
      store.messages.claim(100_000, 60_000)
      reopen()
      expect(store.messages.endLeases()).toBe(1)
      expect(store.messages.claim(5000, 100)?.message.id).toBe('m1')
    })

    it('[S360] leaves no message behind where only the way to the disk is tried, however often', () => {
      store.messages.checkWritable()
      store.messages.checkWritable()
      expect([store.messages.list({ limit: 9 }).items, store.messages.nextDueMs()]).toEqual([[], undefined])
    })

    it('[S6] keeps every attempt, the time of the next one and the reason', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const first = store.messages.claim(1000, 100)
      if (first === undefined) throw new Error('the claim exists')
      store.messages.record(first, { kind: 'deferred', attempt: attempt(1), retryAtMs: 9000, reason: '451 later' })
      expect(store.messages.nextDueMs()).toBe(9000)
      expect(store.messages.claim(8999, 100)).toBeUndefined()
      const second = store.messages.claim(9000, 100)
      if (second === undefined) throw new Error('the claim exists')
      store.messages.record(second, { kind: 'failed', attempt: attempt(2), reason: '550 no' })
      reopen()
      expect(store.messages.get('m1')).toMatchObject({
        state: 'failed',
        attempts: [attempt(1), attempt(2)],
        retryAtMs: undefined,
        reason: '550 no',
      })
      expect(store.messages.nextDueMs()).toBeUndefined()
      expect(store.messages.lastAttempt()).toEqual(attempt(2))
    })

    it('[S6] takes a message back untried, due when it was due before', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const claim = store.messages.claim(1000, 100)
      if (claim === undefined) throw new Error('the claim exists')
      expect(store.messages.record(claim, { kind: 'released' })).toBe(true)
      expect(store.messages.get('m1')).toMatchObject({ state: 'accepted', attempts: [] })
      expect(store.messages.nextDueMs()).toBe(1000)
    })

    it('[S6] puts a message off without an attempt, with the reason and the time of the next one', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const claim = store.messages.claim(1000, 100)
      if (claim === undefined) throw new Error('the claim exists')
      expect(store.messages.record(claim, { kind: 'postponed', retryAtMs: 9000, reason: '535 no' })).toBe(true)
      expect(store.messages.get('m1')).toMatchObject({
        state: 'deferred',
        attempts: [],
        retryAtMs: 9000,
        reason: '535 no',
      })
      expect(store.messages.nextDueMs()).toBe(9000)
      expect(store.messages.lastAttempt()).toBeUndefined()
    })

    it('[S6] takes an untried message that was put off back as one that waits', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const first = store.messages.claim(1000, 100)
      if (first === undefined) throw new Error('the claim exists')
      store.messages.record(first, { kind: 'postponed', retryAtMs: 2000, reason: '535 no' })
      const second = store.messages.claim(2000, 100)
      if (second === undefined) throw new Error('the claim exists')
      store.messages.record(second, { kind: 'released' })
      expect(store.messages.get('m1')).toMatchObject({ state: 'deferred', retryAtMs: 2000 })
    })

    it('[S281] [F15] brings forward what a clock that was set back has put too far away, in the order it came', async () => {
      for (const id of ['tried', 'near', 'paused', 'byHand', 'held', 'new']) {
        await store.messages.accept(exampleMessage(id, { acceptedAtMs: 100_000 }))
      }
      const claimed = new Map(
        ['tried', 'near', 'paused', 'byHand', 'held'].map((id) => [id, store.messages.claim(100_000, 500)]),
      )
      const record = (id: string, outcome: DeliveryOutcome) => {
        const claim = claimed.get(id)
        if (claim === undefined) throw new Error('the claim exists')
        store.messages.record(claim, outcome)
      }
      const failedAt = (atMs: number) => ({ attempt: attempt(1, { atMs }), reason: '451 later' })
      record('tried', { kind: 'deferred', ...failedAt(100_000), retryAtMs: 100_060 })
      record('near', { kind: 'deferred', ...failedAt(400), retryAtMs: 900 })
      record('paused', { kind: 'postponed', retryAtMs: 100_060, reason: '535 no' })
      record('byHand', { kind: 'failed', ...failedAt(400) })
      store.messages.retry('byHand', 100_060)
      expect(store.messages.bringForward(500, 3000)).toBe(4)
      const dueOf = (id: string) => store.messages.get(id)?.retryAtMs
      expect(['tried', 'near', 'paused', 'byHand', 'held', 'new'].map(dueOf)).toEqual([
        560,
        900,
        500,
        3500,
        undefined,
        undefined,
      ])
      expect(store.messages.claim(500, 100)?.message.id).toBe('paused')
      expect(store.messages.claim(500, 100)?.message.id).toBe('new')
      expect(store.messages.claim(500, 100)).toBeUndefined()
    })

    it('[S282] [F15] holds a message for longer, and none whose claim is stale', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const first = store.messages.claim(1000, 100)
      if (first === undefined) throw new Error('the claim exists')
      store.messages.renew(first, 9000)
      expect(store.messages.claim(8999, 100)).toBeUndefined()
      expect(store.messages.claim(9000, 100)?.message.id).toBe('m1')
      store.messages.renew(first, 20_000)
      expect(store.messages.nextDueMs()).toBe(9100)
    })

    it('[S7] puts a failed message back in the queue, and no delivered one', async () => {
      await store.messages.accept(exampleMessage('m1'))
      const claim = store.messages.claim(1000, 100)
      if (claim === undefined) throw new Error('the claim exists')
      store.messages.record(claim, { kind: 'failed', attempt: attempt(1), reason: '550 no' })
      expect(store.messages.retry('m1', 7000)).toBe(true)
      expect(store.messages.get('m1')).toMatchObject({ state: 'deferred', retryAtMs: 7000, reason: undefined })
      const again = store.messages.claim(7000, 100)
      if (again === undefined) throw new Error('the claim exists')
      store.messages.record(again, { kind: 'delivered', attempt: attempt(2) })
      expect(store.messages.retry('m1', 8000)).toBe(false)
      expect(store.messages.retry('unknown', 8000)).toBe(false)
    })

    it('[S8] lists newest first, by state, page by page', async () => {
      for (const id of ['m1', 'm2', 'm3']) await store.messages.accept(exampleMessage(id))
      store.messages.claim(1000, 100)
      const first = store.messages.list({ limit: 2 })
      expect(first.items.map(({ id }) => id)).toEqual(['m3', 'm2'])
      expect(first.next).toBe('m2')
      expect(store.messages.list({ limit: 2, after: 'm2' }).items.map(({ id }) => id)).toEqual(['m1'])
      expect(store.messages.list({ limit: 1, after: 'm2' })).not.toHaveProperty('next')
      expect(store.messages.list({ limit: 2, state: 'delivering' })).toMatchObject({ items: [{ id: 'm1' }] })
      expect(store.messages.counts()).toEqual({ accepted: 2, delivering: 1, delivered: 0, deferred: 0, failed: 0 })
    })

    it('[S9] forgets the parameters of old delivered messages, never of failed ones, and still knows their ids', async () => {
      for (const id of ['m1', 'm2']) await store.messages.accept(exampleMessage(id))
      const first = store.messages.claim(1000, 100)
      const second = store.messages.claim(1000, 100)
      if (first === undefined || second === undefined) throw new Error('both claims exist')
      store.messages.record(first, { kind: 'delivered', attempt: attempt(1) })
      store.messages.record(second, { kind: 'failed', attempt: attempt(1), reason: '550 no' })
      await store.messages.accept(exampleMessage('m0', { params: {} }))
      const third = store.messages.claim(1000, 100)
      if (third === undefined) throw new Error('the claim exists')
      store.messages.record(third, { kind: 'delivered', attempt: attempt(1) })
      expect(store.messages.prune(2001)).toBe(0)
      expect(store.messages.prune(2002)).toBe(2)
      expect(store.messages.prune(2002)).toBe(0)
      expect(store.messages.get('m0')?.builtIns).toEqual({})
      expect(store.messages.get('m1')).toMatchObject({ state: 'delivered', params: {}, builtIns: {} })
      expect(store.messages.get('m2')?.params).toEqual(exampleMessage('m2').params)
      expect(
        await store.messages.accept(
          exampleMessage('m3', { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1' }),
        ),
      ).toEqual({ kind: 'repeat', id: 'm1' })
    })

    it('[S352] knows since when a message of a service got through, to one recipient at least', async () => {
      await store.messages.accept(exampleMessage('m1'))
      await store.messages.accept(exampleMessage('m2'))
      await store.messages.accept(exampleMessage('m3', { serviceId: 'other' }))
      const [first, second, other] = [1, 2, 3].map(() => store.messages.claim(1000, 100))
      if (!first || !second || !other) throw new Error('three claims exist')
      store.messages.record(other, { kind: 'delivered', attempt: attempt(9) })
      const putOff = { attempt: attempt(1, { delivered: [] }), retryAtMs: 9000, reason: '451 Later' }
      store.messages.record(first, { kind: 'deferred', ...putOff })
      expect(store.messages.hasDeliveredSince('default', 0)).toBe(false)
      store.messages.record(second, { kind: 'deferred', ...putOff, attempt: attempt(1) })
      expect([2001, 2002].map((ms) => store.messages.hasDeliveredSince('default', ms))).toEqual([true, false])
      expect([2009, 2010].map((ms) => store.messages.hasDeliveredSince('other', ms))).toEqual([true, false])
    })

    it('[S9] never forgets a failed message, not even one without parameters', async () => {
      await store.messages.accept(exampleMessage('m1', { params: {}, builtIns: {} }))
      const claim = store.messages.claim(1000, 100)
      if (claim === undefined) throw new Error('the claim exists')
      store.messages.record(claim, { kind: 'failed', attempt: attempt(1), reason: '550 no' })
      expect([store.messages.prune(9999), store.messages.forgetIds(9999)]).toEqual([0, 0])
      expect(store.messages.get('m1')?.state).toBe('failed')
    })

    it('[S10] keeps every mail of the test inbox byte for byte, also one that came twice', () => {
      const mail = {
        receivedAtMs: 5,
        from: 'forms@localhost',
        to: ['owner@example.org'],
        source: Uint8Array.from([0, 13, 10, 255]),
      }
      const ids = [store.inbox.append(mail), store.inbox.append(mail), store.inbox.append(mail)]
      reopen()
      expect(store.inbox.get(ids[0] ?? '')).toEqual({ id: ids[0], ...mail })
      const page = store.inbox.list({ limit: 2 })
      expect(page.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
      expect(store.inbox.list({ limit: 2, after: page.next ?? '' }).items.map(({ id }) => id)).toEqual([ids[0]])
    })

    it('[S354] takes a mail out of the test inbox, and brings it back in its place for an hour at least', () => {
      const mail = { receivedAtMs: 5, from: 'forms@localhost', to: [], source: Uint8Array.from([65]) }
      const [first = '', second = '', third = ''] = [1, 2, 3].map(() => store.inbox.append(mail))
      expect([store.inbox.remove(second, 1000), store.inbox.remove(second, 1001)]).toEqual([true, false])
      expect(store.inbox.get(second)).toBeUndefined()
      expect(store.inbox.list({ limit: 5 }).items.map(({ id }) => id)).toEqual([third, first])
      reopen()
      expect([store.inbox.restore(second), store.inbox.restore(second)]).toEqual([true, false])
      expect(store.inbox.list({ limit: 5 }).items.map(({ id }) => id)).toEqual([third, second, first])
      store.inbox.remove(second, 1000)
      store.inbox.remove(first, 1000 + 60 * 60_000)
      expect(store.inbox.restore(second)).toBe(true)
      store.inbox.remove(second, 1000)
      store.inbox.remove(third, 1001 + 60 * 60_000)
      expect([store.inbox.restore(second), store.inbox.restore(first)]).toEqual([false, true])
    })

    it('[S11] counts the revisions of services and templates', () => {
      const service = { id: 'default', name: 'Mail', from: { name: 'Forms', address: 'forms@example.org' } }
      expect(store.settings.putService({ ...service, smtp: 'inbox' })).toEqual({ id: 'default', revision: 1 })
      expect(store.settings.putService({ ...service, smtp: 'environment' })).toEqual({ id: 'default', revision: 2 })
      expect(store.settings.putTemplate(template)).toEqual({ id: 'tmpl_contact', revision: 1 })
      expect(store.settings.putTemplate({ ...template, subject: 'New' })).toEqual({ id: 'tmpl_contact', revision: 2 })
      reopen()
      expect(store.settings.services()).toEqual([{ ...service, smtp: 'environment', revision: 2 }])
      expect(store.settings.service('default')?.revision).toBe(2)
      expect(store.settings.templates()).toEqual([{ template: { ...template, subject: 'New' }, revision: 2 }])
      expect(store.settings.template('tmpl_contact')?.revision).toBe(2)
      expect([store.settings.removeService('default'), store.settings.removeService('default')]).toEqual([true, false])
      expect([store.settings.removeTemplate('tmpl_contact'), store.settings.template('tmpl_contact')]).toEqual([
        true,
        undefined,
      ])
    })

    it('[S11] keeps keys and the origins of public ones', () => {
      const publicKey = { id: 'k1', name: 'Site', kind: 'public', value: 'lsp_1', origins: [], createdAtMs: 1 } as const
      const privateKey = { ...publicKey, id: 'k2', kind: 'private', value: 'a-digest' } as const
      store.settings.addKey(publicKey)
      store.settings.addKey(privateKey)
      expect(store.settings.setOrigins('k1', ['https://example.org'])).toBe(true)
      expect(store.settings.setOrigins('k2', ['https://example.org'])).toBe(false)
      reopen()
      expect(store.settings.keys()).toEqual([{ ...publicKey, origins: ['https://example.org'] }, privateKey])
      expect([store.settings.removeKey('k1'), store.settings.removeKey('k1')]).toEqual([true, false])
    })
  })
}
