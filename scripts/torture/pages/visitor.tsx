import { createOutbox, type Outbox } from '@letterslot/client/outbox'
import { LetterslotForm } from '@letterslot/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A form that a visitor filled in. */
export interface FilledIn {
  readonly id: string
  readonly message: string
  /** Of the provider. */
  readonly origin: string
}

/** The calls that a suite may make of a page with a form, by name. */
export interface Visitor {
  /** Draws the form, filled in; resolves once its outbox is open. */
  fillIn(form: FilledIn): Promise<void>
  /** Presses the form's button. */
  send(): void
  /** All that stands on the page, as a person reads it. */
  reads(): string
  /** The durability that the form was told of its message, and the reason why the next one would not be kept. */
  kept(): { readonly keeping: string; readonly fault: string }
}

declare global {
  var visitor: Visitor
}

const policy = new URL(location.href).searchParams.get('policy') ?? '{}'
const outbox: Outbox = createOutbox({ name: 'torture', policy: JSON.parse(policy) })

let keeping = 'none'

globalThis.visitor = {
  async fillIn({ id, message, origin }) {
    const form = {
      format: 'letterslot.form/1',
      version: 1,
      id: 'torture',
      title: 'Torture',
      locale: 'en',
      pages: [
        { id: 'p1', fields: [{ id: 'message', kind: 'textarea', name: 'message', label: 'Message', rules: [] }] },
      ],
      delivery: { origin, publicKey: 'key', serviceId: 'service', templateId: 'template' },
    }
    const root = createRoot(document.body.appendChild(document.createElement('main')))
    // Its effects are over when it returns: Send is heard by the form, and is no navigation.
    flushSync(() => {
      root.render(
        <LetterslotForm
          createId={() => id}
          defaultValues={{ message }}
          form={form}
          onQueued={(detail) => {
            keeping = detail.keeping
          }}
          outbox={outbox}
        />,
      )
    })
    await outbox.ready
  },
  send() {
    document.querySelector('form')?.requestSubmit()
  },
  reads: () => document.body.innerText,
  kept: () => ({ keeping, fault: outbox.health().fault ?? 'none' }),
}
