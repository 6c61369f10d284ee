import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '../features/connections/ConnectionsPage.tsx'

export const Route = createFileRoute('/connections')({ component: ConnectionsPage })
