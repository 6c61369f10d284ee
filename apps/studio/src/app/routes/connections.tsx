import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '../../features/connect/ConnectionsPage.tsx'

export const Route = createFileRoute('/connections')({ component: ConnectionsPage })
