import { brandFormId, brandPageId, type Field, type Form } from '@letterslot/core'
import type { IntakeForm } from './intake.ts'

/** Facts that a form needs and no paste says. */
export interface IntakeOptions {
  readonly id: string
  /** The fallback e-mail address; empty if unknown. */
  readonly address: string
  /** The title of a form that has none. */
  readonly fallbackTitle: string
  /** Values of parameters that were asked for, by name. */
  readonly values?: ReadonlyMap<string, string>
}

/** Makes the form document of what was read. It sends nowhere yet. */
export function formFromIntake(read: IntakeForm, options: IntakeOptions): Form {
  const { id, address, fallbackTitle, values } = options
  const { title, description, locale, submitLabel, fields, map } = read
  const hasMap = Object.keys(map).length > 0
  return {
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
            origin: '',
            publicKey: '',
            serviceId: '',
            templateId: '',
            ...(hasMap ? { map } : {}),
            ...(address === '' ? {} : { fallback: { email: address } }),
          },
        }),
  }
}

function withValue(field: Field, values: ReadonlyMap<string, string> | undefined): Field {
  const value = field.kind === 'hidden' ? values?.get(field.name) : undefined
  return value ? { ...field, default: value } : field
}
