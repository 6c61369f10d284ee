import type { Finding } from '@letterslot/email'
import { createContext } from 'react'

/** Finds something of what it is given, or returns what it found last where that was the same. */
export type FindingsOnce = (given: readonly unknown[], find: () => readonly Finding[]) => readonly Finding[]

/** Makes one search do for all that ask for the findings of the open form's mail. */
export function createFindingsOnce(): FindingsOnce {
  let last: { readonly given: readonly unknown[]; readonly found: readonly Finding[] } | undefined
  return (given, find) => {
    if (!last || given.some((one, index) => one !== last?.given[index])) last = { given, found: find() }
    return last.found
  }
}

/** Given around an open form; without it each searches for itself. */
export const FindingsOnceContext = createContext<FindingsOnce>((_, find) => find())
