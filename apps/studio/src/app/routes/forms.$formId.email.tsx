import { createFileRoute } from '@tanstack/react-router'
import { EmailStep } from '../../features/email/EmailStep.tsx'

export const Route = createFileRoute('/forms/$formId/email')({ component: EmailStep })
