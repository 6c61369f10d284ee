/** The name that an outbox gives its database. */
const outboxDatabase = 'letterslot-outbox'

/** False only where the browser says that no outbox was ever opened on this device. */
export async function mayHaveMessages(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase)
  } catch {
    return true
  }
}
