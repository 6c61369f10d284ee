import { type FaultName, type Faults, faultNames } from '@letterslot/client/faults'

const prefix = 'letterslot-what-if '

/**
 * Lets other tabs know of this tab's fault while it lasts: any of them may be the one that sends. It is told by the name
 * of a lock, which the browser gives back by itself when the tab is gone. Without Web Locks each tab knows its own.
 */
export function shareFault(faults: Pick<Faults, 'current' | 'subscribe'>): void {
  let end: (() => void) | undefined
  faults.subscribe(() => {
    end?.()
    end = undefined
    const fault = faults.current()
    if (fault === undefined || !('locks' in navigator)) return
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    void navigator.locks.request(`${prefix}${fault}`, { mode: 'shared' }, () => over)
  })
}

/** The fault that some tab of the studio simulates at the moment. */
export async function sharedFault(): Promise<FaultName | undefined> {
  if (!('locks' in navigator)) return undefined
  const { held = [] } = await navigator.locks.query()
  return faultNames.find((fault) => held.some(({ name }) => name === `${prefix}${fault}`))
}
