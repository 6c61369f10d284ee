import type { Delivery, Fallback } from '@letterslot/core'
import type { Command } from '../command.ts'
import { assignChanges, type Changes, mergeKeyOf } from '../command.ts'
import { noDestination } from './choose-connection.ts'

/**
 * A form's settings of sending besides the destination: the mapping of parameters, where a late message says so, how
 * large files may be, and what stays on the visitor's device.
 */
type DeliveryChanges = Changes<Pick<Delivery, 'map' | 'noteIn' | 'maxFilesBytes' | 'keepOnDevice'>>

/** Changes how the form sends; `undefined` takes a setting away. */
export function setDelivery(changes: DeliveryChanges): Command {
  return {
    kind: 'set-delivery',
    mergeKey: mergeKeyOf('set-delivery', '', changes),
    change: ({ form }) => {
      form.delivery ??= { ...noDestination }
      assignChanges(form.delivery, changes)
    },
  }
}

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
