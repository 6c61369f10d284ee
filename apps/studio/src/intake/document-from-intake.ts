import type { Field, Form } from '@letterslot/core'
import { starterEmail } from '@letterslot/email'
import { noDestination } from '../document/commands/choose-connection.ts'
import { brandFormId, brandPageId, newId } from '../document/new-id.ts'
import type { StudioDocument } from '../document/studio-document.ts'
import type { IntakeForm } from './intake.ts'

/** What a form needs that no paste says. */
export interface IntakeOptions {
  /** Where answers should go; else the address that the paste names, if any. */
  readonly to: string
  /** The title of a form that has none. */
  readonly fallbackTitle: string
  /** Values of parameters that were asked for, by name. */
  readonly values?: ReadonlyMap<string, string>
  readonly id?: string
}

function withValue(field: Field, values: ReadonlyMap<string, string> | undefined): Field {
  const value = field.kind === 'hidden' ? values?.get(field.name) : undefined
  return value ? { ...field, default: value } : field
}

/** Makes the form and its mail of what was read. It sends nowhere yet. */
export function documentFromIntake(read: IntakeForm, options: IntakeOptions): StudioDocument {
  const { to, fallbackTitle, values, id = newId('form') } = options
  const { title, description, locale, submitLabel, fields, map, mail } = read
  const address = to.trim() || mail.to[0] || ''
  const hasMap = Object.keys(map).length > 0
  const form: Form = {
    format: 'letterslot.form/1',
    version: 1,
    id: brandFormId(id),
    title: title ?? fallbackTitle,
    ...(description === undefined ? {} : { description }),
    locale: locale ?? 'en',
    ...(submitLabel === undefined ? {} : { submitLabel }),
    pages: [{ id: brandPageId('p1'), fields: fields.map((field) => withValue(field, values)) }],
    ...(address === '' && !hasMap
      ? {}
      : {
          delivery: {
            ...noDestination,
            ...(hasMap ? { map } : {}),
            ...(address === '' ? {} : { fallback: { email: address } }),
          },
        }),
  }
  const email = starterEmail(form, { id: `tmpl_${id}`, to: to.trim() === '' ? mail.to : to })
  // Braces in somebody's fixed words stay braces: no tag of ours.
  const subject = mail.subject?.replaceAll(/\{(?=\{)/g, '{ ')
  return {
    form,
    email: { ...email, cc: mail.cc, ...(subject === undefined ? {} : { subject }) },
    connectionId: undefined,
  }
}
