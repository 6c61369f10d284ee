import type { Form } from '@letterslot/core'
import type { StudioDocument } from '../../../model/studio-document.ts'
import type { Command } from '../command.ts'
import { assignChanges, type Changes, mergeKeyOf } from '../command.ts'

/** Gives the form another title. */
export function renameForm(title: string): Command {
  return {
    kind: 'rename-form',
    mergeKey: 'rename-form',
    change: ({ form }) => {
      form.title = title
    },
  }
}

/** The texts of a form besides its title, what stands beside the one under "Sent", its drafts and what links fill in; an absent one falls back to the locale's. */
export type FormTextChanges = Changes<
  Pick<
    Form,
    | 'description'
    | 'maker'
    | 'submitLabel'
    | 'sentText'
    | 'sentBlocks'
    | 'sentAnswers'
    | 'redirect'
    | 'review'
    | 'drafts'
    | 'prefill'
  >
>

/** Changes the form's texts; `undefined` takes one away. */
export function setFormTexts(texts: FormTextChanges): Command {
  return {
    kind: 'set-form-texts',
    mergeKey: mergeKeyOf('set-form-texts', '', texts),
    change: ({ form }) => assignChanges(form, texts),
  }
}

/** The language of a form, and its address: formal where it is undefined. */
export type FormLanguage = Pick<Form, 'locale'> & Changes<Pick<Form, 'address'>>

/** Gives the form another language. Its mail goes along where it was in the same. */
export function setLanguage({ locale, address }: FormLanguage): Command {
  return {
    kind: 'set-language',
    change: ({ form, email }) => {
      if (email.locale === form.locale) email.locale = locale
      assignChanges(form, { locale, address })
    },
  }
}

/** Puts the form and the mail of an earlier revision back; the form keeps its id. */
export function restoreRevision({ form, email, connectionId }: StudioDocument): Command {
  return {
    kind: 'restore-revision',
    change: (draft) => {
      const { id } = draft.form
      Object.assign(draft, { form: { ...structuredClone(form), id }, email: structuredClone(email), connectionId })
    },
  }
}
