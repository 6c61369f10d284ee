import { brandFieldId, compileForm, type Form, type Value, type Values } from '@letterslot/core'
import { withCalculated } from '@letterslot/core/calculation'
import { checkForm, findLogicFaults, findRuleFaults, parseForm } from '@letterslot/core/document'
import { compileLogicForm } from '@letterslot/core/logic'
import { checkContract, parseEmailTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { documentFromStart, startPages } from './document-from-start.ts'
import { findStarts, startPurposes } from './find-starts.ts'
import { germanWords, sameInGerman } from './german-words.ts'
import { sayStart } from './say-start.ts'
import type { Start, StartPurpose } from './start.ts'
import { startFacts } from './start-facts.ts'
import { starts } from './starts.ts'

const typed = ['email', 'number', 'date', 'dateRange', 'datetime', 'currency', 'phone']

describe.each(
  starts.flatMap((start) => [
    [`${start.id} in English`, start] as const,
    [`${start.id} in German`, sayStart(start, germanWords)] as const,
  ]),
)('%s', (_, start) => {
  const { form, email } = documentFromStart(start, { to: 'me@example.org', id: start.id })

  it('[T30] [T31] is a form without faults, in its logic too, that checks every address and number by a rule', () => {
    const { delivery: __, ...own } = form
    expect(parseForm(own)).toEqual({ ok: true, value: own })
    expect([...findLogicFaults(form), ...findRuleFaults(form)]).toEqual([])
    const unchecked = start.fields.filter(
      ({ kind, rules }) => typed.includes(kind) && !rules.some((rule) => rule.kind === 'type'),
    )
    expect(unchecked).toEqual([])
    expect(compileForm(form).visible({}).size).toBeGreaterThanOrEqual(start.fields.length === 0 ? 0 : 3)
  })

  it('[T30] has a mail without faults that shows every answer to the address asked for', () => {
    expect(parseEmailTemplate(email)).toEqual({ ok: true, value: email })
    expect(email.to).toEqual(['me@example.org'])
    expect(checkContract(form, email).filter(({ severity }) => severity !== 'info')).toEqual([])
  })
})

it('[T32] gives the other way to reach the maker to visitors, and a new form an id of its own', () => {
  const [first] = starts
  if (!first) throw new Error('There is no start.')
  const [one, two] = [documentFromStart(first, { to: ' me@example.org ' }), documentFromStart(first, { to: '' })]
  expect(one.form.delivery?.fallback).toEqual({ email: 'me@example.org' })
  expect(two.form.delivery).toBeUndefined()
  expect(one.form.id).not.toBe(two.form.id)
})

it('[T1672] there are sixteen beside the blank one, each of another purpose, and longer ones have pages', () => {
  expect(starts.filter(({ fields }) => fields.length > 0)).toHaveLength(16)
  expect(new Set(starts.map(({ id }) => id)).size).toBe(starts.length)
  const pages = starts.flatMap((start) => (start.pages ? [documentFromStart(start, { to: '' }).form] : []))
  expect(pages.map(({ id, pages: of, progress }) => [id.replace(/_\w+$/, ''), of.length, progress])).toEqual([
    ['event', 2, 'steps'],
    ['rsvp', 2, 'steps'],
    ['job-application', 2, 'steps'],
    ['school-trip', 2, 'steps'],
    ['medical-history', 4, 'steps'],
  ])
  expect(pages.every(({ pages: of }) => of.every(({ title, fields }) => title && fields.length > 0))).toBe(true)
  for (const start of starts) expect(startPages(start).flatMap(({ fields }) => fields)).toEqual(start.fields)
})

it('[T1850] together they show what forms can do: most kinds, totals, conditions, ways, files, drafts and reviews', () => {
  const forms = starts.map((start) => documentFromStart(start, { to: '' }).form)
  const kinds = new Set(forms.flatMap(({ pages }) => pages.flatMap(({ fields }) => fields.map(({ kind }) => kind))))
  expect(kinds.size).toBeGreaterThanOrEqual(20)
  const those = (has: (form: Form) => unknown): readonly string[] =>
    forms.filter(has).map(({ id }) => id.replace(/_\w+$/, ''))
  const some = (kind: string) =>
    those(({ pages }) => pages.some(({ fields }) => fields.some((field) => field.kind === kind)))
  expect(some('calculated')).toEqual(['event', 'order', 'school-trip'])
  expect(some('section')).toEqual(['job-application', 'medical-history'])
  expect(some('file')).toEqual(['job-application', 'quote', 'support', 'lost-property'])
  expect(some('rows')).toEqual(['event', 'rsvp', 'school-trip', 'medical-history'])
  expect(those(({ drafts }) => drafts)).toEqual(['job-application', 'quote', 'support', 'school-trip'])
  expect(those(({ review }) => review)).toEqual(['event', 'job-application', 'school-trip', 'medical-history'])
  expect(those(({ pages }) => pages.some(({ next, visibleWhen }) => next ?? visibleWhen))).toEqual([
    'rsvp',
    'medical-history',
  ])
})

it('[T1850] a workshop costs what its choice and its people come to; who cannot come is asked for no party', () => {
  const of = (id: string): Form => {
    const start = starts.find((one) => one.id === id)
    if (!start) throw new Error(`There is no start ${id}.`)
    return documentFromStart(start, { to: '' }).form
  }
  const answers = (given: Readonly<Record<string, Value>>): Values =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [brandFieldId(name), value]))
  const totals: readonly [start: string, given: Readonly<Record<string, Value>>, total: string][] = [
    ['event', { workshop: 'Glazing, 2 hours, €60', people: '3' }, '180'],
    ['order', { product: 'Forest, 500 g, €14', quantity: '2', delivery: 'Send it to me, €6' }, '34'],
    ['school-trip', { extras: ['A raincoat to borrow, €5'] }, '185'],
  ]
  for (const [id, given, total] of totals) {
    expect(withCalculated(of(id), answers(given))[brandFieldId('total')], id).toBe(total)
  }
  const rsvp = compileLogicForm(of('rsvp'))
  expect([...rsvp.visible(answers({ coming: 'Sadly not' }))]).not.toContain('guests')
  expect([...rsvp.visible(answers({ coming: 'With pleasure' }))]).toContain('guests')
})

