import type { Clock, Durability, Outbox } from '@letterslot/client/outbox'
import type { Issue, Value } from '@letterslot/core'
import type { Failure } from '@letterslot/core/form-state'
import type { Transport } from './transport.ts'

/** The parts few forms need: `@letterslot/react/rare-parts`. */
export type RareParts = typeof import('./rare/rare-parts.ts')

/** Names one submission to the page around the form. */
export interface SubmissionDetail {
  /** `letterslot_id`. */
  readonly id: string
  /** Its short form, for people. */
  readonly reference: string
}

/** A form's way of sending, and its callbacks. All of it may change from one render to the next. */
export interface FormOptions {
  /** Keeps messages and sends them. Default: one for the page, on this device. */
  readonly outbox?: Outbox | undefined
  /** In place of `outbox`, one in memory that sends by this: nothing outlives the page. */
  readonly transport?: Transport | undefined
  /** `edit`: every field shows, Send does nothing, and no outbox is opened. Default: `live`. */
  readonly mode?: 'live' | 'edit' | undefined
  /** By field id. They win over the fields' own defaults, and count when the form is first drawn. */
  readonly defaultValues?: Readonly<Partial<Record<string, Value>>> | undefined
  /** Send was pressed and nothing is wrong with these, which are to be sent: `false` keeps them from going out. */
  readonly onSubmit?: ((params: Readonly<Record<string, string>>) => boolean | undefined) | undefined
  /** The message is in the outbox, kept as `keeping` says; its first attempt begins. */
  readonly onQueued?: ((detail: SubmissionDetail & { readonly keeping: Durability }) => void) | undefined
  /** The provider accepted the message. */
  readonly onSent?:
    | ((detail: SubmissionDetail & { readonly status: number; readonly text: string }) => void)
    | undefined
  /** The message needs a person. */
  readonly onParked?: ((detail: SubmissionDetail & Failure) => void) | undefined
  /** Send was pressed and found these. */
  readonly onIssues?: ((issues: readonly Issue[]) => void) | undefined
  /** Returns whether the network is believed to be there, which chooses between texts. Default: the browser's word. */
  readonly isOnline?: (() => boolean) | undefined
  /** The parts few forms need, for a page that is to have them at once, on a server say. Default: fetched by forms that need it. */
  readonly rareParts?: RareParts | undefined
  /** For tests. Default: the page's time. */
  readonly clock?: Clock | undefined
  /** For tests. Default: 26 characters of chance. */
  readonly createId?: (() => string) | undefined
}
