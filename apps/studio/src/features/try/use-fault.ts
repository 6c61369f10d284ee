import type { FaultName, Faults } from '@letterslot/client/faults'
import type { Outbox } from '@letterslot/client/outbox'
import { useEffect, useSyncExternalStore } from 'react'

/** Follows what is simulated. Whoever leaves ends it: nothing goes wrong in secret, and what waits goes out. */
export function useFault(faults: Faults, outbox: Outbox): FaultName | undefined {
  useEffect(
    () => () => {
      if (faults.current() === undefined) return
      faults.set(undefined)
      outbox.flush({ all: true }).catch(() => undefined)
    },
    [faults, outbox],
  )
  return useSyncExternalStore(faults.subscribe, faults.current)
}
