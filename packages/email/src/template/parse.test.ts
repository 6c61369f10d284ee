import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmailTemplate } from '../index.ts'
import { templateWith } from '../render/mail.test.fixture.ts'

function faultsOf(input: unknown): object[] {
  const parsed = parseEmailTemplate(input)
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code }) => ({ pointer, code }))
}

describe('parseEmailTemplate', () => {
  it('[E01] returns a copy of a sound document with the keys it does not know', () => {
    const document = { ...templateWith(), mood: { calm: ['yes'] } }
    const parsed = parseEmailTemplate(document)
    expect(parsed).toEqual({ ok: true, value: document })
    expect(parsed.ok && parsed.value.blocks).not.toBe(document.blocks)
  })

  it('[E01] survives JSON both ways for any words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (subject, text, label) => {
        const rows = [{ name: 'email', label }]
        const template = templateWith({
          subject,
          blocks: [
            { id: 'b1', kind: 'text', text },
            { id: 'b2', kind: 'answers', auto: false, rows },
          ],
        })
        expect(parseEmailTemplate(JSON.parse(JSON.stringify(template)))).toEqual({ ok: true, value: template })
      }),
    )
  })

  it('[E05] fills in what may be left out', () => {
    const short = { format: 'letterslot.email/1', id: 't', to: ['you@example.org'], subject: 'Hello', blocks: [] }
    expect(parseEmailTemplate(short)).toEqual({
      ok: true,
      value: {
        ...short,
        version: 1,
        formId: '',
        cc: [],
        bcc: [],
        replyTo: '',
        fromName: '',
        visitorRecipients: false,
      },
    })
  })

  it('[E02] names every fault at once', () => {
    const document = {
      ...templateWith(),
      id: '',
      to: ['you@example.org', 7],
      subject: undefined,
      locale: 'not a language',
      visitorRecipients: 'yes',
      blocks: [
        { id: 'b1', kind: 'heading' },
        { id: 'b1', kind: 'marquee' },
        { id: 'b3', kind: 'answers', rows: [{ name: 'full name', label: 'Name' }, null] },
        'text',
      ],
    }
    expect(faultsOf(document)).toEqual([
      { pointer: '/id', code: 'empty' },
      { pointer: '/subject', code: 'missing' },
      { pointer: '/locale', code: 'bad-locale' },
      { pointer: '/to/1', code: 'wrong-type' },
      { pointer: '/visitorRecipients', code: 'wrong-type' },
      { pointer: '/blocks/0/text', code: 'missing' },
      { pointer: '/blocks/1/id', code: 'duplicate' },
      { pointer: '/blocks/1/kind', code: 'unknown-kind' },
      { pointer: '/blocks/2/auto', code: 'missing' },
      { pointer: '/blocks/2/rows/0/name', code: 'bad-name' },
      { pointer: '/blocks/2/rows/1', code: 'wrong-type' },
      { pointer: '/blocks/3', code: 'wrong-type' },
    ])
  })

  it.each([
    [undefined, { pointer: '', code: 'missing' }],
    [null, { pointer: '', code: 'wrong-type' }],
    ['{}', { pointer: '', code: 'wrong-type' }],
    [[], { pointer: '', code: 'wrong-type' }],
    [{}, { pointer: '/format', code: 'unknown-format' }],
    [
      { ...templateWith(), format: 'letterslot.email/2' },
      { pointer: '/format', code: 'unknown-format' },
    ],
    [
      { ...templateWith(), version: 2 },
      { pointer: '/version', code: 'newer-version' },
    ],
    [
      { ...templateWith(), version: 1.5 },
      { pointer: '/version', code: 'wrong-type' },
    ],
    [
      { ...templateWith(), extra: () => 1 },
      { pointer: '/extra', code: 'wrong-type' },
    ],
  ])('[E02] refuses %j', (input, fault) => {
    expect(faultsOf(input)).toEqual([fault])
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    '[E03 F12] refuses the key %s and leaves prototypes alone',
    (key) => {
      const before = Object.getOwnPropertyNames(Object.prototype)
      const json = JSON.stringify({ ...templateWith(), extra: { deep: 1 } }).replace('"deep"', JSON.stringify(key))
      expect(faultsOf(JSON.parse(json))).toEqual([{ pointer: `/extra/${key}`, code: 'hostile-key' }])
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    },
  )

  it.each(['accessToken', 'private_key'])('[E03] takes no private key over, as %s', (key) => {
    expect(faultsOf({ ...templateWith(), extra: { [key]: 'lsk_1234' } })).toEqual([
      { pointer: `/extra/${key}`, code: 'hostile-key' },
    ])
  })

  it('[E04] refuses input nested 5000 deep', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(faultsOf({ ...templateWith(), deep })).toEqual([{ pointer: `/deep${'/0'.repeat(64)}`, code: 'too-deep' }])
  })

  it('[E04] refuses a record that holds itself twice', () => {
    const record: Record<string, unknown> = {}
    record['one'] = record
    record['two'] = record
    expect(faultsOf({ ...templateWith(), record })).toEqual([
      { pointer: `/record${'/one'.repeat(64)}`, code: 'too-deep' },
    ])
  })

  it('[E06] reads a draft with a half-written tag as it stands', () => {
    const draft = templateWith({ subject: 'Hello {{#full_na' })
    expect(parseEmailTemplate(draft)).toEqual({ ok: true, value: draft })
  })
})
