import { createMailRenderer } from '@letterslot/email'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attachmentOfMail, type Inbox, openMail, startInbox } from '../../inbox/inbox.ts'
import { openSqliteDatabase } from '../../store/database.ts'
import type { AttachedFile } from '../../store/port.ts'
import { createSqliteInbox } from '../../store/sqlite-inbox.ts'
import { composeMessage } from './compose.ts'
import { sampleMessage } from './sample-message.test.fixture.ts'
import { sendMail } from './send-mail.ts'
import type { Mail } from './smtp-session.ts'

const sender = { name: 'The club', address: 'forms@club.example' }
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const store = createSqliteInbox(openSqliteDatabase(':memory:'))
const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
const files: readonly AttachedFile[] = [
  { parameter: 'photo', name: 'photo.jpg', type: 'image/jpeg', content: everyByte },
  { parameter: 'cv', name: 'Größe "1" 😀.html', type: 'text/html', content: Buffer.from('<script>1</script>\n.\n') },
  { parameter: 'mail', name: 'a.eml', type: 'application/octet-stream', content: Buffer.from('Subject: x\r\n\r\ny') },
]
let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox({ store, log: silent })
})
afterAll(() => inbox.stop())

async function compose(attached: readonly AttachedFile[]): Promise<Mail> {
  const mail = await composeMessage(sampleMessage(), { sender, mails: createMailRenderer(), files: attached })
  if (!mail.ok) throw mail.error
  return mail.value
}

it('[S291] attaches every file to the mail, to the byte, beside its words', async () => {
  const email = await PostalMime.parse((await compose(files)).source)
  const attached = email.attachments.map(({ filename, mimeType, disposition, content }) => ({
    filename,
    mimeType,
    disposition,
    content: typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)),
  }))
  expect(attached).toEqual(
    files.map(({ name, type, content }) => ({
      filename: name,
      mimeType: type,
      disposition: 'attachment',
      content: Buffer.from(content),
    })),
  )
  const bare = await PostalMime.parse((await compose([])).source)
  expect([email.subject, email.html, email.text]).toEqual([bare.subject, bare.html, bare.text])
})

it('[S296] has the same bytes at every attempt, and tells the server their size', async () => {
  const mail = await compose(files)
  expect(Buffer.compare(mail.source, (await compose(files)).source)).toBe(0)
  const lines: string[] = []
  await sendMail(inbox.account, mail, { onLine: (_, line) => lines.push(line) })
  expect(lines).toContain(`MAIL FROM:<forms@club.example> SIZE=${mail.source.byteLength}`)
  expect(mail.source.byteLength).toBeGreaterThan(everyByte.byteLength)
})

it('[S298] the test inbox knows what is attached, and hands it out', async () => {
  await sendMail(inbox.account, await compose(files))
  const [mail] = store.list({ limit: 1 }).items
  if (mail === undefined) throw new Error('The mail has arrived.')
  expect((await openMail(mail)).attachments).toEqual([
    { name: 'photo.jpg', type: 'image/jpeg', bytes: 70_000 },
    { name: 'Größe "1" 😀.html', type: 'text/html', bytes: 21 },
    { name: 'a.eml', type: 'application/octet-stream', bytes: 15 },
  ])
  expect(await attachmentOfMail(mail, 0)).toEqual({ name: 'photo.jpg', content: everyByte })
  expect(await attachmentOfMail(mail, 3)).toBeUndefined()
  expect(await attachmentOfMail(mail, Number.NaN)).toBeUndefined()
})
