import type { ManagementClient } from './management-client.ts'
import type { ArrivedMail } from './studio-transport.ts'

/** Reads one mail of the test inbox whole. */
export async function readInboxMail(client: Pick<ManagementClient, 'inboxMail'>, id: string): Promise<ArrivedMail> {
  const mail = await client.inboxMail(id)
  return {
    id,
    view: 'test-inbox',
    subject: mail.subject,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo ?? '',
    ...(mail.reference !== undefined && { reference: mail.reference }),
    receivedAt: mail.receivedAt,
    headers: mail.headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    ...(mail.attachments.length > 0 && { attachments: mail.attachments }),
  }
}
