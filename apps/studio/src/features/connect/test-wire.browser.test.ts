import { brandFieldId, compileForm, createSubmissionId, type FileValue, type Form, rfc3339 } from '@letterslot/core'
import { filesOf } from '@letterslot/core/files'
import { sampleValues } from '@letterslot/email'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newOutbox, newStorage } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { sampleFile } from '../../domain/connections/sample-file.ts'
import { createSending } from '../../domain/sending/create-sending.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { sendTest } from './test-send.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const { form: plain, email } = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const delivery = { origin: 'https://api.emailjs.com', ...ids }
const connected: Form = { ...plain, delivery: { ...delivery, map: {} } }
const withFile = (accept: string): Form => ({
  ...connected,
  pages: connected.pages.map((page) => ({
    ...page,
    fields: [
      ...page.fields,
      {
        id: brandFieldId('f9'),
        kind: 'file',
        name: 'cv',
        label: 'Your CV',
        rules: accept === '' ? [] : [{ kind: 'file', accept }],
      },
    ],
  })),
})

interface Sent {
  readonly url: string
  readonly method: string
  /** The body, part by part: a file as its name, type and bytes. */
  readonly parts: readonly (readonly [string, string])[]
}

/** The parts that differ between two messages that are otherwise the same. */
const ownOfEach = new Set(['letterslot_id', 'letterslot_reference', 'letterslot_written_at', 'letterslot_sent_at'])

async function partsOf(body: BodyInit | null | undefined): Promise<Sent['parts']> {
  if (!(body instanceof FormData))
    return [['json', String(body).replaceAll(/"(letterslot_(?:id|reference|written_at|sent_at))":"[^"]*"/g, '"$1":""')]]
  return Promise.all(
    [...body].map(async ([name, value]) => {
      if (typeof value === 'string') return [name, ownOfEach.has(name) ? '' : value] as const
      return [name, `${value.name} ${value.type} ${new Uint8Array(await value.arrayBuffer()).join()}`] as const
    }),
  )
}

/** Answers as the provider, which is far away, and keeps what it was sent. */
function listen(): Sent[] {
  const sent: Sent[] = []
  const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = '', body } = {}) => {
    sent.push({ url: String(url), method, parts: await partsOf(body) })
    return new Response('OK')
  })
  onTestFinished(() => stub.mockRestore())
  return sent
}

/** Sends the sample answers as a visitor's message: through the outbox. */
async function sendAsVisitor(form: Form, sent: readonly Sent[]): Promise<void> {
  const storage = await newStorage()
  await storage.connections.put(emailJs)
  const outbox = newOutbox(storage, createSending(storage))
  const compiled = compileForm(form)
  const values = sampleValues(form)
  await outbox.enqueue({
    id: createSubmissionId(),
    writtenAt: rfc3339(Date.now()),
    form: { id: form.id, title: form.title },
    connection: delivery,
    params: compiled.templateParams(values),
    files: filesOf(compiled, values).map(({ name, file }: { name: string; file: FileValue }) => ({
      name,
      file: sampleFile(file),
    })),
  })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
}

async function sendAsTest(form: Form): Promise<void> {
  const storage = await newStorage()
  const transport = createSending(storage).transportOf(emailJs)
  for await (const _ of sendTest({ form, email, transport, signal: new AbortController().signal }));
}

it.each([
  ['without a file', connected, 'send'],
  ['with a file', withFile(''), 'send-form'],
  ['with a picture', withFile('image/*'), 'send-form'],
])(
  '[T871] “Send me a test” of a form %s goes, but for its id and its time, as a visitor’s message to the byte',
  async (_, form, path) => {
    const sent = listen()
    await sendAsVisitor(form, sent)
    await sendAsTest(form)
    const [visitors, tests] = sent
    expect(sent).toHaveLength(2)
    expect(tests?.url).toBe(`https://api.emailjs.com/api/v1.0/email/${path}`)
    expect(tests).toEqual(visitors)
  },
)
