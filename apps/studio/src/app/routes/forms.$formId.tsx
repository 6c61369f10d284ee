import { createFileRoute } from '@tanstack/react-router'
import { OpenForm } from '../shell/OpenForm.tsx'

export const Route = createFileRoute('/forms/$formId')({ component: FormRoute })

function FormRoute() {
  const { formId } = Route.useParams()
  return <OpenForm key={formId} formId={formId} />
}
