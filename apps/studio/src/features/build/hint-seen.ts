const key = 'letterslot.build.hint'

/** Whether the maker has had the builder's hint. Where nothing can be kept, it is shown again. */
export function hintWasSeen(storage: () => Storage = () => localStorage): boolean {
  try {
    return storage().getItem(key) !== null
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return false
  }
}

/** Remembers that the hint was shown. */
export function markHintSeen(storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, 'seen')
  } catch {
    // Then it is shown again next time: no harm.
  }
}
