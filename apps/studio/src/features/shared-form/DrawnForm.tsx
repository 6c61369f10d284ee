import type { Form } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { type JSX, useEffect } from 'react'

export interface DrawnFormProps {
  readonly form: Form
  /** The choice among its languages, where it has several. */
  readonly children?: JSX.Element | undefined
}

/** The form of a link, of which the page has title and language. */
export function DrawnForm({ form, children }: DrawnFormProps) {
  usePageWords(form.title, form.locale)
  return (
    <LetterslotForm form={form} headingLevel={1}>
      {children}
    </LetterslotForm>
  )
}

/** Gives the page its title and its language. */
export function usePageWords(title: string, language: string): void {
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])
}
