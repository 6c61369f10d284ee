import type { EmailTemplate } from '@letterslot/email'
import type { InboxStore, ListPage } from './inbox-port.ts'

/** A message as it was accepted: everything that delivery needs, frozen at that moment. */
export interface AcceptedMessage {
  /** Ours, opaque; appears in the management API. */
  readonly id: string
  /** `letterslot_id`, or one that the relay made. Unique within one public key unless the content differs. */
  readonly submissionId: string
  readonly keyId: string
  readonly serviceId: string
  readonly templateId: string
  readonly templateRevision: number
  /** The template as it stood when the message was accepted. */
  readonly template: EmailTemplate
  readonly params: Readonly<Record<string, string>>
  readonly builtIns: Readonly<Record<string, string>>
  /** SHA-256 over service, template and parameters but for those that change from attempt to attempt. */
  readonly contentDigest: string
  /** True when the same id came before with other content: a new message, marked so. */
  readonly isRepeatedId: boolean
  /** Milliseconds since the epoch. */
  readonly acceptedAtMs: number
}

/** A file that came with a message, as it is attached to the mail. */
export interface AttachedFile {
  /** The parameter under which it came. */
  readonly parameter: string
  /** The file's own name, without folders. */
  readonly name: string
  /** Its media type, as the visitor's browser sent it. */
  readonly type: string
  readonly content: Uint8Array
}

/** A message to accept, with its files. */
export interface NewMessage extends Omit<AcceptedMessage, 'isRepeatedId'> {
  /** In place of `params` where its id was never taken. */
  readonly paramsOfNewId?: Readonly<Record<string, string>>
  readonly files?: readonly AttachedFile[]
}

export type MessageState = 'accepted' | 'delivering' | 'delivered' | 'deferred' | 'failed'

/** One try at delivering, as the SMTP server answered it. */
export interface DeliveryAttempt {
  readonly attempt: number
  readonly atMs: number
  /** The server's own words, one line; ours when there was no server. */
  readonly answer: string
  /** True when the connection broke after the final dot: perhaps delivered. */
  readonly doubtful: boolean
  /** Recipients that this attempt delivered to, so that no later one repeats them. */
  readonly delivered: readonly string[]
  /** Recipients refused for good, with the server's words. */
  readonly refused: readonly { readonly address: string; readonly answer: string }[]
}

/** A message with its state and its attempts. */
export interface StoredMessage extends AcceptedMessage {
  readonly state: MessageState
  readonly attempts: readonly DeliveryAttempt[]
  readonly retryAtMs: number | undefined
  readonly reason: string | undefined
}

/** The right to deliver one message until the lease ends; `fence` grows with every claim. */
export interface Claim {
  readonly message: StoredMessage
  readonly fence: number
  readonly leaseUntilMs: number
}

/** The outcome of one attempt. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly attempt: DeliveryAttempt }
  | {
      readonly kind: 'deferred'
      readonly attempt: DeliveryAttempt
      readonly retryAtMs: number
      readonly reason: string
    }
  | { readonly kind: 'failed'; readonly attempt: DeliveryAttempt; readonly reason: string }
  /** Deferred for a cause other than this mail: it counts as no attempt, so the schedule ends no sooner. */
  | { readonly kind: 'postponed'; readonly retryAtMs: number; readonly reason: string }
  /** Given back untried, at a graceful stop. */
  | { readonly kind: 'released' }

