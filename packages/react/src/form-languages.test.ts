import type { OutboxHealth } from '@letterslot/client/outbox'
import { outcomeOf } from '@letterslot/core/form-state'
import { type Language, languageOf } from '@letterslot/core/language'
import { tableLoaders } from '@letterslot/core/messages/list'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormBody } from './FormBody.tsx'
import { createFormContext } from './form/create-form-context.ts'
import type { LoadedParts } from './form/form-context.ts'
import { contact, field, formOf } from './forms.test.fixture.ts'
import { createFormHandle, LetterslotForm } from './LetterslotForm.tsx'
import * as rareParts from './rare/rare-parts.ts'
import { deliveryStatusOf, receiptOf } from './submission/delivery-status.ts'
import { ErrorSummary } from './submission/ErrorSummary.tsx'
import { entryOf, nowMs } from './submission/entry.test.fixture.ts'
import { SubmissionOutcome } from './submission/SubmissionOutcome.tsx'
import * as ui from './submission/submission-ui.ts'
import { TranslatedForm } from './TranslatedForm.tsx'

const tables = await Promise.all(
  Object.entries(tableLoaders).map(async ([tag, load]) => ({ tag, table: (await load()).table })),
)
const { table: english } = tables.find(({ tag }) => tag === 'en') ?? {}
if (!english) throw new Error('English has a table too.')
const tableOf = (wanted: string) => tables.find(({ tag }) => tag === wanted)?.table ?? english

const options = [{ value: 'a', label: '1' }]
const form = (locale: string) =>
  formOf(
    [
      field('text', 'a', '1', { rules: [{ kind: 'required' }] }),
      field('select', 'b', '2', { options }),
      field('email', 'c', '3?', { rules: [{ kind: 'type' }] }),
    ],
    { locale, title: '4', maker: undefined, delivery: { ...contact.delivery, fallback: { phone: '5' } } },
  )

const health: OutboxHealth = { keeping: 'strict', sendsWhenClosed: false }
const around = { health, keep: true, older: false, pausedUntilMs: undefined, blocked: undefined }
const waiting = entryOf({ status: 'waiting', sinceMs: 0, retryMs: Date.now() + 150_000 })
const refused = entryOf({ status: 'parked', code: 'provider-refused', sinceMs: 0 })
const tooLarge = entryOf({ status: 'parked', code: 'too-large', sinceMs: 0 }, { params: { a: 'x'.repeat(60_000) } })

/** Draws each state of a form in a language, and lists its texts. */
function textsIn(language: Language): readonly string[] {
  const handle = createFormHandle(form(language.locale), { options: {}, ui })
  const context = createFormContext(handle, {
    components: {},
    editing: false,
    headingLevel: 2,
    idPrefix: '',
    rareParts: { language },
    texts: undefined,
  })
  const issues = handle.compiled.validate(Object.fromEntries([['id_c', 'no address']]))
  const outcomes = [
    { ...around, online: false, entry: waiting },
    { ...around, online: true, entry: waiting },
    { ...around, online: true, older: true, entry: refused },
    { ...around, online: true, entry: tooLarge },
  ].map(({ entry, ...facts }) => ({ ...outcomeOf(deliveryStatusOf(entry, facts)), trying: false, round: 1 }))
  const sentAt = new Date(nowMs + 90_000_000).toISOString()
  const receipt = receiptOf({ ...waiting, doubtful: true }, sentAt, { older: false, awaited: true })
  const drawings: readonly ReactElement[] = [
    createElement(FormBody, { context }),
    createElement(ErrorSummary, { context, issues, round: 1 }),
    createElement(ErrorSummary, { context, issues: issues.slice(1), round: 1 }),
    ...outcomes.map((state) => createElement(SubmissionOutcome, { context, state })),
    createElement(SubmissionOutcome, { context, state: { status: 'sent', receipt } }),
  ]
  return drawings.flatMap((drawing) =>
    renderToStaticMarkup(drawing)
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  )
}

const inEnglish = new Set(
  textsIn(languageOf(english)).filter((text) => text.length > 8 && !text.startsWith('Reference 7')),
)

