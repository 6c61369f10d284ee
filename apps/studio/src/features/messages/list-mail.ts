import type { InboxItem } from '../../domain/sending/answers.ts'
import type { ManagementClient } from '../../domain/sending/management-client.ts'

/** The most mail of one answer. */
export const mailsAtOnce = 200

/** The newest mail that a search finds, newest first, and the number of all that it finds. */
export interface ListedMail {
  readonly mails: readonly InboxItem[]
  readonly total: number
}

/** Lists the newest mail that a search finds, page after page, and counts all of it. */
export async function listMail(
  client: Pick<ManagementClient, 'inbox'>,
  search: string,
  rows: number,
): Promise<ListedMail> {
  const mails: InboxItem[] = []
  let after: string | undefined
  let total = 0
  do {
    const limit = Math.min(mailsAtOnce, rows - mails.length)
    const page = await client.inbox({ search: search === '' ? undefined : search, limit, after })
    mails.push(...page.items)
    total = page.total ?? mails.length
    after = page.next
  } while (after !== undefined && mails.length < rows)
  return { mails, total }
}
