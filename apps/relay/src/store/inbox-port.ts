/** A page of a list, and the id to go on after where there is more. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly next?: string
}

/** One mail in the test inbox, as it came over SMTP. */
export interface StoredMail {
  readonly id: string
  readonly receivedAtMs: number
  readonly from: string
  readonly to: readonly string[]
  readonly source: Uint8Array
}

/** A mail of the test inbox as its list shows it. Times are ISO 8601 UTC. */
export interface InboxEntry extends Pick<StoredMail, 'id' | 'from' | 'to'> {
  readonly subject: string
  readonly receivedAt: string
  /** The start of its text, on one line. */
  readonly preview: string
  readonly attachmentCount: number
  /** The reference that its visitor was given, where the mail has one. */
  readonly reference?: string | undefined
}

/** A question to the list: mails after the one of the id `after`, with each of `words`, in lower case, among theirs. */
export interface InboxQuery {
  readonly limit: number
  readonly after?: string
  readonly words: readonly string[]
}

/** The test inbox's own table: appends durably, never de-duplicates. */
export interface InboxStore {
  /**
   * Keeps a mail durably before it resolves, to its id. Concurrent calls share one commit, with messages that are accepted.
   * @throws {StoreUnavailableError} when it could not be written or synced.
   */
  append(mail: Omit<StoredMail, 'id'>): Promise<string>
  get(id: string): StoredMail | undefined
  list(query: Omit<InboxQuery, 'words'>): ListPage<StoredMail>
  /** Returns a mail that has no entry yet; undefined where each has one. */
  nextUnindexed(): StoredMail | undefined
  /** Keeps the entry of a mail that has none and was not taken out; `words`, in lower case, are what is searched. */
  putIndexEntry(shown: InboxEntry, words: string): void
  /** Lists the entries in which each word stands, newest first; `total` counts them on all pages. */
  find(query: InboxQuery): ListPage<InboxEntry> & { readonly total: number }
  /** Takes a mail out, and drops for good what was taken out an hour before. False when there is none such. */
  remove(id: string, nowMs: number): boolean
  /** Brings a mail back that was taken out and not dropped. False when there is none such. */
  restore(id: string): boolean
}
