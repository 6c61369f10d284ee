import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/messages/MessagesPage.tsx'
import { readMessagesSearch } from '../../features/messages/messages-search.ts'

export const Route = createFileRoute('/messages')({ component: MessagesPage, validateSearch: readMessagesSearch })
