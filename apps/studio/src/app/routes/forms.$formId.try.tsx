import { createFileRoute } from '@tanstack/react-router'
import { TryStep } from '../../features/try/TryStep.tsx'

export const Route = createFileRoute('/forms/$formId/try')({ component: TryStep })
