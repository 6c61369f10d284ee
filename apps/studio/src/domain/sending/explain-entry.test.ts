import { expect, it } from 'vitest'
import { attempt, contactDocument, entry } from './entry.test.fixture.ts'
import { explainEntry, lastProviderWords, providerWords } from './explain-entry.ts'
import { placeContextFor } from './send-route.ts'
import { deletedConnectionText } from './studio-outbox.ts'

it('[T527] explains the last attempt that ended', () => {
  const running = attempt({ code: 'interrupted', status: 0, text: '' })
  const { endedMs: _, ...open } = running
  expect(
    explainEntry(entry({ log: [attempt()], state: { status: 'parked', code: 'provider-refused', sinceMs: 0 } })),
  ).toMatchObject({
    id: 'mailbox-disconnected',
    step: { link: { url: 'https://dashboard.emailjs.com/admin' } },
  })
  expect(
    explainEntry(entry({ log: [attempt(), open], state: { status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 } })),
  ).toMatchObject({ id: 'mailbox-disconnected' })
  expect(explainEntry(entry({ log: [open] }))).toMatchObject({ id: 'interrupted' })
  expect(explainEntry(entry())).toBe(undefined)
})

it('[T527] says what only the studio knows: the test inbox that is silent, the connection that was deleted', () => {
  const silent = attempt({ code: 'network', status: 0, text: 'Network Error' })
  const context = placeContextFor(contactDocument.email, 'test-inbox')
  expect(explainEntry(entry({ log: [silent], context }))?.happened).toBe(
    'The test inbox does not answer. Is Letterslot still running on this computer?',
  )
  const deleted = attempt({ code: 'missing-service-id', status: 0, text: deletedConnectionText })
  expect(explainEntry(entry({ log: [deleted] }))).toMatchObject({
    title: 'Its connection was deleted',
    happened: expect.stringContaining('EmailJS, service_1'),
  })
})

it('[T525] quotes the provider on one line, with its status where there was an answer', () => {
  expect([
    providerWords(attempt({ text: 'a\n b' })),
    providerWords(attempt({ status: 0, text: 'Network Error' })),
  ]).toEqual(['412 a b', 'Network Error'])
})

it('[T980] [F81] A refusal made here says so: no provider, no 413, no 50 kB and no shorter answer for a file', () => {
  const text = 'photos: photo.jpg is too large: 700000 of 500000 bytes'
  const refused = attempt({ code: 'too-large', status: 413, text })
  const said = explainEntry(entry({ log: [refused] }))
  expect(said).toMatchObject({ isLocal: true, title: 'Refused here: the files are too large' })
  expect(providerWords(refused)).toBe(text)
  expect(JSON.stringify(said)).not.toMatch(/provider|413|50 kB|horten/)
  expect(explainEntry(entry({ log: [attempt()] }))).toMatchObject({ isLocal: false })
})

it('[T525] shows of each message what was heard last', () => {
  const sent = { status: 'sent', sentAt: '' } as const
  expect([
    lastProviderWords(entry()),
    lastProviderWords(entry({ log: [attempt()] })),
    lastProviderWords(entry({ log: [attempt({ code: 'interrupted', status: 0, text: '' })] })),
    lastProviderWords(
      entry({ state: sent, attempts: 1, log: [attempt({ code: 'accepted', status: 200, text: 'OK' })] }),
    ),
    lastProviderWords(entry({ state: sent, attempts: 3 })),
  ]).toEqual(['', '412 Gmail_API: Invalid grant', 'The page was closed meanwhile', '', 'at try 3'])
})
