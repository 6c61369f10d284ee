import type { MailView } from './mailbox.ts'

/** What the address of Messages says: the view, and the mail that is open. */
export interface MessagesSearch {
  readonly view?: MailView
  readonly mail?: string
}

/** Reads the search part of the address; what it does not know it leaves out. */
export function readMessagesSearch(search: Readonly<Record<string, unknown>>): MessagesSearch {
  const { view, mail } = search
  return {
    ...(view === 'test-inbox' || view === 'practice' ? { view } : {}),
    ...(typeof mail === 'string' ? { mail } : {}),
  }
}
