import { createFileRoute } from '@tanstack/react-router'
import { ConnectStep } from '../../features/connect/ConnectStep.tsx'

export const Route = createFileRoute('/forms/$formId/connect')({ component: ConnectStep })
