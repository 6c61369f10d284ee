import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { managedRelay } from '../../domain/sending/allow-origin.ts'
import { createManagementClient } from '../../domain/sending/management-client.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { emailText } from '../../domain/texts/email.ts'
import { layoutText } from '../../domain/texts/email-layout.ts'
import type { RelayConnection, StoredConnection } from '../../model/connection.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'

/** A note on the connection's effect on this mail. */
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

interface PutTemplateProps {
  /** A relay that serves this studio, with its private key. */
  readonly connection: RelayConnection
}

/** Puts the mail as it is written here at the relay that serves this studio. */
function PutTemplate({ connection: { templateId, privateKey } }: PutTemplateProps) {
  const email = useDocument((document) => document.email)
  const [outcome, setOutcome] = useState<string>()
  const put = async (): Promise<void> => {
    const client = createManagementClient(privateKey === undefined ? {} : { privateKey })
    try {
      await client.putTemplate({ ...email, id: templateId })
      setOutcome(emailText.templatePut(templateId))
    } catch (error) {
      setOutcome(emailText.templateNotPut(error instanceof Error ? error.message : ''))
    }
  }
  return (
    <Banner
      action={
        <Button size="small" icon={Upload} onPress={() => void put()}>
          {emailText.putTemplate}
        </Button>
      }
    >
      {outcome ?? emailText.managedRelay(templateId)}
    </Banner>
  )
}
