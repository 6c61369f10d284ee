import { expect, it } from 'vitest'
import { contactDocument, entry } from '../../domain/sending/entry.test.fixture.ts'
import { sendRouteOf } from '../../domain/sending/send-route.ts'
import { practiceConnection } from '../../model/connection.ts'
import { arrivedIn } from './EntryWhy.tsx'

const page = 'http://localhost:4400'
const sent = { status: 'sent', sentAt: '2026-11-21T12:00:00Z' } as const
const practice = sendRouteOf(contactDocument, practiceConnection, page)
const here = { connection: { ...entry().connection, origin: page } }

it('[T545] tells in which view a mail can be read, also of a receipt', () => {
  expect([
    arrivedIn(entry({ ...practice, context: undefined, state: sent }), 'test-inbox', page),
    arrivedIn(entry({ ...here, state: sent }), 'test-inbox', page),
    arrivedIn(entry({ ...here, state: sent }), 'practice', page),
    arrivedIn(entry({ state: sent }), 'test-inbox', page),
    arrivedIn(entry(practice), 'practice', page),
  ]).toEqual(['practice', 'test-inbox', undefined, undefined, undefined])
})
