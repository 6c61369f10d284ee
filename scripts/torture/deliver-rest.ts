import { setTimeout as sleep } from 'node:timers/promises'
import type { Keeper } from './pages/keeper.ts'

const pollMs = 200
const patienceMs = 120_000

/** Presses *Try again* until nothing waits: what is still held by a page that died comes free with its lease. */
export async function deliverRest(keeper: Keeper): Promise<void> {
  const latestMs = performance.now() + patienceMs
  for (;;) {
    const unsent = await keeper.retryAll()
    if (unsent === 0) return
    if (performance.now() > latestMs) throw new Error(`${unsent} messages do not go out.`)
    await sleep(pollMs)
  }
}
