import { getRouteApi, type UseNavigateResult } from '@tanstack/react-router'
import type { MailView } from './mailbox.ts'

/** The views of Messages: the outbox of this browser, mail that the studio itself can read, and the relay's queue. */
export type MessagesView = 'browser' | MailView | 'relay'

/** Search parameters of Messages: the view, and the mail or message that is open in it. */
export interface MessagesSearch {
  readonly view?: MessagesView
  readonly mail?: string
  readonly message?: string
}

const messagesRoute = getRouteApi('/messages')

/** The search parameters of Messages, as the address has them. */
export function useMessagesSearch(): MessagesSearch {
  return messagesRoute.useSearch()
}

/** Leads to another view or message within Messages. */
export function useMessagesNavigate(): UseNavigateResult<'/messages'> {
  return messagesRoute.useNavigate()
}

const views: readonly MessagesView[] = ['browser', 'test-inbox', 'practice', 'relay']

/** Reads the search part of the address; what it does not know it leaves out. */
export function readMessagesSearch(search: Readonly<Record<string, unknown>>): MessagesSearch {
  const { mail, message } = search
  const view = views.find((known) => known === search['view'])
  return {
    ...(view && { view }),
    ...(typeof mail === 'string' && { mail }),
    ...(typeof message === 'string' && { message }),
  }
}
