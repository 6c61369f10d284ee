import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { flushSync } from 'react-dom'
import { useDocumentSession } from '../../document/use-document.ts'
import { EmailDeskContext } from './email-desk.ts'
import { focusText } from './focus-mail.ts'

/** Goes to a recipient's row: within the step E-mail, or by way of it. */
export function useShowText(): (target: `to:${number}`) => void {
  const desk = use(EmailDeskContext)
  const navigate = useNavigate()
  const { formId } = useDocumentSession()
  return (target) => {
    if (!desk) return void navigate({ to: '/forms/$formId/email', params: { formId } })
    flushSync(() => desk.setState({ view: 'edit', sheet: undefined }))
    focusText(target)
  }
}
