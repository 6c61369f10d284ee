import { type FieldKind, isAsked } from '@letterslot/core'
import { startFactsText } from '../texts/ready-forms.ts'
import { startPages } from './document-from-start.ts'
import type { Start } from './start.ts'

/** A start in figures: its pages, its questions, and what else is in it. Nothing of the blank one. */
export function startFacts(start: Start): readonly string[] {
  const { fields } = start
  const pages = startPages(start)
  const has = (kinds: readonly FieldKind[]): boolean => fields.some(({ kind }) => kinds.includes(kind))
  const isConditional = [...fields, ...pages].some(({ visibleWhen }) => visibleWhen) || pages.some(({ next }) => next)
  return fields.length === 0
    ? []
    : [
        ...(pages.length > 1 ? [startFactsText.pages(pages.length)] : []),
        startFactsText.questions(fields.filter(({ kind }) => isAsked(kind)).length),
        ...(isConditional ? [startFactsText.conditions] : []),
        ...(has(['calculated']) ? [startFactsText.total] : []),
        ...(has(['file']) ? [startFactsText.file] : []),
        ...(has(['signature']) ? [startFactsText.signature] : []),
      ]
}
