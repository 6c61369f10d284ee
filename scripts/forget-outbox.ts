/** The part of an outbox that a test ends it by. */
interface Closable {
  readonly close: () => Promise<void>
}

/**
 * Closes an outbox and takes all that it kept from the device: its database, and the copies of its messages in the private files,
 * from which the next outbox of that name would bring back and send what a new database lacks.
 * @param outbox - the one that may be open on the page.
 * @param name - of its database.
 */
export async function forgetOutbox(outbox: Closable | undefined, name: string): Promise<void> {
  await outbox?.close()
  const deletion = indexedDB.deleteDatabase(name)
  await new Promise((resolve) => {
    deletion.onsuccess = deletion.onerror = deletion.onblocked = resolve
  })
  const root = await navigator.storage.getDirectory()
  // Most have kept nothing there.
  await root.removeEntry(name, { recursive: true }).catch(() => {})
}

/** Forgets the outbox that forms of this page share. */
export async function forgetPageOutbox(): Promise<void> {
  await forgetOutbox(globalThis.letterslotOutbox, 'letterslot-outbox')
  globalThis.letterslotOutbox = undefined
}
