import { expect, it } from 'vitest'
import { createOutbox } from './create-outbox.ts'
import type { EntryBackups } from './device-store.ts'
import { withEntryBackups } from './device-store.ts'
import { createEntry, type Entry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, deferred, manualClock, manualPage, submission } from './outbox.test.fixture.ts'

it.each(['add', 'change'] as const)('[L173] a message is not called kept before its copy is: %s', async (call) => {
  const written = [deferred<void>(), deferred<void>()]
  const puts: string[] = []
  const copies: EntryBackups = {
    ids: async () => [],
    get: async () => undefined,
    put: async ({ params }) => {
      puts.push(params['message'] ?? '')
      await written[puts.length - 1]?.promise
    },
    remove: async () => {},
  }
  const store = withEntryBackups(createMemoryStore(), copies)
  const order: string[] = []
  const added = store.add(createEntry(submission('one'))).then(() => order.push('kept'))
  if (call === 'change') {
    written[0]?.resolve()
    await added
    order.length = 0
  }
  const corrected = (): Promise<unknown> =>
    store
      .update('one', ({ entry, connectionState }) => ({
        entry: { ...entry, params: { message: 'Corrected' } },
        connectionState,
      }))
      .then(() => order.push('kept'))
  const done = call === 'add' ? added : corrected()
  for (let task = 0; task < 20; task++) await Promise.resolve()
  order.push('written')
  for (const { resolve } of written) resolve()
  await done
  expect(order).toEqual(['written', 'kept'])
  expect(puts.at(-1)).toBe(call === 'add' ? 'Hello from one' : 'Corrected')
})

it('[L222] the first byte waits for no copy, and a copy that is being written is taken out when it is whole', async () => {
  const written = deferred<void>()
  const seen: string[] = []
  const copies: EntryBackups = {
    ids: async () => [],
    get: async () => undefined,
    put: async ({ id }) => {
      await written.promise
      seen.push(`written ${id}`)
    },
    remove: async (id) => void seen.push(`removed ${id}`),
  }
  const { send } = answers({ status: 200, text: 'OK' })
  const clock = manualClock()
  const outbox = createOutbox({
    store: withEntryBackups(createMemoryStore(), copies),
    clock,
    page: manualPage(),
    send: (outgoing, options) => {
      seen.push('sent')
      return send(outgoing, options)
    },
  })
  outbox.subscribe((event) => seen.push(event.kind === 'changed' ? event.entry.state.status : event.kind))
  const kept = outbox.enqueue(submission('one')).then(() => seen.push('kept'))
  await clock.go(0)
  expect(seen).toEqual(['sent'])
  written.resolve()
  await kept
  await clock.go(0)
  await outbox.close()
  expect(seen).toEqual(['sent', 'written one', 'sending', 'kept', 'removed one', 'sent'])
})

it('[L222] a message that is sent waits for the copy of its correction, which would stay behind it', async () => {
  const written = [Promise.resolve(), deferred<void>()] as const
  const seen: string[] = []
  let puts = 0
  const copies: EntryBackups = {
    ids: async () => [],
    get: async () => undefined,
    put: () => (puts++ ? written[1].promise.then(() => void seen.push('written')) : written[0]),
    remove: async () => void seen.push('removed'),
  }
  const store = withEntryBackups(createMemoryStore(), copies)
  await store.add(createEntry(submission('one')))
  const change = (changed: Partial<Entry>): Promise<unknown> =>
    store.update('one', ({ entry, connectionState }) => ({ entry: { ...entry, ...changed }, connectionState }))
  const corrected = change({ params: { message: 'Corrected' } })
  const sent = change({ state: { status: 'sent', sentAt: '2026-11-27T14:02:09+01:00' } })
  for (let task = 0; task < 20; task++) await Promise.resolve()
  written[1].resolve()
  await Promise.all([corrected, sent])
  expect(seen).toEqual(['written', 'removed'])
})

it('[L222] a deletion waits for the copy that is being written', async () => {
  const written = deferred<void>()
  const seen: string[] = []
  const copies: EntryBackups = {
    ids: async () => [],
    get: async () => undefined,
    put: () => written.promise.then(() => void seen.push('written')),
    remove: async () => void seen.push('removed'),
  }
  const store = withEntryBackups(createMemoryStore(), copies)
  const added = store.add(createEntry(submission('one')))
  for (let task = 0; task < 20; task++) await Promise.resolve()
  const removed = store.remove('one')
  written.resolve()
  await Promise.all([added, removed])
  expect(seen).toEqual(['written', 'removed'])
})

it('[L180] a deleted message takes its copy out first: one without its message would bring it back', async () => {
  const store = createMemoryStore()
  const seen: unknown[] = []
  const copies: EntryBackups = {
    ids: async () => [],
    get: async () => undefined,
    put: async () => {},
    remove: async (id) => {
      seen.push((await store.get(id))?.id)
    },
  }
  const kept = withEntryBackups(store, copies)
  await kept.add(createEntry(submission('one')))
  await kept.remove('one')
  expect(seen).toEqual(['one'])
  expect(await kept.get('one')).toBeUndefined()
})
