import type { Delivery } from '@letterslot/core'
import { castDraft } from 'mutative'
import { assignChanges, type Changes, mergeKeyOf } from '../assign-changes.ts'
import type { Command } from '../command.ts'
import { noDestination } from './choose-connection.ts'

/**
 * A form's settings of sending besides the destination: the mapping of parameters, where a late message says so, how
 * large files may be, and what stays on the visitor's device.
 */
export type DeliveryChanges = Changes<Pick<Delivery, 'map' | 'noteIn' | 'maxFilesBytes' | 'keepOnDevice'>>

/** Changes how the form sends; `undefined` takes a setting away. */
export function setDelivery(changes: DeliveryChanges): Command {
  return {
    kind: 'set-delivery',
    mergeKey: mergeKeyOf('set-delivery', '', changes),
    change: ({ form }) => {
      form.delivery ??= { ...noDestination }
      assignChanges(form.delivery, castDraft(changes))
    },
  }
}
