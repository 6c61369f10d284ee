import { type JSX, useSyncExternalStore } from 'react'
import { fillWords } from '../form/fill-words.ts'
import type { FormHandle } from '../form/form-context.ts'
import { useLoaded } from '../form/use-loaded.ts'

export interface AnswerWordsProps {
  readonly words: string
  readonly handle: FormHandle
}

/** Words of the maker's with answers in them, as text; empty where there is no answer yet, and without scripts. */
export function AnswerWords({ words, handle }: AnswerWordsProps): JSX.Element {
  const loaded = useLoaded(handle.loadUi, '')
  const fill = (): string => fillWords(words, handle.fields, () => loaded?.currentAnswers(handle) ?? [])
  return <>{useSyncExternalStore(followAnswersBelow, fill, () => fillWords(words, handle.fields, () => []))}</>
}

/** Once whoever reads the form has heard of an answer, which happens below. */
function followAnswersBelow(listener: () => void): () => void {
  const controller = new AbortController()
  for (const type of ['input', 'change']) document.addEventListener(type, listener, { signal: controller.signal })
  return () => controller.abort()
}