describe('a form in another language', () => {
  it.each(tables.filter(({ tag }) => tag !== 'en'))(
    '[R190] says nothing in English in any state: $tag',
    ({ table }) => {
      const texts = textsIn(languageOf(table))
      expect(texts.length).toBeGreaterThan(30)
      expect(texts.filter((text) => inEnglish.has(text) || /\{\w+\}|undefined/.test(text))).toEqual([
        // What the provider said stays as it came, behind *For the site’s owner*.
        ...texts.filter((text) => text === 'interrupted'),
      ])
    },
  )

  it.each([
    ['de', '1: Beantworten Sie diese Frage'],
    ['fr', '1\u202f: Répondez à cette question'],
    ['ja', '1：この質問に答えてください'],
    ['en', '1: answer this question'],
  ])('[R191] names a field and its problem as %s does: %s', (tag, line) => {
    expect(textsIn(languageOf(tableOf(tag)))).toContain(line)
  })

  it('[R191] leaves the colon out after a question', () => {
    const asks = (tag: string) => textsIn(languageOf(tableOf(tag))).find((text) => text.startsWith('3?'))
    expect(asks('de')).toBe('3? Geben Sie eine Adresse ein, zum Beispiel name@example.org')
    expect(asks('zh-Hans')?.startsWith('3?请')).toBe(true)
  })

  it.each([
    ['de', 'Die Leitung dieser Website'],
    ['el', 'Η διαχείριση του ιστότοπου'],
  ])('[R190] begins a sentence about an unnamed maker with a capital in %s', (tag, words) => {
    expect(textsIn(languageOf(tableOf(tag))).some((text) => text.startsWith(words))).toBe(true)
  })

  const markup = (locale: string, language?: Language): string =>
    renderToStaticMarkup(createElement(LetterslotForm, { form: form(locale), rareParts: language && { language } }))

  it('[R192] says its language and direction, and is in it at once where the page gives the table', () => {
    const arabic = languageOf(tableOf('ar'))
    expect(markup('ar-EG', arabic)).toMatch(/^<div class="ls-form" [^>]*lang="ar-EG" dir="rtl"/)
    expect(markup('ar-EG', arabic)).toContain(arabic.texts.send)
    expect(markup('en')).toMatch(/^<div class="ls-form" [^>]*lang="en" dir="ltr"/)
  })

  it.each(['en', 'de', 'ar-EG'])('[R300] checks the days of a date in %s, once its parts are there', async (locale) => {
    const rules = [{ kind: 'days', not: ['2027-03-31'] }]
    const handle = createFormHandle(formOf([field('date', 'day', 'Day', { rules })], { locale }), { options: {}, ui })
    await handle.loadParts()
    const found = handle.compiled.validate(Object.fromEntries([['id_day', '2027-03-31']]))
    expect(found.map(({ code }) => code)).toEqual(['dayExcluded'])
    expect(handle.rareParts()?.language !== undefined).toBe(locale !== 'en')
  })

  it.each<[string, LoadedParts]>([
    ['its words alone', { language: languageOf(tableOf('de')) }],
    ['the rest alone', rareParts],
  ])('[R390] fetches what is missing where a page gives %s', async (_given, given) => {
    const day = field('date', 'day', 'Day', { rules: [{ kind: 'days', not: ['2027-03-31'] }] })
    const handle = createFormHandle(formOf([day], { locale: 'de' }), { options: { rareParts: given }, ui })
    await handle.loadParts()
    const found = handle.compiled.validate(Object.fromEntries([['id_day', '2027-03-31']]))
    expect(found.map(({ code }) => code)).toEqual(['dayExcluded'])
    expect(handle.rareParts()).toMatchObject(given)
    expect(handle.rareParts()?.language?.texts?.send).toBe('Senden')
  })

  it('[R193] says in English what has no words in its language, and marks it as English', () => {
    const thai = markup('th', languageOf(english, 'th'))
    expect(thai).toMatch(/^<div class="ls-form" [^>]*lang="th" dir="ltr"/)
    expect(thai).toMatch(/<button[^>]* lang="en"[^>]*>Send</)
    expect(markup('de', languageOf(tableOf('de')))).not.toContain('lang="en"')
  })
})

it('[R241] offers no language to press before a script can change it', () => {
  const translated = { ...contact, translations: { de: { title: 'Schreiben Sie uns' } } }
  const drawn = renderToStaticMarkup(createElement(TranslatedForm, { form: translated, language: 'de' }))
  expect(drawn).toContain('Schreiben Sie uns')
  expect(drawn).toMatch(/<ul class="ls-languages"><li><a [^>]*lang="en"/)
  expect(drawn).not.toContain('href=')
})
