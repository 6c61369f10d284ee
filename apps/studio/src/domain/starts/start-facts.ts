import { type FieldKind, isAsked } from '@letterslot/core'
import { startFactsText } from '../texts/ready-forms.ts'
import { startPages } from './document-from-start.ts'
import type { Start } from './start.ts'

/** One thing that is in a start. */
export interface StartFact {
  readonly kind: Exclude<keyof typeof startFactsText, 'mail'>
  readonly text: string
}

/** A start in figures: its pages, its questions, and what else is in it. Nothing of the blank one. */
export function startFacts(start: Start): readonly StartFact[] {
  const { fields, form } = start
  const pages = startPages(start)
  const has = (kinds: readonly FieldKind[]): boolean => fields.some(({ kind }) => kinds.includes(kind))
  const isConditional = [...fields, ...pages].some(({ visibleWhen }) => visibleWhen) || pages.some(({ next }) => next)
  const { questions, pages: sayPages, conditions, total, file, signature, review, drafts } = startFactsText
  const facts: readonly (StartFact | false | undefined)[] = [
    pages.length > 1 && { kind: 'pages', text: sayPages(pages.length) },
    { kind: 'questions', text: questions(fields.filter(({ kind }) => isAsked(kind)).length) },
    isConditional && { kind: 'conditions', text: conditions },
    has(['calculated']) && { kind: 'total', text: total },
    has(['file']) && { kind: 'file', text: file },
    has(['signature']) && { kind: 'signature', text: signature },
    form.review && { kind: 'review', text: review },
    form.drafts && { kind: 'drafts', text: drafts },
  ]
  return fields.length === 0 ? [] : facts.filter((fact) => fact !== false && fact !== undefined)
}
