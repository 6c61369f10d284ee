import type { Form, Look } from '@letterslot/core'
import type { CountedText } from '@letterslot/core/form-state'
import type { ComponentType, ReactNode } from 'react'
import type { LookProps } from './look-props.ts'

/** Marks words of the maker's with their language, where that is another one than the form is shown in. */
export interface Marks {
  /** The attributes of such words; undefined for all others. */
  langOf(words: string | undefined): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined
  /** Words, or what is `drawn` of them, marked. */
  mark(words: string | undefined, drawn?: ReactNode): ReactNode
  /** As `say`, with words of the maker's among the tokens. */
  sayMarked(text: CountedText, tokens: Readonly<Record<string, string>>): ReactNode
}

/**
 * Makes the marks of a form that is shown in another language than its own.
 * @param say - fills the tokens of a text, as the form does.
 * @param lang - the language of our words, where it is not the form's.
 */
export type CreateMarks = (
  say: (text: CountedText, tokens?: Readonly<Record<string, string>>) => string,
  lang: string | undefined,
) => Marks

/** The parts that draw the look of a document. */
export interface LookParts {
  readonly props: (look: Look) => LookProps
  readonly Pictures: ComponentType<{ readonly look: Look; readonly langOf?: Marks['langOf'] | undefined }>
}

/** The parts that a form is posted by where no script runs. */
export interface PlainParts {
  readonly address: (form: Form) => string | undefined
  readonly Fields: ComponentType<{ readonly form: Form }>
}
