import type { Form } from '@letterslot/core'
import { setSentence } from '../../../domain/document/commands/sentences.ts'
import { useDispatch } from '../../../domain/document/use-document.ts'
import type { Sentence } from '../../../domain/languages/list-sentences.ts'
import { sentenceFault } from '../../../domain/languages/sentence-fault.ts'
import { formFaultText } from '../../../domain/texts/form-faults.ts'

/** A text that is typed and not taken, and what the document says meanwhile: a change of that from outside, undo say, wins. */
export interface SentenceDraft {
  readonly stored: string
  readonly text: string
}

interface SentenceWords {
  readonly text: string
  /** Why the text is not taken; the document keeps the last one that was. */
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}

interface SentencePlace {
  readonly form: Form
  readonly tag: string
  readonly draft: SentenceDraft | undefined
  readonly onDraft: (draft: SentenceDraft | undefined) => void
}

/** The maker's words for a sentence: stored as they are typed, while core finds no fault in them. Empty is the language's own. */
export function useSentenceWords({ key, own }: Sentence, { form, tag, draft, onDraft }: SentencePlace): SentenceWords {
  const dispatch = useDispatch()
  const stored = own ?? ''
  const text = draft?.stored === stored ? draft.text : stored
  const problemOf = (words: string): string | undefined => {
    const fault = words.trim() === '' ? undefined : sentenceFault(form, key, words)
    return fault && formFaultText.say(fault)
  }
  return {
    text,
    problem: text === stored ? undefined : problemOf(text),
    onChange: (next) => {
      if (problemOf(next) !== undefined) return onDraft({ stored, text: next })
      const isEmpty = next.trim() === ''
      // Spaces alone are typed, and say nothing.
      onDraft(isEmpty && next !== '' ? { stored: '', text: next } : undefined)
      if (next !== stored) dispatch(setSentence({ tag, key, text: isEmpty ? undefined : next }))
    },
  }
}
