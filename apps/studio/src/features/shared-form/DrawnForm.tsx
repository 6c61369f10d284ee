import type { Form } from '@letterslot/core'
import { FormView, type LetterslotFormProps, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { useEffect } from 'react'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'

/** The form and, where it has several languages, the choice among them. */
export interface DrawnFormProps extends Pick<LetterslotFormProps, 'children' | 'createMarks'> {
  readonly form: Form
}

/** The form of a link, of which the page has title and language. */
export function DrawnForm({ form, ...languages }: DrawnFormProps) {
  usePageWords(form.title, form.locale)
  const handle = useForm(form)
  return (
    <div className={useAwaitedWords(handle) ? awaited['hidden'] : undefined}>
      <FormView handle={handle} headingLevel={1} {...languages} />
    </div>
  )
}

/** Gives the page its title and its language. */
export function usePageWords(title: string, language: string): void {
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])
}
