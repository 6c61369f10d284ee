import { openIndexedDbStore } from '../../../packages/client/src/outbox/indexeddb-store.ts'
import { type RunReport, runRandom } from '../random/run.ts'
import { countStore } from '../random/settle.ts'

/** The interface of the page for a suite. */
export interface RandomPage {
  /** Makes one run over a database of this browser. */
  runOverIndexedDb(run: { readonly seed: number; readonly messages: number }): Promise<RunReport>
}

declare global {
  var random: RandomPage
}

const channel = new MessageChannel()

/** A later turn of the event loop, without the 4 ms that timers wait for. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(undefined)
  })
}

globalThis.random = {
  async runOverIndexedDb(run) {
    const name = `torture-${run.seed}`
    const store = await openIndexedDbStore(name, () => {})
    try {
      return await runRandom({ ...run, ...countStore(store, turn) })
    } finally {
      store.close()
      indexedDB.deleteDatabase(name)
    }
  },
}
