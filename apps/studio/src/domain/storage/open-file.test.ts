import { expect, it } from 'vitest'
import { brandConnectionId, type StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { order } from '../starts/order-starts.ts'
import { starts } from '../starts/starts.ts'
import { createBackup } from './backup.ts'
import { openDocument } from './open-file.ts'
import { maxOpenedFileBytes, readFileText } from './read-json.ts'

const at = '2026-05-04T14:02:00.000Z'
const document = documentFromStart(order, { to: 'me@example.org', id: 'order' })
const stored: StoredForm = { id: document.form.id, document, revision: 3, createdAt: at, updatedAt: at }

const connections: readonly StoredConnection[] = [
  { kind: 'emailjs', id: brandConnectionId('e'), name: 'EmailJS', publicKey: 'pk', serviceId: 's', templateId: 't' },
  {
    kind: 'relay',
    id: brandConnectionId('r'),
    name: 'Mine',
    origin: 'https://relay.example',
    publicKey: 'pk',
    serviceId: 's',
    templateId: 't',
    privateKey: 'SECRET-1',
  },
  {
    kind: 'test-inbox',
    id: brandConnectionId('i'),
    name: 'Inbox',
    publicKey: 'pk',
    serviceId: 's',
    privateKey: 'SECRET-2',
  },
  { kind: 'practice', id: brandConnectionId('p'), name: 'Practice' },
]

it.each(starts.map((start) => [start.name, start] as const))(
  '[T20] %s goes out as JSON and comes back whole',
  (_, start) => {
    const { form } = documentFromStart(start, { to: '' })
    const opened = openDocument(JSON.stringify(form), at)
    expect(opened.ok && opened.value.forms.map((each) => each.document.form)).toEqual([form])
  },
)

it('[T21] a backup holds everything but private keys and what belongs to one computer', () => {
  const text = JSON.stringify(
    createBackup({ forms: [stored], connections, revisions: [], settings: undefined, exportedAt: at }),
  )
  expect(text).not.toContain('SECRET')
  expect(text).not.toContain('privateKey')
  const opened = openDocument(text, at)
  expect(opened).toEqual({
    ok: true,
    value: {
      forms: [stored],
      connections: [
        connections[0],
        {
          kind: 'relay',
          id: 'r',
          name: 'Mine',
          origin: 'https://relay.example',
          publicKey: 'pk',
          serviceId: 's',
          templateId: 't',
        },
      ],
      revisions: [],
      settings: undefined,
    },
  })
})

it('[T861] the state of a connection comes back with a backup, and what is none of ours does not', () => {
  const arrived = {
    status: 'arrived',
    arrivedAt: at,
    at,
    reference: '7F3K-Q2',
    answer: { httpStatus: 200, text: 'OK' },
  } as const
  const [account] = connections
  if (!account) throw new Error('There is no connection.')
  const kept = [{ ...account, state: arrived }]
  const text = JSON.stringify(
    createBackup({ revisions: [], forms: [], connections: kept, settings: undefined, exportedAt: at }),
  )
  const connectionsOf = (file: string) => {
    const opened = openDocument(file, at)
    return opened.ok && opened.value.connections
  }
  expect(connectionsOf(text)).toEqual(kept)
  expect(connectionsOf(text.replace('"arrived"', '"delivered"'))).toEqual([
    { ...account, state: { status: 'entered' } },
  ])
})

const whole = JSON.stringify(document.form)
const refused: readonly (readonly [string, string, string])[] = [
  ['empty', ' \n ', 'empty'],
  ['HTML', '<!doctype html><form></form>', 'markup'],
  ['cut off', whole.slice(0, 200), 'not-json'],
  ['nested 100000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 'too-deep'],
  ['other JSON', '{"hello":1}', 'fault'],
]

it.each(refused)('[T22][F11] a file that is %s is refused at once, with the reason', (_, text, code) => {
  const from = performance.now()
  const opened = openDocument(text, at)
  expect(!opened.ok && opened.error[0]?.code).toBe(code)
  expect(performance.now() - from).toBeLessThan(2000)
})

it('[T22][F11] a file of 500 MB is refused unread, one of UTF-16 by its bytes', async () => {
  const huge = { size: 500_000_000, arrayBuffer: () => Promise.reject(new Error('read')) }
  const tooLarge = await readFileText(huge)
  expect(!tooLarge.ok && tooLarge.error).toEqual([
    { code: 'too-large', message: `It has 500000000 bytes; at most ${maxOpenedFileBytes} can be opened.` },
  ])
  const utf16 = await readFileText(new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0x00])]))
  expect(!utf16.ok && utf16.error[0]?.code).toBe('not-text')
})

