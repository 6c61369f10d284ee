import { describeStore } from './contract-suite.ts'
import { createMemoryStore } from './memory-store.ts'

describeStore('a store in memory', async () => createMemoryStore())
