import { expect, it } from 'vitest'
import type { EntryBackups } from './device-store.ts'
import { withEntryBackups } from './device-store.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { deferred, submission } from './outbox.test.fixture.ts'

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
