import { createMemoryStore, createOutbox, type Outbox, wireSend } from '@letterslot/client/outbox'
import type { Surroundings } from './form-handle.ts'

declare global {
  var letterslotOutbox: Outbox | undefined
}

/** The outbox of a form: its own, one over its transport, or the page's. */
export function outboxOf(around: Surroundings): Outbox {
  const { clock, outbox, transport } = around.options
  if (outbox) return outbox
  if (!(transport || around.inMemory)) return pageOutbox()
  around.inMemory ??= createOutbox({
    store: createMemoryStore(),
    send(outgoing, options) {
      const { transport: now } = around.options
      return now ? now(outgoing.params, options) : wireSend(outgoing, options)
    },
    ...(clock && { clock }),
  })
  return around.inMemory
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
