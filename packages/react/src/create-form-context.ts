import { formatIssue } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { formIssues, formTexts } from '@letterslot/core/messages/en'
import type { FormComponents, FormContext } from './form-context.ts'
import type { FormHandle } from './form-handle.ts'
import type { RareParts } from './form-options.ts'
import { interpolate } from './interpolate.ts'

/** The part of a form's context that its props decide. */
export interface ContextProps {
  readonly components: FormComponents
  readonly editing: boolean
  readonly headingLevel: number
  readonly idPrefix: string
  readonly rareParts: RareParts | undefined
  readonly texts: Partial<VisitorTexts> | undefined
}

/** Puts together what the parts of a form share. */
export function createFormContext(handle: FormHandle, { texts: own, ...props }: ContextProps): FormContext {
  const { form } = handle
  const texts = { ...formTexts, ...own }
  const messages = props.rareParts?.withRareIssues(formIssues) ?? formIssues
  const maker = form.maker || texts.owner
  const Maker = maker.charAt(0).toUpperCase() + maker.slice(1)
  return {
    ...props,
    handle,
    texts,
    say: (text, tokens) => interpolate(text, { maker, Maker, ...tokens }),
    words: (field, key) => props.rareParts?.drawWords(field, key) ?? field[key],
    sayIssue: (issue) => formatIssue(issue, { form, messages }),
  }
}
