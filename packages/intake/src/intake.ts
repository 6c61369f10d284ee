import type { Field } from '@letterslot/core'
import { brandFormId, brandPageId, type Form } from '@letterslot/core'
import type { ServiceName } from './markup/services.ts'
import type { NoteCode, Remark, UnreadCode } from './text/diagnostics.ts'
import type { IdRequest, Ids } from './text/ids.ts'

/** The parts of a form, apart from its destination. */
export interface IntakeForm {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly locale: string | undefined
  readonly submitLabel: string | undefined
  readonly fields: readonly Field[]
  /** Parameter name to field id, for what is sent under a second name. */
  readonly map: Readonly<Record<string, string>>
  readonly mail: {
    readonly to: readonly string[]
    readonly cc: readonly string[]
    readonly subject: string | undefined
  }
}

/** Everything that was read of a paste. */
export interface Intake {
  /** Undefined where the paste holds neither a form nor parameters. */
  readonly form: IntakeForm | undefined
  readonly service: ServiceName | undefined
  /** True if it sends by EmailJS, or by what speaks its wire. */
  readonly isEmailJs: boolean
  readonly ids: Ids
  readonly asks: readonly IdRequest[]
  readonly unread: readonly Remark<UnreadCode>[]
  readonly notes: readonly Remark<NoteCode>[]
  /** Number of private keys that were taken out. */
  readonly secretCount: number
  /** The paste without them. */
  readonly text: string
}

/** The reading of a paste. */
export type PasteReading =
  | { readonly status: 'empty' }
  | { readonly status: 'too-large'; readonly characters: number }
  /** Elements stand more than `maxNestedElements` deep from this 1-based line on. */
  | { readonly status: 'too-deep'; readonly line: number }
  | { readonly status: 'read'; readonly intake: Intake }

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
    pages: [{ id: brandPageId('p1'), fields: fields.map((field) => withHiddenValue(field, values)) }],
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

function withHiddenValue(field: Field, values: ReadonlyMap<string, string> | undefined): Field {
  const value = field.kind === 'hidden' ? values?.get(field.name) : undefined
  return value ? { ...field, default: value } : field
}
