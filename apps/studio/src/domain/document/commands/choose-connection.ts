import type { Delivery } from '@letterslot/core'
import type { ConnectionId } from '../../../model/connection.ts'
import type { Command } from '../command.ts'

/** The public half of a connection, as the form carries it. */
export type DestinationFields = Pick<Delivery, 'origin' | 'publicKey' | 'serviceId' | 'templateId'>

/** A connection and what of it the form carries; practice carries nothing. */
export interface ChosenConnection {
  readonly id: ConnectionId
  readonly destination?: DestinationFields
}

/** The delivery of a form without connection: no destination, but the fallback contacts. */
export const noDestination: DestinationFields = { origin: '', publicKey: '', serviceId: '', templateId: '' }

/** Chooses how the form sends, or nothing. Mapping and other ways to reach the maker stay; how large files may be is of the way. */
export function chooseConnection(chosen: ChosenConnection | undefined): Command {
  return {
    kind: 'choose-connection',
    change: (draft) => {
      draft.connectionId = chosen?.id
      const { delivery } = draft.form
      const isElsewhere = delivery?.origin !== (chosen?.destination ?? noDestination).origin
      if (delivery && isElsewhere) delete delivery.maxFilesBytes
      if (delivery) Object.assign(delivery, chosen?.destination ?? noDestination)
      else if (chosen?.destination) draft.form.delivery = { ...chosen.destination }
    },
  }
}
