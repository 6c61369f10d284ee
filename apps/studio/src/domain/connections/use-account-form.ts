import { useState } from 'react'
import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../model/connection.ts'
import type { VerificationState } from '../../model/verification-state.ts'
import {
  type AccountIds,
  type AccountKind,
  connectionFor,
  findMisplacedIds,
  findProblems,
  trimIds,
} from './account-ids.ts'
import { connectionStateOf } from './connection-mark.ts'
import { type DoubtfulId, findDoubts, openDoubts } from './id-doubts.ts'

/** The typing of an account's ids. */
export interface AccountFormState {
  readonly ids: AccountIds
  readonly setIds: (ids: AccountIds) => void
  /** Set once the maker has tried to go on, so that missing ids are shown. */
  readonly isChecked: boolean
  /** The ids that look like none; not those that the maker said to be right, nor those that the provider took. */
  readonly doubts: readonly DoubtfulId[]
  /** Takes the maker's word that the ids are right as they stand. */
  readonly confirm: () => void
  /** The connection that the ids make; a kept one where there is one with just these. */
  readonly wanted: EmailJsConnection | RelayConnection
  /** The connection when all is there; else shows what is missing, takes the focus there, and gives nothing. */
  readonly submit: () => EmailJsConnection | RelayConnection | undefined
}

/** Takes the ids of an account and checks them once the maker goes on. */
export function useAccountForm(
  kind: AccountKind,
  initial: AccountIds,
  stored: readonly StoredConnection[],
  edited?: StoredConnection,
): AccountFormState {
  const [ids, setIds] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const trimmed = trimIds(ids)
  const [confirmed, setConfirmed] = useState<string>()
  const wanted = connectionFor(kind, trimmed, stored, edited)
  const typed = JSON.stringify(trimmed)
  const isTaken = takenStatuses.has(connectionStateOf(wanted).status)
  const doubts = openDoubts(findDoubts(kind, trimmed), confirmed === typed || isTaken)
  return {
    ids,
    setIds,
    isChecked,
    doubts,
    confirm: () => setConfirmed(typed),
    wanted,
    submit: () => {
      setIsChecked(true)
      const [problem] = [
        ...findProblems(kind, trimmed),
        ...(kind === 'emailjs' ? findMisplacedIds(trimmed) : []).map(({ part }) => part),
        ...doubts.map(({ part }) => part),
      ]
      if (problem === undefined) return wanted
      document.getElementsByName(problem)[0]?.focus()
      return undefined
    },
  }
}

/** States of a connection whose provider took a message by these very ids. */
const takenStatuses: ReadonlySet<string> = new Set<VerificationState['status']>([
  'accepted',
  'arrived',
  'proven',
  'missing',
])