it('[T1851] a start is found by all words of a query, in its name or its questions, and by its purpose', () => {
  const found = (query: string, purpose?: StartPurpose): readonly string[] =>
    findStarts(starts, query, purpose).map(({ id }) => id)
  expect(found('')).toHaveLength(starts.length)
  expect(found('  SIGNATURE child ')).toEqual(['school-trip'])
  expect(found('dose of')).toEqual([])
  expect(found('your name', 'opinion')).toEqual(['petition'])
  expect(startPurposes.flatMap((purpose) => found('', purpose)).toSorted()).toEqual(
    starts.flatMap(({ id, fields }) => (fields.length > 0 ? id : [])).toSorted(),
  )
})

it.each([
  ['contact', '3 questions'],
  ['event', '2 pages, 8 questions, conditions, a total, a review before sending'],
  ['rsvp', '2 pages, 5 questions, conditions'],
  ['job-application', '2 pages, 11 questions, conditions, a file, a review before sending, what was begun is kept'],
  ['petition', '7 questions, a signature'],
  ['form', ''],
])('[T1851] what is in the start %s is counted: %s', (id, facts) => {
  expect(
    starts
      .filter((start) => start.id === id)
      .map((start) =>
        startFacts(start)
          .map(({ text }) => text)
          .join(', '),
      ),
  ).toEqual([facts])
})

describe('in German', () => {
  const textsOf = (start: Start): readonly string[] => {
    const texts: string[] = []
    JSON.stringify(start, (key, part) => {
      if (typeof part === 'string' && wordKeys.includes(key)) texts.push(part)
      return key === 'name' || key === 'summary' || key === 'look' ? undefined : part
    })
    return texts
  }
  const wordKeys = [
    ...['title', 'description', 'submitLabel', 'sentText', 'label', 'help', 'placeholder', 'text', 'subject'],
    ...['message', 'to', 'value', 'default', 'item', 'fromLabel', 'toLabel'],
  ]

  it('[T1674] every word of every start is said in German', () => {
    const known = new Set([...Object.keys(germanWords), ...sameInGerman])
    expect(starts.flatMap(textsOf).filter((text) => !known.has(text))).toEqual([])
  })

  it.each(starts.map((start) => [start.id, start] as const))('[T1674] %s is the same form', (_, start) => {
    const said = documentFromStart(sayStart(start, germanWords), { to: '', id: start.id }).form
    expect(checkForm(said)).toEqual([])
    const shape = ({ pages }: Form) =>
      pages.map(({ fields }) => fields.map(({ id, kind, name, rules }) => [id, kind, name, rules.length]))
    expect(shape(said)).toEqual(shape(documentFromStart(start, { to: '', id: start.id }).form))
  })
})
