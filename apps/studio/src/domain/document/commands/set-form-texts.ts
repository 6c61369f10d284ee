import type { Form } from '@letterslot/core'
import { assignChanges, type Changes, mergeKeyOf } from '../assign-changes.ts'
import type { Command } from '../command.ts'

/** The texts of a form besides its title; an absent one falls back to the locale's. */
export type FormTexts = Changes<Pick<Form, 'description' | 'maker' | 'submitLabel' | 'sentText'>>

/** Changes the form's texts; `undefined` takes one away. */
export function setFormTexts(texts: FormTexts): Command {
  return {
    kind: 'set-form-texts',
    mergeKey: mergeKeyOf('set-form-texts', '', texts),
    change: ({ form }) => assignChanges(form, texts),
  }
}