/** Messages as a queue: the table is the queue, one truth. Times come from the caller, so tests need no clock. */
export interface MessageStore {
  /**
   * Stores a message durably (a synced commit) before it resolves. Concurrent calls share one commit.
   * @returns `stored`, or `repeat` when this id with this content is there already; no second message then.
   */
  accept(message: NewMessage): Promise<{ readonly kind: 'stored' | 'repeat'; readonly id: string }>
  /**
   * Writes and syncs as an accept does, and leaves no message behind.
   * @throws {StoreUnavailableError} when an accept would be refused: disk full, read-only, busy.
   */
  checkWritable(): void
  /**
   * Takes the due message that was accepted first (accepted, deferred and due, or delivering with its lease over).
   * @param exceptServices - services that are paused: their messages are left alone.
   */
  claim(nowMs: number, leaseMs: number, exceptServices?: readonly string[]): Claim | undefined
  /** Takes up to `limit` messages as `claim` does, whatever their service, in one commit. */
  claimAll(nowMs: number, leaseMs: number, limit: number): readonly Claim[]
  /** When the next message falls due, those of `exceptServices` left out; undefined when none waits. */
  nextDueMs(exceptServices?: readonly string[]): number | undefined
  /**
   * Ends every lease, so that what a killed process held is due at once. Called once at start, by the only process of
   * a data folder; a stale holder is still kept from writing by its fence.
   * @returns the number of leases.
   */
  endLeases(): number
  /**
   * Corrects due times after the clock was set back: what was accepted in the future is due now, and no retry is further
   * away than the wait that was planned for it, nor than `longestWaitMs`. Leases stay as they are.
   * @returns the number of messages brought forward.
   */
  bringForward(nowMs: number, longestWaitMs: number): number
  /** Extends a lease until `untilMs`. Nothing happens where the claim is stale. */
  renew(claim: Claim, untilMs: number): void
  /**
   * Writes the outcome of an attempt durably before it resolves. Concurrent calls share one commit. One that could not be
   * synced may be written again: it stands once.
   * @returns false, and nothing is written, where the claim is stale.
   */
  record(claim: Claim, outcome: DeliveryOutcome): Promise<boolean>
  get(id: string): StoredMessage | undefined
  /** The files of a message, in the order they came; none once its parameters are dropped. */
  files(id: string): readonly AttachedFile[]
  /**
   * The id of the message that came with this submission id and this content before. Resolves once that one is synced: it is
   * answered as accepted.
   * @throws {StoreUnavailableError} when it could not be synced.
   */
  find(keyId: string, submissionId: string, contentDigest: string): Promise<string | undefined>
  list(query: {
    readonly state?: MessageState
    readonly limit: number
    readonly after?: string
  }): ListPage<StoredMessage>
  /** Returns true when a try that began at `sinceMs` or later got a message of this service through, to one recipient at least. */
  hasDeliveredSince(serviceId: string, sinceMs: number): boolean
  /** Puts a failed or deferred message back in the queue, due now. False when there is none such. */
  retry(id: string, nowMs: number): boolean
  /** Makes every deferred message due now; returns how many there were. */
  retryDeferred(nowMs: number): number
  counts(): Readonly<Record<MessageState, number>>
  /** The newest attempt over all messages: the server's last words. */
  lastAttempt(): DeliveryAttempt | undefined
  /** Drops the parameters and files of messages delivered before `beforeMs`; ids stay, so repeats are still known. */
  prune(beforeMs: number): number
  /**
   * Drops messages delivered before `beforeMs` whose parameters are gone already, and with them their ids: what comes
   * again under one of those is a new message.
   */
  forgetIds(beforeMs: number): number
}

/** A key of the API. A public one is no secret; of a private one only the SHA-256 is stored. */
export interface StoredKey {
  readonly id: string
  readonly name: string
  readonly kind: 'public' | 'private'
  /** The public key itself, or the private one's SHA-256 in hex. */
  readonly value: string
  /** Allowed origins of a public key; empty allows none. */
  readonly origins: readonly string[]
  readonly createdAtMs: number
}

/** An SMTP account and sender address. */
export interface StoredService {
  readonly id: string
  readonly name: string
  readonly from: { readonly name: string; readonly address: string }
  readonly smtp: 'environment' | 'inbox'
  readonly revision: number
}

/** A template and how often it was written. */
interface StoredTemplate {
  readonly template: EmailTemplate
  readonly revision: number
}

/** The maker's settings: services, templates, keys. */
export interface SettingsStore {
  services(): readonly StoredService[]
  service(id: string): StoredService | undefined
  putService(service: Omit<StoredService, 'revision'>): { readonly id: string; readonly revision: number }
  removeService(id: string): boolean
  templates(): readonly StoredTemplate[]
  template(id: string): StoredTemplate | undefined
  putTemplate(template: EmailTemplate): { readonly id: string; readonly revision: number }
  removeTemplate(id: string): boolean
  keys(): readonly StoredKey[]
  addKey(key: StoredKey): void
  /** Replaces a public key's allowed origins. False when there is no such public key. */
  setOrigins(id: string, origins: readonly string[]): boolean
  removeKey(id: string): boolean
  /** A secret of this data folder, made at the first call; 64 hex digits. */
  secret(name: 'client-address'): string
}

/** One data folder, open. Implementations pass `store-contract.test.fixture.ts`. */
export interface RelayStore {
  readonly messages: MessageStore
  readonly inbox: InboxStore
  readonly settings: SettingsStore
  close(): void
}
