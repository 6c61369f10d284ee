import type { Entry, Store } from '@letterslot/client/outbox'
import type { Life } from './life.ts'
import type { Weather } from './weather.ts'

/** The parts between a page and its store. */
export interface FaultyStoreOptions {
  readonly store: Store
  readonly life: Life
  readonly random: () => number
  readonly weather: () => Weather
}

/** A store as one page has it: what it asks may fail, may be done unheard, and it may die at each of its calls. */
export function createFaultyStore({ store, life, random, weather }: FaultyStoreOptions): Store {
  async function meet<Value>(work: () => Promise<Value>, isWrite: boolean): Promise<Value> {
    const { deaths, quotas, losses } = weather()
    const [death, quota, loss, isLate] = [random(), random(), random(), random() < 0.5]
    if (death < deaths && !isLate) life.die()
    // A transaction that was asked for by a page that is dead may be done all the same, or not.
    if (!life.isAlive() && random() < 0.5) return never()
    if (isWrite && quota < quotas) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    if (loss < losses && !isLate) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    const value = await work()
    if (death < deaths) life.die()
    if (loss < losses) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    return value
  }
  const read = <Value>(work: () => Promise<Value>): Promise<Value> => life.pass(() => meet(work, false))
  const write = <Value>(work: () => Promise<Value>): Promise<Value> => life.pass(() => meet(work, true))
  return {
    keeping: 'strict',
    async add(entry, adding) {
      const added: Entry[] = []
      const onAdded = (taken: Entry): void => void added.push({ ...taken, keeping: 'strict' })
      const kept = await write(() => store.add(entry, adding && { ...adding, onAdded }))
      // Only a page that hears of its commit goes on from there.
      for (const taken of added) adding?.onAdded(taken)
      return { ...kept, keeping: 'strict' }
    },
    get: (id) => read(() => store.get(id)),
    list: (options) => read(() => store.list(options)),
    count: () => read(() => store.count()),
    findDue: (nowMs, except) => read(() => store.findDue(nowMs, except)),
    update: (key, updater) => write(() => store.update(key, updater)),
    updateConnection: (key, updater) => write(() => store.updateConnection(key, updater)),
    remove: (id) => write(() => store.remove(id)),
    trim: (keep) => write(() => store.trim(keep)),
    close() {},
  }
}

function never<Value>(): Promise<Value> {
  return new Promise(() => {})
}
