import { createFileRoute } from '@tanstack/react-router'
import { PublishStep } from '../../features/publish/PublishStep.tsx'

export const Route = createFileRoute('/forms/$formId/publish')({ component: PublishStep })
