import { Cloud, Inbox, Server } from 'lucide-react'

/** The icon of each kind of connection. */
export const connectionIcons = { emailjs: Cloud, 'test-inbox': Inbox, practice: Inbox, relay: Server } as const
