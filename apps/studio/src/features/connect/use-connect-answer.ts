import { useState } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { rememberedText } from '../../domain/storage/remembered-text.ts'
import type { StoredConnection } from '../../model/connection.ts'

/** The answers to the question that Connect begins with. */
const connectAnswers = ['account', 'no-account', 'server'] as const
export type ConnectAnswer = (typeof connectAnswers)[number]

/** The answer to the question that Connect begins with. */
export interface ConnectQuestion {
  /** The kind of connection that the form has, or that the maker looks at; else the kept answer's. */
  readonly kind: StoredConnection['kind'] | null
  /** Null while nothing was answered, or while the kind is none of the answers'. */
  readonly answer: ConnectAnswer | null
  readonly reply: (answer: ConnectAnswer) => void
}

const kindOfAnswer = { account: 'emailjs', 'no-account': 'emailjs', server: 'relay' } as const

/**
 * Follows the answer, and keeps it: its second one leads out of this page and back.
 * @param chosen - the kind that was picked here, else the open form's.
 */
export function useConnectAnswer(chosen: StoredConnection['kind'] | undefined): ConnectQuestion {
  const { formId } = useDocumentSession()
  const remembered = rememberedText(`letterslot.connect.${formId}`, () => localStorage)
  const [kept, setKept] = useState(() => connectAnswers.find((answer) => answer === remembered.read()))
  const kind = chosen ?? (kept ? kindOfAnswer[kept] : null)
  const usual = kind === 'emailjs' ? 'account' : kind === 'relay' ? 'server' : null
  return {
    kind,
    answer: kept !== undefined && kindOfAnswer[kept] === kind ? kept : usual,
    reply: (next) => {
      setKept(next)
      remembered.write(next)
    },
  }
}
