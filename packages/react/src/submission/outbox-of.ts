import { createMemoryStore, createOutbox, type Outbox, wireSend } from '@letterslot/client/outbox'
import type { FormHost } from '../form/form-context.ts'

declare global {
  var letterslotOutbox: Outbox | undefined
}

/** The outbox of a form: its own, one over its transport, or the page's. */
export function outboxOf(host: FormHost): Outbox {
  const { clock, outbox, transport } = host.options
  if (outbox) return outbox
  if (!(transport || host.inMemory)) return pageOutbox()
  host.inMemory ??= createOutbox({
    store: createMemoryStore(),
    send(outgoing, options) {
      const { transport: now } = host.options
      return now ? now(outgoing.params, options) : wireSend(outgoing, options)
    },
    ...(clock && { clock }),
  })
  return host.inMemory
}

/** The one outbox of this page, which every form without one of its own shares. */
export function pageOutbox(): Outbox {
  const known = globalThis.letterslotOutbox
  // An element of that id would stand here too.
  if (typeof known?.enqueue === 'function') return known
  const outbox = createOutbox()
  globalThis.letterslotOutbox = outbox
  return outbox
}
