import { Download } from 'lucide-react'
import { emailText, layoutText } from '../../catalogue/email.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { downloadText } from '../../storage/download.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { managedRelay } from '../publish/allow-origin.ts'
import { PutTemplate } from './PutTemplate.tsx'

/** What the connection means for this mail, where that is not plain. */
export function ConnectionNote({ connection }: { readonly connection: StoredConnection | undefined }) {
  const { formId } = useDocumentSession()
  const email = useDocument((document) => document.email)
  if (!connection) {
    return (
      <Banner
        action={
          <LinkButton to="/forms/$formId/connect" params={{ formId }} size="small" variant="primary">
            {emailText.connect}
          </LinkButton>
        }
      >
        {emailText.notConnected}
      </Banner>
    )
  }
  if (connection.kind === 'emailjs') return <Banner>{layoutText.note(connection.templateId)}</Banner>
  if (connection.kind !== 'relay') return null
  if (managedRelay(connection, location.origin)) return <PutTemplate connection={connection} />
  const id = connection.templateId
  const download = (): void =>
    downloadText(`${id}.email.json`, 'application/json', `${JSON.stringify({ ...email, id }, null, 2)}\n`)
  return (
    <Banner
      action={
        <Button size="small" icon={Download} onPress={download}>
          {emailText.downloadTemplate}
        </Button>
      }
    >
      {emailText.ownRelay(id)}
    </Banner>
  )
}
