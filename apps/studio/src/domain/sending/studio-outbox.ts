import { createOutbox, type Outbox, type PageEvents, pageEvents, type Send } from '@letterslot/client/outbox'
import { createStudioSend, type StudioSendPorts } from './studio-send.ts'

/** The studio's own database: a published form on the same origin keeps its messages elsewhere. */
export const studioOutboxName = 'letterslot-studio-outbox'

/** Arguments of the studio's outbox. */
export interface StudioOutboxPorts extends StudioSendPorts {
  /** Default: the studio's own database. */
  readonly name?: string
  /** Lays something around every attempt: faults to try out, say. Default: nothing. */
  readonly around?: (send: Send) => Send
  /** Default: this page's own. */
  readonly page?: PageEvents
}

/** Opens the one outbox of the app. Everything that a form run in the studio takes in goes through it. */
export function createStudioOutbox({
  name = studioOutboxName,
  around = (send) => send,
  page = pageEvents,
  ...ports
}: StudioOutboxPorts): Outbox {
  return createOutbox({ name, page, send: around(createStudioSend(ports)) })
}
