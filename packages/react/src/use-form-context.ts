import { formatIssue } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { formIssues, formTexts } from '@letterslot/core/messages/en'
import { useMemo } from 'react'
import { fill } from './fill.ts'
import type { FormComponents, FormContext } from './form-context.ts'
import type { FormHandle } from './form-handle.ts'
import type { RareParts } from './form-options.ts'

/** What of a form's context its props decide. */
export interface ContextProps {
  readonly components: FormComponents
  readonly editing: boolean
  readonly headingLevel: number
  readonly idPrefix: string
  readonly rareParts: RareParts | undefined
  readonly texts: Partial<VisitorTexts> | undefined
}

/** Puts together what the parts of a form share; the same object until something of it changes. */
export function useFormContext(handle: FormHandle, props: ContextProps): FormContext {
  const { components, editing, headingLevel, idPrefix, rareParts, texts } = props
  return useMemo(
    () => createFormContext(handle, { components, editing, headingLevel, idPrefix, rareParts, texts }),
    [handle, components, editing, headingLevel, idPrefix, rareParts, texts],
  )
}

/** Puts it together anew. */
export function createFormContext(handle: FormHandle, { texts: own, ...props }: ContextProps): FormContext {
  const { form } = handle
  const texts = { ...formTexts, ...own }
  const messages = props.rareParts?.withRareIssues(formIssues) ?? formIssues
  const maker = form.maker || texts.owner
  const makers = { maker, Maker: maker.charAt(0).toUpperCase() + maker.slice(1) }
  return {
    ...props,
    handle,
    texts,
    say: (text, tokens) => fill(text, { ...makers, ...tokens }),
    words: (field, key) => props.rareParts?.drawWords(field, key) ?? field[key],
    sayIssue: (issue) => formatIssue(issue, { form, messages }),
  }
}
