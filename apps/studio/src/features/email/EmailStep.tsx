import { emailText } from '../../catalogue/email.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useFormConnection } from '../connect/use-form-connection.ts'
import { EmailEditor } from './EmailEditor.tsx'
import { ProviderTemplate } from './ProviderTemplate.tsx'

/**
 * The step E-mail of an open form: the editor of the mail, or, where EmailJS writes it, the parameters that its template
 * receives.
 */
export function EmailStep() {
  const { connection, isRead } = useFormConnection()
  if (!isRead) return null
  if (connection?.kind === 'emailjs') return <ProviderTemplate />
  return (
    <>
      <VisuallyHidden elementType="h1">{emailText.title}</VisuallyHidden>
      <EmailEditor key={connection?.id ?? 'none'} connection={connection} />
    </>
  )
}
