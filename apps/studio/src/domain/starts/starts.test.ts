import { compileForm, type Form } from '@letterslot/core'
import { checkForm, parseForm } from '@letterslot/core/document'
import { checkContract, parseEmailTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { documentFromStart, startPages } from './document-from-start.ts'
import { germanWords, sameInGerman } from './german-words.ts'
import { sayStart } from './say-start.ts'
import type { Start } from './start.ts'
import { starts } from './starts.ts'

describe.each(starts.map((start) => [start.name, start] as const))('%s', (_, start) => {
  const { form, email } = documentFromStart(start, { to: 'me@example.org', id: start.id })

  it('[T30] is a form without faults', () => {
    const { delivery: __, ...own } = form
    expect(parseForm(own)).toEqual({ ok: true, value: own })
  })

  it('[T30] has a mail without faults that shows every answer to the address asked for', () => {
    expect(parseEmailTemplate(email)).toEqual({ ok: true, value: email })
    expect(email.to).toEqual(['me@example.org'])
    expect(checkContract(form, email).filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('[T31] asks for every address and number in a way that a rule checks', () => {
    const unchecked = start.fields.filter(
      ({ kind, rules }) => ['email', 'number', 'date'].includes(kind) && !rules.some((rule) => rule.kind === 'type'),
    )
    expect(unchecked).toEqual([])
    expect(compileForm(form).visible({}).size).toBeGreaterThanOrEqual(start.fields.length === 0 ? 0 : 3)
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
  expect(pages.map(({ pages: of, progress }) => [of.length, progress])).toEqual([
    [2, 'steps'],
    [2, 'steps'],
    [3, 'steps'],
  ])
  expect(pages.every(({ pages: of }) => of.every(({ title, fields }) => title && fields.length > 0))).toBe(true)
})

it('[T1672] every field of a start is on one of its pages, once', () => {
  for (const start of starts) {
    expect(startPages(start).flatMap(({ fields }) => fields)).toEqual(start.fields)
  }
})

describe('in German', () => {
  const said = (start: Start): Form => documentFromStart(sayStart(start, germanWords), { to: '', id: start.id }).form
  const textsOf = (start: Start): readonly string[] => {
    const texts: string[] = []
    JSON.stringify(start, (key, part) => {
      if (typeof part === 'string' && wordKeys.includes(key)) texts.push(part)
      return key === 'name' || key === 'summary' ? undefined : part
    })
    return texts
  }
  const wordKeys = [
    'title',
    'description',
    'submitLabel',
    'sentText',
    'label',
    'help',
    'placeholder',
    'text',
    'subject',
    'message',
    'to',
    'value',
    'default',
    'default',
  ]

  it('[T1674] every word of every start is said in German', () => {
    const known = new Set([...Object.keys(germanWords), ...sameInGerman])
    expect(starts.flatMap(textsOf).filter((text) => !known.has(text))).toEqual([])
  })

  it.each(starts.map((start) => [start.id, start] as const))(
    '[T1674] %s is the same form, and without faults',
    (_, start) => {
      const form = said(start)
      expect(checkForm(form)).toEqual([])
      const shape = ({ pages }: Form) =>
        pages.map(({ fields }) => fields.map(({ id, kind, name, rules }) => [id, kind, name, rules.length]))
      expect(shape(form)).toEqual(shape(documentFromStart(start, { to: '', id: start.id }).form))
    },
  )
})
