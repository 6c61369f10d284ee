import { useState } from 'react'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { takenWord } from '../../domain/texts/form-state.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import type { TakenAs } from '../../model/publication-state.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import {
  type CheckId,
  firstToSettle,
  type PageDestination,
  type PublishChecks,
  pageDestination,
} from './publish-checks.ts'

/** The gate of every publishing method, and the record of a publishing. */
export interface PublishGate {
  /** Everything is settled. */
  readonly isReady: boolean
  /** The place that answers a visitor without scripts. */
  readonly destination: PageDestination
  /** The first thing to settle, once the maker tried to publish. */
  readonly first: string | undefined
  /** Tells if the form may go; if not, names the first thing to settle and moves the focus there. */
  readonly allow: () => boolean
  /** Freezes what went out as a revision. */
  readonly freeze: (as: TakenAs) => Promise<void>
}

/** Puts the focus on what settles a check. */
export function focusSettling(id: CheckId): void {
  const place = document.querySelector<HTMLElement>(`[data-settles="${id}"]`)
  const control = place?.matches('a, button') ? place : place?.querySelector<HTMLElement>('input, a, button')
  control?.focus()
}

/** Guards the ways out by what is still open. */
export function usePublishGate(checks: PublishChecks, [first]: readonly CheckId[]): PublishGate {
  const session = useDocumentSession()
  const form = useDocument((document) => document.form)
  const { forms } = useStorage()
  const showToast = useToast()
  const announce = useAnnounce()
  const [told, setTold] = useState<CheckId>()
  return {
    isReady: first === undefined,
    destination: pageDestination(form, checks.destination),
    first: first !== undefined && first === told ? firstToSettle(first, checks) : undefined,
    allow() {
      setTold(first)
      if (first !== undefined) focusSettling(first)
      return first === undefined
    },
    async freeze(as) {
      const { document } = session.store.getState()
      await session.flush()
      const taken = await forms.take(session.formId, document, as)
      if (taken.ok) announce(publishPanelText.taken(taken.value.newest.revision, takenWord(taken.value.newest.as)))
      else showToast({ text: publishPanelText.notFrozen(describeFailure(taken.error)) })
    },
  }
}
