import { interpolate } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { formTexts } from '@letterslot/core/messages/en'
import type { FormComponents, FormContext, FormHandle, LoadedParts } from './form-context.ts'
import type { CreateMarks } from './marks.ts'

/** The part of a form's context that its props decide. */
export interface ContextProps {
  readonly components: FormComponents
  readonly editing: boolean
  readonly headingLevel: number
  readonly idPrefix: string
  readonly createMarks?: CreateMarks | undefined
  readonly rareParts: LoadedParts | undefined
  readonly texts: Partial<VisitorTexts> | undefined
}

/** Puts together what the parts of a form share. */
export function createFormContext(
  handle: FormHandle,
  { texts: own, createMarks, ...props }: ContextProps,
): FormContext {
  const { form } = handle
  const { language, drawWords } = props.rareParts ?? {}
  const texts = { ...formTexts, ...language?.texts, ...own }
  const { lang, locale = form.locale, say = interpolate } = language ?? {}
  const maker = form.maker || texts.owner
  const Maker = maker.replace(/^./u, (first) => first.toUpperCase())
  const filled: FormContext['say'] = (text, tokens) => say(text, { maker, Maker, ...tokens })
  const mark: FormContext['mark'] = (words, drawn = words) => drawn
  const marks = { mark, sayMarked: filled, ...createMarks?.(filled, lang) }
  return {
    ...props,
    handle,
    lang,
    locale,
    texts,
    ...marks,
    say: filled,
    words: (field, key) => marks.mark(field[key], drawWords?.(field, key, handle)),
  }
}
