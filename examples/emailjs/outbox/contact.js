import { createOutbox } from '@letterslot/client/outbox'
import { createSubmissionId, referenceOf } from '@letterslot/core'

const outbox = createOutbox({
  connection: {
    origin: 'https://api.emailjs.com',
    publicKey: 'YOUR_PUBLIC_KEY',
    serviceId: 'YOUR_SERVICE_ID',
    templateId: 'YOUR_TEMPLATE_ID',
  },
})

const form = document.querySelector('#contact')
const status = form.querySelector('#status')

const answers = () => Object.fromEntries(new FormData(form))
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

// One id for each filled-in form: Send pressed again hands over the same message, never a second one.
let id = createSubmissionId()
let params = {}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  params = answers()
  await outbox.enqueue({
    id,
    writtenAt: new Date().toISOString(),
    form: { id: 'contact', title: document.title },
    params,
    noteIn: 'message',
  })
})

outbox.subscribe((event) => {
  if (event.kind === 'changed') show(event.entry)
})

// What an earlier visit could not send goes out by itself now.
for (const entry of await outbox.list({ unsent: true })) show(entry)

function show(entry) {
  const isOlder = entry.id !== id
  const which = isOlder ? `Your message of ${when.format(new Date(entry.writtenAt))}: ` : ''
  status.textContent = which + wordsFor(entry)
  // The answers stay in the form until they are accepted, and what was written since stays anyway.
  if (isOlder || entry.state.status !== 'sent') return
  id = createSubmissionId()
  if (JSON.stringify(answers()) === JSON.stringify(params)) form.reset()
}

function wordsFor({ id, state, keeping }) {
  const kept = keeping === 'strict' ? 'It is saved on this device.' : 'Keep this page open.'
  switch (state.status) {
    case 'sent':
      return `Sent. Reference ${referenceOf(id)}.`
    case 'sending':
      return 'Sending…'
    case 'parked':
      return `Not delivered yet. ${kept} Please write to hello@ateliernord.example.`
    default:
      return `Not sent yet. ${kept} It goes out by itself while this page is open.`
  }
}
