import { connectionFor, idsOf } from '../../domain/connections/account-ids.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import type { FormConnection } from '../../domain/connections/use-form-connection.ts'
import { ownConnectionId } from '../../domain/sending/form-destination.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'

export interface OwnIdsProps {
  readonly of: FormConnection
}

/** Found where a form brought its ids along, from a file say: they are kept nowhere but in it. */
export function OwnIds({ of: { connection, all, choose, disconnect } }: OwnIdsProps) {
  if (connection?.id !== ownConnectionId || (connection.kind !== 'emailjs' && connection.kind !== 'relay')) return null
  const { own } = connectText
  return (
    <FindingCard
      tone="info"
      title={own.title}
      actions={
        <>
          <Button
            variant="primary"
            size="small"
            onPress={() => void choose(connectionFor(connection.kind, idsOf(connection), all))}
          >
            {own.keep}
          </Button>
          <Button variant="quiet" size="small" onPress={disconnect}>
            {own.disconnect}
          </Button>
        </>
      }
    >
      {own.text(connectionName(connection))}
    </FindingCard>
  )
}
