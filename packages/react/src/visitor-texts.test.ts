import { formatIssue, issueCodes } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { issues, visitor } from '@letterslot/core/messages/en'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import { expect, it } from 'vitest'

/** Each text, and when a visitor reads it. A text without a line here does not compile. */
const conditions: Record<keyof VisitorTexts, string> = {
  owner: 'the form names no maker',
  marked: 'a question needs an answer',
  goesTo: 'the form is being filled in',
  choose: 'nothing of a list is chosen',
  send: 'the form names its button nothing else',
  sending: 'an attempt has run for 150 ms',
  stillSending: 'an attempt has run for 5 s',
  notSent: 'an attempt came to nothing and may be repeated',
  notLoaded: 'what sends could not be fetched',
  problem: 'one answer breaks a rule',
  problems: 'several answers break a rule',
  offline: 'the browser has no network',
  silent: 'the provider did not answer, or said no yes',
  tryAgain: 'an attempt came to nothing',
  copy: 'an attempt came to nothing',
  copied: 'the answers are on the clipboard',
  download: 'a person has to act first',
  sent: 'the provider accepted the message',
  receives: 'it was accepted on the day it was written',
  late: 'it was accepted on a later day',
  repeated: 'an earlier attempt may have arrived',
  another: 'the provider accepted the message',
  notDelivered: 'a person has to act first',
  refused: 'the provider refuses the form',
  notConnected: 'the form has no delivery',
  blocked: 'the client refuses the message',
  tooLarge: 'the answers weigh more than the provider takes',
  kept: 'an attempt came to nothing',
  reach: 'the form knows another way to its maker',
  ownMail: 'the form knows an address',
  reference: 'an attempt came to nothing',
  forOwner: 'an attempt came to nothing',
}

/** Nothing keeps messages yet, so nothing may sound as if something did. */
const promises = /\bsav(e|ed|ing)\b|on (its|the) way|\bqueued?\b|\bstored?\b|\bdelivered\b(?! yet)|\bautomatic/i
const jargon = /oops|error|status|provider|code|undefined|!/i

const said = Object.entries(conditions).map(([name, when]) => [name, when, Reflect.get(visitor, name)] as const)

it.each(said)(
  '[R52 F01] claims in %s neither that anything is saved nor on its way, where %s',
  (_name, _when, text) => {
    expect(text).toEqual(expect.any(String))
    expect(text).not.toMatch(promises)
  },
)

it.each(said)('[R52] uses in %s no provider word, no code and no exclamation, where %s', (_name, _when, text) => {
  expect(text).not.toMatch(jargon)
})

it('[R52] knows of every text that stands in a table', () => {
  expect(Object.keys(visitor).sort()).toEqual(Object.keys(conditions).sort())
  expect(visitor).toMatchObject(outcomeTexts)
})

const options = [{ value: 'a', label: 'A' }]
const kinds = ['text', 'select', 'checkboxes', 'consent', 'url', 'date', 'number']
const parsed = parseForm({
  format: 'letterslot.form/1',
  version: 1,
  id: 'f',
  title: 'F',
  locale: 'en',
  pages: [
    {
      id: 'p',
      fields: kinds.map((kind) => ({
        id: kind,
        kind,
        name: kind,
        label: 'L',
        rules: [],
        ...(/select|boxes/.test(kind) && { options }),
      })),
    },
  ],
})

it.each(issueCodes)('[R52 F01] promises nothing of the field where it is %s, and uses no word of the trade', (code) => {
  if (!parsed.ok) throw new Error('no form')
  const form = parsed.value
  for (const { id } of form.pages[0]?.fields ?? []) {
    const text = formatIssue({ field: id, rule: 0, code, limit: 2, actual: 1 }, { form, messages: issues })
    expect(text).toMatch(/^\S.*\w$/)
    expect(text).not.toMatch(promises)
    expect(text).not.toMatch(jargon)
  }
})
