import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { destinationOf, emailJsOrigin, findConnection, hasSameIds } from './form-destination.ts'

const blank = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const ids = { publicKey: 'pk_1', serviceId: 'service_1' }
const emailJs = { kind: 'emailjs', id: brandConnectionId('e'), name: 'EmailJS', ...ids, templateId: 't' } as const
const relay = {
  kind: 'relay',
  id: brandConnectionId('r'),
  name: 'Your own relay',
  origin: 'https://forms.example.org',
  ...ids,
  templateId: 't',
  privateKey: 'secret',
} as const
const inbox = {
  kind: 'test-inbox',
  id: brandConnectionId('i'),
  name: 'Test inbox',
  ...ids,
  privateKey: 'secret',
} as const
const here = 'http://localhost:4400'

it.each<readonly [StoredConnection, object | undefined]>([
  [emailJs, { origin: emailJsOrigin, ...ids, templateId: 't' }],
  [relay, { origin: 'https://forms.example.org', ...ids, templateId: 't' }],
  [inbox, { origin: here, ...ids, templateId: blank.email.id }],
  [practiceConnection, undefined],
])('[T308] what a form carries of %j is public', (connection, destination) => {
  expect(destinationOf(connection, blank, here)).toEqual(destination)
})

const choose = (connection: StoredConnection) => {
  const destination = destinationOf(connection, blank, here)
  return applyCommand(blank, chooseConnection({ id: connection.id, ...(destination && { destination }) })).document
}

it.each([[emailJs], [relay], [inbox], [practiceConnection]])(
  '[T309] a form sends by what it was given: %j',
  (given) => {
    expect(findConnection(choose(given), [emailJs, relay, inbox, practiceConnection])).toBe(given)
  },
)

it('[T309] a form that brought its ids along sends by them', () => {
  const own = { id: 'own', ...ids, templateId: 't' }
  expect(findConnection(choose(emailJs), [])).toEqual({ kind: 'emailjs', name: 'EmailJS', ...own })
  expect(findConnection(choose(relay), [emailJs])).toEqual({
    kind: 'relay',
    name: 'Your own relay',
    origin: relay.origin,
    ...own,
  })
})

it('[T309] a form without either goes nowhere', () => {
  expect([findConnection(blank, [emailJs]), findConnection(choose(practiceConnection), [])]).toEqual([
    undefined,
    undefined,
  ])
})

it.each([[emailJs], [relay]])(
  '[T1950] [F80] a form with other ids than its connection has now sends by its own, of which nothing is known: %j',
  (given) => {
    const state = { status: 'proven', arrivedAt: '2026-11-21T12:00:00Z' } as const
    const { privateKey: _, ...plain } = { privateKey: '', ...given }
    const own = { ...plain, id: 'own' }
    expect(findConnection(choose(given), [{ ...given, serviceId: 'service_2', state }])).toEqual(own)
    const twin = { ...given, id: brandConnectionId('twin'), state }
    expect(findConnection(choose(given), [{ ...given, serviceId: 'service_2' }, twin])).toBe(twin)
    expect(findConnection(choose(given), [twin, given])).toBe(given)
  },
)

it('[T1950] connections of two kinds are never the same', () => {
  expect(hasSameIds(emailJs, practiceConnection)).toBe(false)
  expect(hasSameIds(practiceConnection, practiceConnection)).toBe(true)
})
