import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFix, checkContract, type EmailTemplate, type Finding, isApplied, parseEmailTemplate } from '../index.ts'
import { contactForm } from '../render/mail.test.fixture.ts'

const names = ['full_name', 'email', 'message', 'user_ip', 'user_id', 'letterslot_id', 'cv', 'from_name'] as const
const name = fc.constantFrom(...names)
const ids = ['f1', 'f2', 'f3', 'f4', 'gone'] as const

const rule = fc.oneof(
  fc.constant({ kind: 'required' }),
  fc.constant({ kind: 'type' }),
  fc.record({ kind: fc.constant('length'), max: fc.nat(30_000) }),
  fc.record({ kind: fc.constant('length'), min: fc.nat(9_000) }),
  fc.record({ kind: fc.constant('pattern'), pattern: fc.constantFrom('[A-Z]{3}', '\\d+', '(a|b){2,9000}') }),
)
const option = fc.record({ value: fc.string({ minLength: 1, maxLength: 9 }), label: fc.string({ minLength: 1 }) })

/** A draft: names may collide, rules may make no sense for the kind, references may lead nowhere. */
const draftField = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      kind: fc.constantFrom(
        'text',
        'textarea',
        'email',
        'checkboxes',
        'radio',
        'number',
        'consent',
        'file',
        'hidden',
        'content',
      ),
      name: fc.oneof(name, fc.string({ maxLength: 6 })),
      label: fc.string({ maxLength: 9 }),
      rules: fc.array(rule, { maxLength: 3 }),
      options: fc.array(option, { maxLength: 3 }),
      default: fc.oneof(fc.string({ maxLength: 20 }), fc.boolean(), fc.array(fc.string())),
      visibleWhen: fc.constant({ field: 'f1', is: 'filled' }),
    },
    { requiredKeys: ['id', 'kind', 'name', 'label', 'rules'] },
  )
const delivery = fc.record(
  {
    origin: fc.constantFrom('https://api.emailjs.com', ''),
    publicKey: fc.constant('k'),
    serviceId: fc.constant('s'),
    templateId: fc.constant('t'),
    map: fc.dictionary(name, fc.constantFrom(...ids), { maxKeys: 3 }),
    noteIn: fc.oneof(name, fc.constant('')),
  },
  { requiredKeys: ['origin', 'publicKey', 'serviceId', 'templateId'] },
)
const draft: fc.Arbitrary<Form> = fc
  .tuple(draftField('f1'), draftField('f2'), draftField('f3'), draftField('f4'), fc.nat(4), fc.option(delivery))
  .map(([f1, f2, f3, f4, count, sent]) =>
    draftOf({
      format: 'letterslot.form/1',
      version: 1,
      id: 'contact',
      title: 'Write {{to}} us',
      locale: 'en',
      pages: [{ id: 'p1', fields: [f1, f2, f3, f4].slice(0, count) }],
      ...(sent && { delivery: sent }),
    }),
  )

/** A form that `parseForm` takes, with names that only collide with what a provider fills in. */
const soundForm: fc.Arbitrary<Form> = fc
  .record({
    kinds: fc.array(fc.constantFrom('text', 'textarea', 'email', 'file', 'hidden'), { minLength: 1, maxLength: 4 }),
    max: fc.integer({ min: 1, max: 40_000 }),
    isLimited: fc.boolean(),
    mapped: fc.constantFrom('from_name', 'reply_to', 'user_os'),
  })
  .map(({ kinds, max, isLimited, mapped }) => {
    const fields = kinds.map((kind, index) => ({
      id: `f${index}`,
      kind,
      name: ['full_name', 'email', 'user_ip', 'message'][index],
      label: 'Label',
      rules: isLimited && kind !== 'file' && kind !== 'hidden' ? [{ kind: 'length', max }] : [],
    }))
    const ids = fields.flatMap(({ id, kind }) => (kind === 'file' ? [] : [id]))
    const map = Object.fromEntries(ids.slice(0, 1).map((id) => [mapped, id]))
    const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't', map }
    return contactForm({ pages: [{ id: 'p1', fields }], delivery })
  })

/** The studio keeps drafts, faults and all, under the type of a form. */
function draftOf(document: object): Form {
  const drafts: unknown = JSON.parse(JSON.stringify(document))
  if (!isDraft(drafts)) throw new TypeError('This is no draft.')
  return drafts
}

function isDraft(document: unknown): document is Form {
  return typeof document === 'object' && document !== null && 'pages' in document
}

