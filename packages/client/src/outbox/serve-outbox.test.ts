import { expect, it } from 'vitest'
import { syncTag } from './background-sync.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, manualPage, submission } from './outbox.test.fixture.ts'
import { serveOutbox } from './serve-outbox.ts'

it.each([
  ['OK', 200, 'over'],
  ['No', 400, 'over'],
  ['Busy', 503, 'NetworkError'],
])('[L174] after %s a sync is %s: the browser asks again only while something waits', async (text, status, outcome) => {
  const store = createMemoryStore()
  await store.add(createEntry(submission('one')))
  const scope = new EventTarget()
  serveOutbox(scope, {
    store,
    page: manualPage(),
    send: answers({ status, text }).send,
    policy: { firstDelayMs: 3_600_000 },
  })
  const works: Promise<unknown>[] = []
  const sync = Object.assign(new Event('sync'), {
    tag: syncTag('box'),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  })
  scope.dispatchEvent(sync)
  const [work] = works
  expect(
    await work?.then(
      () => 'over',
      (error: DOMException) => error.name,
    ),
  ).toBe(outcome)
})
