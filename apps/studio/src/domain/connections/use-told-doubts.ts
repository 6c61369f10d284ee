import { useState } from 'react'
import { connectText } from '../texts/connect.ts'
import type { DoubtfulId } from './id-doubts.ts'

/** The doubts that are told by now: none of a text that is still being typed, but of a key that must stay private. */
export interface ToldDoubts {
  /** Why this id looks like none; undefined while nothing is told of it. */
  readonly problemOf: (part: string) => string | undefined
  readonly onType: (part: string) => void
  readonly onLeave: () => void
  /** True where the maker's word settles all that is told. */
  readonly canConfirm: boolean
}

/** Follows which of the doubts are told: each once its field is left, all of them after a try to go on. */
export function useToldDoubts(doubts: readonly DoubtfulId[], isChecked: boolean): ToldDoubts {
  const [typing, setTyping] = useState<string>()
  const told = doubts.filter(({ part, doubt }) => isChecked || part !== typing || keysKeptPrivate.has(doubt))
  return {
    problemOf: (part) => {
      const found = told.find((id) => id.part === part)
      return found && connectText.ids.doubts[found.doubt]
    },
    onType: setTyping,
    onLeave: () => setTyping(undefined),
    canConfirm: told.length > 0 && told.every(({ doubt }) => doubt !== 'relay-private-key'),
  }
}

const keysKeptPrivate: ReadonlySet<string> = new Set<DoubtfulId['doubt']>(['relay-private-key', 'long-key'])
