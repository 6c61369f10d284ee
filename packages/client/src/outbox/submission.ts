import type { Connection } from '../connection.ts'

/** A file that was chosen. */
export interface SubmissionFile {
  /** The field's parameter, which names the attachment's slot at the provider. */
  readonly name: string
  readonly file: File
}

/** What was written, whole, as it was when Send was pressed: it carries all that its sending will ever need. */
export interface Submission {
  /** `letterslot_id`: one for life. */
  readonly id: string
  /** When Send was first pressed, RFC 3339 with offset. */
  readonly writtenAt: string
  /** The form, as people know it. */
  readonly form: { readonly id: string; readonly title: string }
  /** A copy: what the form says later changes nothing of this message. */
  readonly connection: Connection
  /** The form's own parameters, without `letterslot_…`, which every attempt adds anew. */
  readonly params: Readonly<Record<string, string>>
  readonly files?: readonly SubmissionFile[]
  /** The parameter at whose end a late or repeated message says so; none for a relay, which prints it by itself. */
  readonly noteIn?: string
  /** Anything of the app's own that a structured clone can hold. It is kept and given to `send`. */
  readonly context?: unknown
}
