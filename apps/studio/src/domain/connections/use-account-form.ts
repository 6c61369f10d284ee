import { useState } from 'react'
import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../model/connection.ts'
import {
  type AccountIds,
  type AccountKind,
  connectionFor,
  findMisplacedIds,
  findProblems,
  trimIds,
} from './account-ids.ts'

/** The typing of an account's ids. */
export interface AccountFormState {
  readonly ids: AccountIds
  readonly setIds: (ids: AccountIds) => void
  /** Set once the maker has tried to go on, so that missing ids are shown. */
  readonly isChecked: boolean
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
  const wanted = connectionFor(kind, trimmed, stored, edited)
  return {
    ids,
    setIds,
    isChecked,
    wanted,
    submit: () => {
      setIsChecked(true)
      const [problem] = [
        ...findProblems(kind, trimmed),
        ...(kind === 'emailjs' ? findMisplacedIds(trimmed) : []).map(({ part }) => part),
      ]
      if (problem === undefined) return wanted
      document.getElementsByName(problem)[0]?.focus()
      return undefined
    },
  }
}
