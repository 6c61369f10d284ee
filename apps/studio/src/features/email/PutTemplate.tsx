import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { createManagementClient } from '../../domain/sending/management-client.ts'
import { emailText } from '../../domain/texts/email.ts'
import type { RelayConnection } from '../../model/connection.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

interface PutTemplateProps {
  /** A relay that serves this studio, with its private key. */
  readonly connection: RelayConnection
}

/** Puts the mail as it is written here at the relay that serves this studio. */
export function PutTemplate({ connection: { templateId, privateKey } }: PutTemplateProps) {
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
