import type { Clock, Durability, Outbox } from '@letterslot/client/outbox'
import type { Issue, Value } from '@letterslot/core'
import type { Failure } from '@letterslot/core/form-state'
import type { CustomKinds } from './custom-kind.ts'
import type { SubmissionDetail, Transport } from './submission-detail.ts'

/** The word of the page around a form: its way of sending, what stands in it at first, and the callbacks. */
export interface PageOptions {
  /** Keeps messages and sends them. Default: one for the page, on this device. */
  readonly outbox?: Outbox | undefined
  /** In place of `outbox`, one in memory that sends by this: nothing outlives the page. */
  readonly transport?: Transport | undefined
  /** `edit`: every field shows, Send does nothing, and no outbox is opened. Default: `live`. */
  readonly mode?: 'live' | 'edit' | undefined
  /** By field id. They win over the fields' own defaults, and count when the form is first drawn. */
  readonly defaultValues?: Readonly<Partial<Record<string, Value>>> | undefined
  /** By field name: what the page fills in, where the form's fields allow it. It counts when the form is first drawn. */
  readonly prefill?: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Kinds of fields of the page's own, by name: `{ seats: reactKind(SeatChooser) }`. It counts when the form is first drawn. */
  readonly kinds?: CustomKinds | undefined
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
  /** The provider accepted the message, and the page goes to the form's address, or the visitor does: `false` keeps it here. */
  readonly onRedirect?: ((address: string) => boolean | undefined) | undefined
  /** Returns whether the network is believed to be there, which chooses between texts. Default: the browser's word. */
  readonly isOnline?: (() => boolean) | undefined
  /** For tests. Default: the page's time. */
  readonly clock?: Clock | undefined
  /** For tests. Default: 26 characters of chance. */
  readonly createId?: (() => string) | undefined
}
