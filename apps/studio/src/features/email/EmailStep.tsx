import { List, Mail } from 'lucide-react'
import { useState } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { emailText, layoutText } from '../../domain/texts/email.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmailEditor } from './EmailEditor.tsx'
import styles from './EmailStep.module.css'
import { TemplateCode } from './TemplateCode.tsx'

/**
 * The step E-mail of an open form: the editor of the mail. With EmailJS, whose template writes it, what is edited is
 * copied there, and what that template receives stands in a view of its own.
 */
export function EmailStep() {
  const { connection, isRead } = useFormConnection()
  const [view, setView] = useState<'mail' | 'template'>('mail')
  if (!isRead) return null
  const isProviders = connection?.kind === 'emailjs'
  return (
    <>
      {isProviders && (
        <div className={styles['views']}>
          <Segmented
            label={layoutText.views.label}
            value={view}
            onChange={setView}
            segments={[
              { value: 'mail', label: layoutText.views.mail, icon: Mail },
              { value: 'template', label: layoutText.views.template, icon: List },
            ]}
          />
        </div>
      )}
      {isProviders && view === 'template' ? (
        <TemplateCode />
      ) : (
        <>
          <VisuallyHidden elementType="h1">{emailText.title}</VisuallyHidden>
          <EmailEditor key={connection?.id ?? 'none'} connection={connection} />
        </>
      )}
    </>
  )
}
