import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/forms/$formId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/forms/$formId/build', params, replace: true })
  },
})