const words = fc
  .array(
    fc.oneof(
      name.map((one) => `{{${one}}}`),
      name.map((one) => `{{#${one}}}said{{/${one}}}`),
      fc.constantFrom(
        '{{{message}}}',
        '{{#if email}}a{{else}}b{{/if}}',
        '{{>foot}}',
        '{{=<% %>=}}',
        '{{mesage}}',
        '{{ ',
        '}}',
        '{',
        '}',
      ),
      fc.constantFrom(
        'a@example.org',
        'Hello',
        ' ',
        '{{user_id.x}}',
        '{{#gone}}{{.}}{{/gone}}',
        '{{! no }}',
        '{{/email}}',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const block = fc.oneof(
  fc.record({ id: fc.string(), kind: fc.constantFrom('heading', 'text'), text: words }),
  fc.record({
    id: fc.string(),
    kind: fc.constant('answers'),
    auto: fc.boolean(),
    rows: fc.array(fc.record({ name: fc.oneof(name, fc.constant('gone')), label: fc.string() }), { maxLength: 3 }),
  }),
  fc.record({ id: fc.string(), kind: fc.constant('divider') }),
)
const template: fc.Arbitrary<EmailTemplate> = fc
  .record({
    format: fc.constant('letterslot.email/1'),
    id: fc.constant('t'),
    to: fc.array(words, { maxLength: 2 }),
    cc: fc.array(words, { maxLength: 1 }),
    replyTo: words,
    fromName: words,
    subject: words,
    visitorRecipients: fc.boolean(),
    blocks: fc
      .array(block, { maxLength: 3 })
      .map((blocks) => blocks.map((one, index) => ({ ...one, id: `b${index}` }))),
  })
  .map((document) => {
    const parsed = parseEmailTemplate(document)
    if (!parsed.ok) throw parsed.error
    return parsed.value
  })
const provider = fc.option(
  fc.record({
    names: fc.array(fc.oneof(name, fc.string({ maxLength: 8 }), fc.constantFrom('reply_to', 'subject'))),
    slots: fc.array(name),
  }),
  { nil: undefined },
)
const maxParamsBytes = fc.constantFrom(1_000, 51_200)

/**
 * Rows move up when one goes, so a finding is told by what it is about, not by where it stands; that nobody gets the mail
 * is one finding, whichever field is nearest to a recipient.
 */
const about = ({ code, name: of = '', place }: Finding): string =>
  [code, code === 'recipient-can-be-empty' ? '' : of, place.replace(/\d+/g, '0')].join(' ')

const tally = (findings: readonly Finding[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const finding of findings) counts.set(about(finding), (counts.get(about(finding)) ?? 0) + 1)
  return counts
}

describe('the contract check, whatever the documents', () => {
  it('[E75] [E90] a fix applied takes its finding away and brings no other that must be settled', () => {
    fc.assert(
      fc.property(draft, template, provider, maxParamsBytes, (form, mail, known, limit) => {
        const options = { provider: known, maxParamsBytes: limit }
        const found = checkContract(form, mail, options)
        const before = tally(found)
        for (const finding of found) {
          if (finding.fix === undefined || !isApplied(finding.fix)) continue
          const settled = applyFix({ form, template: mail }, finding.fix)
          const left = checkContract(settled.form, settled.template, options)
          const after = tally(left)
          expect([about(finding), after.get(about(finding)) ?? 0]).toEqual([
            about(finding),
            expect.toSatisfy((count: number) => count < (before.get(about(finding)) ?? 0)),
          ])
          const worse = left.filter(
            (one) => one.severity === 'error' && (after.get(about(one)) ?? 0) > (before.get(about(one)) ?? 0),
          )
          expect(worse).toEqual([])
        }
      }),
      { numRuns: 150 },
    )
  }, 30_000)

  it.each([
    'null',
    '{}',
    '{"pages":null}',
    '{"pages":[null]}',
    '{"pages":[{"fields":[null,7,{}]}]}',
    '{"pages":[{"fields":[{"id":"f1","kind":"text","name":"a","label":"A"}]}]}',
    '{"pages":[{"fields":[{"id":"f1","kind":"text","name":"a","label":"A","rules":[null]}]}]}',
    '{"pages":[{"fields":[{"id":"f1","kind":"text","name":"a","label":"A","rules":[{"kind":"pattern"}]}]}]}',
    '{"pages":[{"fields":[{"id":"f1","kind":"text","name":"a","label":"A","rules":[{"kind":"length","max":"9"}]}]}]}',
    '{"pages":[{"fields":[{"id":"f1","kind":"select","name":"a","label":"A","rules":[],"options":[null]}]}]}',
    '{"pages":[],"delivery":7}',
    '{"pages":[],"delivery":{"map":{"a":7}}}',
  ])('[E90] finds nothing in %s, which has not the shape of a form, and throws nothing', (changes) => {
    const document = JSON.parse(changes)
    const form =
      document === null ? null : { ...contactForm(), ...document, ...(changes === '{}' && { pages: undefined }) }
    for (const mail of ['null', '{}', '{"blocks":[null]}']) expect(checkContract(form, JSON.parse(mail))).toEqual([])
    expect(checkContract(form, JSON.parse('{}'), { provider: { names: ['a'], slots: [] } })).toEqual([])
  })

  it('[E90] finds nothing in a mail that has not the shape of a template, and goes on with the form', () => {
    const found = checkContract(contactForm(), JSON.parse('{"blocks":[null]}'))
    expect(found.filter(({ place }) => !place.startsWith('form:'))).toEqual([])
  })

  it('[E90] a sound form stays sound under its fixes', () => {
    fc.assert(
      fc.property(soundForm, template, provider, maxParamsBytes, (form, mail, known, limit) => {
        for (const { fix } of checkContract(form, mail, { provider: known, maxParamsBytes: limit })) {
          if (fix === undefined || !isApplied(fix)) continue
          const settled = applyFix({ form, template: mail }, fix)
          expect(parseForm(settled.form)).toEqual({ ok: true, value: settled.form })
          expect(parseEmailTemplate(settled.template)).toEqual({ ok: true, value: settled.template })
        }
      }),
    )
  })

  it('[E90] what was given stays as it is, and no two findings are about the same thing at the same place', () => {
    fc.assert(
      fc.property(draft, template, provider, (form, mail, known) => {
        const copies = structuredClone([form, mail])
        const found = checkContract(form, mail, { provider: known })
        for (const { fix } of found) if (fix && isApplied(fix)) applyFix({ form, template: mail }, fix)
        expect([form, mail]).toEqual(copies)
        const keys = found.map(({ code, place, name: of }) => `${code} ${place} ${of}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
