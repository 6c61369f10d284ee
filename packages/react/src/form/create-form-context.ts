import { formatIssue } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { formIssues, formTexts } from '@letterslot/core/messages/en'
import type { FormComponents, FormContext, FormHandle, RareParts, Tokens } from './form-context.ts'

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

/** Puts tokens in place: `{name}` becomes `tokens.name`. Once: what was put in is not read again, so it may say anything. */
export function interpolate(text: string, tokens: Tokens): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => `${Object.hasOwn(tokens, name) ? tokens[name] : whole}`)
}
