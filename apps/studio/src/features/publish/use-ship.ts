import type { Form } from '@letterslot/core'
import { useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import type { TakenAs } from '../../document/form-state.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { firstWords } from './check-words.ts'
import { type CheckId, kindOf, type PublishChecks } from './publish-checks.ts'

/** What every way out asks before it lets a form go, and does once it went. */
export interface Ship {
  /** Everything is settled. */
  readonly isReady: boolean
  /** The kind of place that answers a visitor without scripts. */
  readonly destination: 'emailjs' | 'relay' | 'other'
  /** What comes first, once somebody tried to go before it. */
  readonly first: string | undefined
  /** Whether the form may go; if not, says what comes first and puts the focus there. */
  readonly pass: () => boolean
  /** Freezes what went out as a revision. */
  readonly freeze: (as: TakenAs) => Promise<void>
}

/** Puts the focus on what settles a check. */
export function focusSettling(id: CheckId): void {
  const place = document.querySelector<HTMLElement>(`[data-settles="${id}"]`)
  const control = place?.matches('a, button') ? place : place?.querySelector<HTMLElement>('input, a, button')
  control?.focus()
}

function destinationKind(form: Form): Ship['destination'] {
  const kind = kindOf(form)
  return kind === 'emailjs' || kind === 'relay' ? kind : 'other'
}

/** Guards the ways out by what is still open. */
export function useShip(checks: PublishChecks, [first]: readonly CheckId[]): Ship {
  const session = useDocumentSession()
  const form = useDocument((document) => document.form)
  const { forms } = useStorage()
  const showToast = useToast()
  const announce = useAnnounce()
  const [told, setTold] = useState<CheckId>()
  return {
    isReady: first === undefined,
    destination: destinationKind(form),
    first: first !== undefined && first === told ? firstWords(first, checks) : undefined,
    pass() {
      setTold(first)
      if (first !== undefined) focusSettling(first)
      return first === undefined
    },
    async freeze(as) {
      const { document } = session.store.getState()
      await session.flush()
      const taken = await forms.take(session.formId, document, as)
      if (taken.ok) announce(shipText.taken(taken.value.newest))
      else showToast({ text: shipText.notFrozen(describeFailure(taken.error)) })
    },
  }
}
