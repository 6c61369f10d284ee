import type { Field } from '@letterslot/core'
import type { Ask, Ids } from './ids.ts'
import type { ServiceName } from './markup/services.ts'
import type { NoteCode, Remark, UnreadCode } from './remark.ts'

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
  readonly asks: readonly Ask[]
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
