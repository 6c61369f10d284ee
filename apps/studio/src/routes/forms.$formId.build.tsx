import { createFileRoute } from '@tanstack/react-router'
import { BuildStep } from '../features/build/BuildStep.tsx'

export const Route = createFileRoute('/forms/$formId/build')({ component: BuildStep })
