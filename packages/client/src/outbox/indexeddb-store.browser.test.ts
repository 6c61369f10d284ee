import { afterEach } from 'vitest'
import { describeStore } from './contract-suite.ts'
import { openIndexedDbStore } from './indexeddb-store.ts'
import type { Store } from './store.ts'

const opened: { readonly name: string; readonly store: Store }[] = []

async function open(): Promise<Store> {
  const name = `outbox-${crypto.randomUUID()}`
  const store = await openIndexedDbStore(name, () => {})
  opened.push({ name, store })
  return store
}

afterEach(async () => {
  for (const { name, store } of opened.splice(0)) {
    store.close()
    indexedDB.deleteDatabase(name)
  }
})

describeStore('a store on the device', open)
