/** The content of one request: the message's id, whether it says that it may be a repeat, and the form's own parameters. */
export interface Delivered {
  readonly id: string
  readonly saysRepeat: boolean
  readonly attempts: number
  /** The form's own parameters, as one text that can be compared. */
  readonly content: string
}

/** Reads the parameters of a request as a maker's inbox shows them. */
export function readDelivered(params: Readonly<Record<string, string>>): Delivered {
  const own = Object.entries(params).filter(([name]) => !name.startsWith('letterslot_'))
  return {
    id: params['letterslot_id'] ?? '',
    saysRepeat: (params['letterslot_repeat'] ?? '') !== '',
    attempts: Number(params['letterslot_attempts'] ?? ''),
    content: JSON.stringify(own.sort(([left], [right]) => (left < right ? -1 : 1))),
  }
}

/** A maker's inbox behind a provider. */
export interface Mailbox {
  /** A request that the provider took. Where ids are compared, one that it has already becomes no second mail. */
  take(delivered: Delivered): void
  readonly mails: readonly Delivered[]
  /** Requests that were taken, mails or not. */
  taken(): number
}

/** Opens an empty inbox. `comparesIds`: as a relay does; a provider without ids makes a mail of every request. */
export function createMailbox({ comparesIds }: { readonly comparesIds: boolean }): Mailbox {
  const mails: Delivered[] = []
  const ids = new Set<string>()
  let taken = 0
  return {
    mails,
    taken: () => taken,
    take(delivered) {
      taken += 1
      if (comparesIds && ids.has(delivered.id)) return
      ids.add(delivered.id)
      mails.push(delivered)
    },
  }
}

/** The verdict on the mails; a sound outbox leaves the four lists empty. */
export interface MailVerdict {
  /** Written, and in no mail. */
  readonly lost: readonly string[]
  /** Mails that nobody wrote. */
  readonly strange: readonly string[]
  /** Mails with other content than was written. */
  readonly changed: readonly string[]
  /** Of one message more than one mail that does not say *possible repeat*. */
  readonly unmarkedDoubles: readonly string[]
  /** Mails beyond the first of each message, marked ones too. */
  readonly doubles: number
}

/**
 * Holds the mails against what was written.
 * @param written - each message's own parameters, by its id.
 */
export function judgeMails(
  mails: readonly Delivered[],
  written: ReadonlyMap<string, Readonly<Record<string, string>>>,
): MailVerdict {
  const found = Map.groupBy(mails, ({ id }) => id)
  const contents = new Map([...written].map(([id, params]) => [id, readDelivered(params).content]))
  return {
    lost: [...written.keys()].filter((id) => !found.has(id)),
    strange: [...found.keys()].filter((id) => !written.has(id)),
    changed: mails.filter(({ id, content }) => written.has(id) && contents.get(id) !== content).map(({ id }) => id),
    unmarkedDoubles: [...found]
      .filter(([, copies]) => copies.filter(({ saysRepeat }) => !saysRepeat).length > 1)
      .map(([id]) => id),
    doubles: mails.length - found.size,
  }
}
