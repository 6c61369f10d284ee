import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { contact, delivery, field, formOf } from '../forms.test.fixture.ts'
import { keptLinkKey, linkPairs } from './Prefill.tsx'

const prefilled = (more: object = {}) => {
  const fields = [
    field('text', 'full_name', 'Your name', { prefill: ['address'] }),
    field('hidden', 'source', '', { prefill: ['utm_source'] }),
    field('text', 'code', 'Code'),
  ]
  const parsed = parseForm(formOf(fields, { delivery, ...more }))
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

/** A tab's storage, which other pages of the site share. */
function createTab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { kept, storage: () => storage }
}

const landing = '?full_name=Ada&utm_source=letter&code=1&token=x'

it('[R631] keeps for the other pages of a site what a link may fill in, where the form says so, and nothing else', () => {
  const { kept, storage } = createTab()
  const form = prefilled({ prefill: { keep: true } })
  const pairs = [
    ['full_name', 'Ada'],
    ['utm_source', 'letter'],
  ]
  expect(linkPairs(form, landing, storage)).toEqual(pairs)
  expect([...kept]).toEqual([[keptLinkKey(form), 'full_name=Ada&utm_source=letter']])
  expect(linkPairs(form, '', storage)).toEqual(pairs)
  expect(linkPairs(form, '?full_name=Bea', storage)).toEqual([
    ['full_name', 'Bea'],
    ['utm_source', 'letter'],
  ])
})

it.each([
  {},
  { prefill: { keep: false } },
  { prefill: { keep: true }, delivery: { ...delivery, keepOnDevice: false } },
])('[R631] keeps nothing with %j', (more) => {
  const { kept, storage } = createTab()
  expect(linkPairs(prefilled(more), landing, storage)).toHaveLength(2)
  expect(kept.size).toBe(0)
})

it('[R631] does without what the browser does not keep, and reads nothing that is no form’s', () => {
  const refuse = () => {
    throw new DOMException('No storage', 'SecurityError')
  }
  expect(linkPairs(prefilled({ prefill: { keep: true } }), landing, refuse)).toHaveLength(2)
  const parsed = parseForm(contact)
  expect(parsed.ok && linkPairs(parsed.value, landing, refuse)).toEqual([])
})
