import { useState } from 'react'

/** The outcome of a typed text: refused with a reason, or stored in its normal form. */
export type Proposal =
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: true; readonly stored: string; readonly commit: () => void }

export interface DraftText {
  readonly text: string
  /** Why the text is not stored; what was stored before still is. */
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}

/**
 * Text that is stored as it is typed, but only while it is sound: a refused text stays in its control, with the reason,
 * and the document keeps the last sound one. A change from outside, undo say, wins.
 */
export function useDraftText(stored: string, propose: (text: string) => Proposal): DraftText {
  const [draft, setDraft] = useState({ stored, text: stored })
  const text = draft.stored === stored ? draft.text : stored
  const standing = text === stored ? undefined : propose(text)
  return {
    text,
    problem: standing?.ok === false ? standing.problem : undefined,
    onChange: (next) => {
      const proposal = propose(next)
      if (proposal.ok) {
        setDraft({ stored: proposal.stored, text: next })
        proposal.commit()
      } else setDraft({ stored, text: next })
    },
  }
}
