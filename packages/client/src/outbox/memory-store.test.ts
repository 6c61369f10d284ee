import { createMemoryStore } from './memory-store.ts'
import { describeStore } from './store-contract.test.kit.ts'

describeStore('a store in memory', async () => createMemoryStore())
