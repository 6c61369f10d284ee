import { createFileRoute } from '@tanstack/react-router'
import { FormShell } from '../shell/FormShell.tsx'
import { MissingForm } from '../shell/MissingForm.tsx'

export const Route = createFileRoute('/forms/$formId')({
  loader: ({ context, params }) => context.storage.forms.get(params.formId),
  // What another tab or the library changed meanwhile is read anew each time a form is opened.
  staleTime: 0,
  gcTime: 0,
  component: OpenForm,
})

function OpenForm() {
  const stored = Route.useLoaderData()
  return stored && stored.deletedAt === undefined ? <FormShell key={stored.id} stored={stored} /> : <MissingForm />
}
