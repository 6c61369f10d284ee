import { useState } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import type { StoredConnection } from '../../model/connection.ts'

/** The answers to the question that Connect begins with. */
const answers = ['account', 'no-account', 'server'] as const
export type ConnectAnswer = (typeof answers)[number]

const keyOf = (formId: string): string => `letterslot.connect.${formId}`

function readAnswer(formId: string): ConnectAnswer | undefined {
  try {
    const kept = localStorage.getItem(keyOf(formId))
    return answers.find((answer) => answer === kept)
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return undefined
  }
}

/** The answer to the question that Connect begins with. */
export interface ConnectQuestion {
  /** The way that the form sends, or that the maker looks at: a connection's kind, else the kept answer's. */
  readonly way: StoredConnection['kind'] | null
  /** Null while nothing was answered, or while the way is none of the answers'. */
  readonly answer: ConnectAnswer | null
  readonly reply: (answer: ConnectAnswer) => void
}

const wayOf = { account: 'emailjs', 'no-account': 'emailjs', server: 'relay' } as const

/**
 * Follows the answer, and keeps it: its second one leads out of this page and back.
 * @param chosen - the way that was picked here, else the open form's.
 */
export function useConnectAnswer(chosen: StoredConnection['kind'] | undefined): ConnectQuestion {
  const { formId } = useDocumentSession()
  const [kept, setKept] = useState(() => readAnswer(formId))
  const way = chosen ?? (kept ? wayOf[kept] : null)
  const byWay = way === 'emailjs' ? 'account' : way === 'relay' ? 'server' : null
  return {
    way,
    answer: kept !== undefined && wayOf[kept] === way ? kept : byWay,
    reply: (next) => {
      setKept(next)
      try {
        localStorage.setItem(keyOf(formId), next)
      } catch {
        // Then it is asked again.
      }
    },
  }
}
