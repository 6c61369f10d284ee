import type { Entry } from './entry.ts'
import type { Spares } from './spares.ts'
import type { Store } from './store.ts'
import { isRewritten } from './stored-entry.ts'

/** The same store, with a copy of each message among the spares until it is accepted or deleted. */
export function withSpares(store: Store, spares: Spares): Store {
  return {
    get keeping() {
      return store.keeping
    },
    async add(entry) {
      const added = await store.add(entry)
      await spares.put(added)
      return added
    },
    get: (id) => store.get(id),
    list: (options) => store.list(options),
    count: () => store.count(),
    survey: (nowMs, except) => store.survey(nowMs, except),
    async change(key, decide) {
      const seen: Entry[] = []
      const entry = await store.change(key, (pair) => {
        seen.push(pair.entry)
        return decide(pair)
      })
      const before = seen.at(-1)
      // What stays there by mistake is taken out when the store is opened next.
      if (entry?.state.status === 'sent') await spares.remove(entry.id).catch(() => {})
      else if (entry && before && isRewritten(entry, before)) await spares.put(entry)
      return entry
    },
    changeLane: (key, decide) => store.changeLane(key, decide),
    async remove(id) {
      // The copy first: one without its message would bring it back.
      await spares.remove(id)
      return store.remove(id)
    },
    trim: (keep) => store.trim(keep),
    close: () => store.close(),
  }
}