it.each(['__proto__', 'constructor', 'prototype'])('[T23][F12] a key named %s is refused with its place', (key) => {
  const text = whole.replace('"title":', `"extra":{"${key}":{"polluted":true}},"title":`)
  const opened = openDocument(text, at)
  expect(opened).toEqual({
    ok: false,
    error: [{ code: 'hostile-key', message: 'It holds a name that no document may use.', pointer: `/extra/${key}` }],
  })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

it('[T28] a private key is never taken in, neither with a form nor with a backup', () => {
  const delivery = {
    origin: 'https://api.example',
    publicKey: 'p',
    serviceId: 's',
    templateId: 't',
    privateKey: 'SECRET',
  }
  const withKey = openDocument(JSON.stringify({ ...document.form, delivery }), at)
  expect(!withKey.ok && withKey.error.map(({ pointer }) => pointer)).toEqual(['/delivery/privateKey'])
  const backup = createBackup({ forms: [], connections: [], revisions: [], settings: undefined, exportedAt: at })
  const opened = openDocument(JSON.stringify({ ...backup, connections }), at)
  expect(opened.ok && opened.value.connections).toHaveLength(2)
  expect(JSON.stringify(opened)).not.toContain('SECRET')
})

it('[T24] a draft that has faults is opened, since the maker settles them in the builder', () => {
  const draft = { ...document.form, pages: [{ id: 'p1', fields: [{ ...order.fields[0], name: '' }] }] }
  const opened = openDocument(JSON.stringify(draft), at)
  expect(opened.ok && opened.value.forms[0]?.document.form).toEqual(draft)
})

it('[T25] of a backup all is taken or nothing, and the place of what is wrong is named', () => {
  const backup = createBackup({ forms: [stored], connections: [], revisions: [], settings: undefined, exportedAt: at })
  const opened = openDocument(JSON.stringify({ ...backup, forms: [stored, { id: 'x' }] }), at)
  expect(opened).toEqual({
    ok: false,
    error: ['document', 'revision', 'createdAt', 'updatedAt'].map((key) => ({
      code: 'fault',
      message: `“${key}” is missing.`,
      pointer: `/forms/1/${key}`,
    })),
  })
})

const [firstField] = document.form.pages[0]?.fields ?? []
const withField = (changes: object): object => ({
  ...document.form,
  pages: [{ id: 'p1', fields: [{ ...firstField, ...changes }] }],
})
const undrawable: readonly (readonly [string, object, string, RegExp])[] = [
  ['an option that is nothing', { kind: 'radio', rules: [], options: [null] }, '/options/0', /must be/],
  ['a condition that is a number', { visibleWhen: 7 }, '/visibleWhen', /condition|must be/i],
  ['a pattern that is a number', { rules: [{ kind: 'pattern', pattern: 7 }] }, '/rules/0/pattern', /must be a text/],
  ['a rule that nobody knows', { rules: [{ kind: 'magic' }] }, '/rules/0/kind', /no rule of kind “magic”/],
  ['a field kind that nobody knows', { kind: 'hologram', rules: [] }, '/kind', /no field of kind “hologram”/],
  [
    'a condition deep in another',
    { visibleWhen: { all: [{ not: 7 }] } },
    '/visibleWhen/all/0/not',
    /condition|must be/i,
  ],
  ['a field without rules', { rules: undefined }, '/rules', /missing/],
]

it.each(undrawable)('[T806] [F76] %s is refused with its place and the reason', (_, changes, place, words) => {
  const opened = openDocument(JSON.stringify(withField(changes)), at)
  expect(!opened.ok && opened.error.map(({ pointer }) => pointer)).toEqual([`/pages/0/fields/0${place}`])
  expect(!opened.ok && opened.error[0]?.message).toMatch(words)
})

it('[T806] [F76] in a backup too, its mail as well, with the form it is of', () => {
  const backup = createBackup({ revisions: [], forms: [stored], connections: [], settings: undefined, exportedAt: at })
  const broken = { ...stored, document: { ...document, form: withField({ visibleWhen: 7 }) } }
  const mailless = {
    ...stored,
    document: { ...document, email: { ...document.email, blocks: [{ id: 'b', kind: 'x' }] } },
  }
  const opened = openDocument(JSON.stringify({ ...backup, forms: [stored, broken, mailless] }), at)
  expect(!opened.ok && opened.error.map(({ pointer }) => pointer)).toEqual([
    '/forms/1/document/form/pages/0/fields/0/visibleWhen',
    '/forms/2/document/email/blocks/0/kind',
  ])
})

it.each([
  ['its version', { version: 2 }],
  ['its format', { format: 'letterslot.backup/2' }],
])('[T807] a backup of a newer Letterslot, by %s, is refused with both numbers', (_, changes) => {
  const backup = createBackup({ revisions: [], forms: [stored], connections, settings: undefined, exportedAt: at })
  expect(openDocument(JSON.stringify({ ...backup, ...changes }), at)).toEqual({
    ok: false,
    error: [
      {
        code: 'fault',
        pointer: '/version',
        message: 'This backup was made by a newer Letterslot: its version is 2, this one reads up to 1.',
      },
    ],
  })
})

it('[T808] a connection of a backup that cannot be one is named with its place', () => {
  const backup = createBackup({ revisions: [], forms: [], connections, settings: undefined, exportedAt: at })
  const bad = [...backup.connections, { kind: 'emailjs', id: 'x', name: 'Mine', publicKey: 7 }, { kind: 'pigeon' }]
  const opened = openDocument(JSON.stringify({ ...backup, connections: bad }), at)
  expect(!opened.ok && opened.error.map(({ pointer }) => pointer)).toEqual([
    '/connections/2/publicKey',
    '/connections/2/serviceId',
    '/connections/2/templateId',
    '/connections/3/kind',
  ])
})
