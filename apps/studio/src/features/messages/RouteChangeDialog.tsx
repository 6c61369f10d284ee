import type { Entry } from '@letterslot/client/outbox'
import type { Difference, RouteChange } from '../../domain/sending/route-change.ts'
import { routeName } from '../../domain/sending/route-change.ts'
import type { SendRoute } from '../../domain/sending/send-route.ts'
import { readSendingContext } from '../../domain/sending/sending-snapshot.ts'
import { changedText, outboxText } from '../../domain/texts/outbox.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface RouteChangeDialogProps {
  readonly entry: Entry
  readonly change: Exclude<RouteChange, { readonly kind: 'same' }>
  /** Nothing stands for the route as it was written. */
  readonly onSend: (route: Partial<SendRoute>) => void
  readonly onClose: () => void
}

/** Asks by which route a message goes whose form sends by another one now than when it was written. */
export function RouteChangeDialog({ entry, change, onSend, onClose }: RouteChangeDialogProps) {
  const before = routeName(readSendingContext(entry.context)?.kind, entry.connection)
  const { now } = change
  const asNow = now && (
    <Button variant="primary" onPress={() => onSend(now)}>
      {changedText.asNow}
    </Button>
  )
  if (change.kind === 'deleted') {
    const next = now ? undefined : change.hasForm ? changedText.connectFirst : changedText.noForm
    return (
      <Dialog
        title={changedText.deletedTitle}
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{outboxText.cancel}</Button>
            {asNow}
            {!now && change.hasForm && (
              <LinkButton variant="primary" to="/forms/$formId/connect" params={{ formId: entry.form.id }}>
                {outboxText.openConnect}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{changedText.deleted(before)}</p>
        <p>
          {next ??
            changedText.changed.connection(routeName(now?.context.kind, now?.connection ?? entry.connection), before)}
        </p>
      </Dialog>
    )
  }
  const say = (difference: Difference): string =>
    difference === 'connection'
      ? changedText.changed.connection(before, routeName(change.now.context.kind, change.now.connection))
      : changedText.changed[difference]
  return (
    <Dialog
      title={changedText.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => onSend({})}>{changedText.asWritten}</Button>
          {asNow}
        </>
      }
    >
      <p>{changedText.lead}</p>
      {change.differences.map((difference) => (
        <p key={difference}>{say(difference)}</p>
      ))}
    </Dialog>
  )
}
