import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { contactDocument, emailJs, entry } from './entry.test.fixture.ts'
import { connectionOfEntry, sendRouteOf } from './send-route.ts'

const page = 'http://localhost:4400'
const inbox: StoredConnection = {
  kind: 'test-inbox',
  id: brandConnectionId('test-inbox'),
  name: 'Test inbox',
  publicKey: 'pk',
  serviceId: 'default',
  privateKey: 'secret',
}
const receiptBy = (connection: StoredConnection) =>
  entry({
    connection: sendRouteOf(contactDocument, connection, page).connection,
    context: undefined,
    state: { status: 'sent', sentAt: '2026-11-21T12:00:00Z' },
  })
const kept = [practiceConnection, inbox, { ...emailJs, name: 'Shop' }]

it('[T1954] [F80] a message, and its receipt, went by its own connection, whatever its form sends by now', () => {
  expect([
    connectionOfEntry(receiptBy(emailJs), kept, 'test-inbox', page),
    connectionOfEntry(receiptBy(practiceConnection), kept, 'test-inbox', page),
    connectionOfEntry(receiptBy(inbox), [], 'test-inbox', page),
    connectionOfEntry(receiptBy({ ...emailJs, serviceId: 'service_2' }), kept, 'test-inbox', page),
    connectionOfEntry(receiptBy(inbox), [], 'practice', page),
    connectionOfEntry(
      entry({ connection: { origin: '', publicKey: '', serviceId: '', templateId: '' } }),
      kept,
      'practice',
      page,
    ),
  ]).toMatchObject([
    { kind: 'emailjs', id: emailJs.id, name: 'Shop' },
    { kind: 'practice' },
    { kind: 'test-inbox' },
    { kind: 'emailjs', id: 'own', serviceId: 'service_2' },
    { kind: 'relay', origin: page },
    undefined,
  ])
})
