import type { Fallback } from '@letterslot/core'
import { assignChanges, type Changes, mergeKeyOf } from '../assign-changes.ts'
import type { Command } from '../command.ts'
import { noDestination } from './choose-connection.ts'

/** Changes the other ways to reach the maker, shown to visitors when sending fails; `undefined` takes one away. */
export function setFallback(changes: Changes<Fallback>): Command {
  return {
    kind: 'set-fallback',
    mergeKey: mergeKeyOf('set-fallback', '', changes),
    change: ({ form }) => {
      form.delivery ??= { ...noDestination }
      form.delivery.fallback ??= {}
      assignChanges(form.delivery.fallback, changes)
    },
  }
}
