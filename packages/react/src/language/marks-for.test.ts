import { outcomeOf } from '@letterslot/core/form-state'
import { type LocaleTable, languageOf, localizeForm } from '@letterslot/core/language'
import { tableLoaders } from '@letterslot/core/messages/list'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormBody } from '../FormBody.tsx'
import { createFormContext } from '../form/create-form-context.ts'
import type { FormContext } from '../form/form-context.ts'
import { formOf as parse } from '../form/form-file.ts'
import { field, formOf } from '../forms.test.fixture.ts'
import { withEveryKind } from '../kinds/with-every-kind.ts'
import { createFormHandle } from '../LetterslotForm.tsx'
import { LookPictures } from '../look/LookPictures.tsx'
import { PageButtons } from '../pages/PageButtons.tsx'
import { Pages } from '../pages/Pages.tsx'
import * as rareParts from '../rare/rare-parts.ts'
import { deliveryStatusOf, receiptOf } from '../submission/delivery-status.ts'
import { ErrorSummary } from '../submission/ErrorSummary.tsx'
import { entryOf, nowMs } from '../submission/entry.test.fixture.ts'
import { SubmissionOutcome } from '../submission/SubmissionOutcome.tsx'
import * as ui from '../submission/submission-ui.ts'
import { marksFor } from './marks-for.tsx'

const tableOf = async (tag: string): Promise<LocaleTable> => {
  const loaded = await tableLoaders[tag]?.()
  if (!loaded) throw new Error(`No table of ${tag}.`)
  return loaded.table
}
const arabic = await tableOf('ar')
const english = await tableOf('en')

const options = [
  { value: 'a', label: 'Own choice' },
  { value: 'b', label: 'Own other choice' },
  { value: 'o', label: 'Own rest', freeText: true },
]
const [page] = formOf([
  field('radio', 'pick', 'Own pick', { options, rules: [{ kind: 'required', message: 'Own demand' }] }),
  field('select', 'list', 'Own list?', { options: options.slice(0, 2), placeholder: 'Own none', help: 'Own help' }),
  field('content', 'note', 'Own note', { text: 'Own text' }),
  field('content', 'bold', 'Own title', { text: 'Own words', rich: { text: '**Own words**' } }),
  field('scale', 'scale', 'Own scale', { from: 1, to: 3, fromLabel: 'Own low', toLabel: 'Own high' }),
  field('rows', 'guests', 'Own rows', {
    item: 'Own guest',
    min: 1,
    fields: [{ kind: 'select', name: 'meal', label: 'Own meal', options, placeholder: 'Own hint', rules: [] }],
  }),
  field('text', 'said', 'Own name', {
    rules: [{ kind: 'required' }, { kind: 'length', max: 3, message: 'Own limit' }],
  }),
]).pages
const src = 'data:image/png;base64,iVBORw0KGgo='
const picture = (alt: string) => ({ src, alt, width: 8, height: 8 })
const whole = parse(
  formOf([], {
    title: 'Own title',
    description: 'Own description',
    submitLabel: 'Own send',
    sentText: 'Own thanks',
    maker: undefined,
    progress: 'steps',
    look: { cover: picture('Own cover'), logo: picture('Own logo') },
    pages: [
      { ...page, title: 'Own page' },
      { id: 'p2', title: 'Own next', fields: [field('text', 'last', 'Own last')] },
    ],
    translations: {
      ar: { fields: { id_said: { label: 'الاسم' }, id_pick: { options: { b: 'خيار' } } } },
      th: { title: 'ชื่อ' },
    },
  }),
)
const waiting = entryOf(
  { status: 'waiting', sinceMs: 0, retryMs: Date.now() + 150_000 },
  { params: { pick: 'a', said: 'x' } },
)
const facts = {
  health: { keeping: 'strict', sendsWhenClosed: false },
  keep: true,
  older: false,
  pausedUntilMs: undefined,
  blocked: undefined,
  online: false,
} as const

/** Every state of the form in one of its languages, as a page has it. */
function drawn(tag: string, table: LocaleTable): string {
  const form = localizeForm(whole, tag)
  const parts = { ...withEveryKind(rareParts, form), language: languageOf(table, tag) }
  const handle = createFormHandle(form, { options: { rareParts: parts }, ui })
  const context: FormContext = createFormContext(handle, {
    components: {},
    editing: false,
    headingLevel: 2,
    idPrefix: '',
    createMarks: marksFor(whole, tag),
    rareParts: parts,
    texts: undefined,
  })
  for (const { id } of handle.fields) handle.store.leave(id)
  const issues = handle.compiled.validate(Object.fromEntries([['id_said', 'four']]))
  const outcome = { ...outcomeOf(deliveryStatusOf(waiting, facts)), trying: false, round: 1 }
  const receipt = receiptOf(waiting, new Date(nowMs).toISOString(), { awaited: true, older: false })
  const drawings: readonly ReactElement[] = [
    createElement(FormBody, { context }),
    createElement(Pages, { context }),
    createElement(PageButtons, { context }),
    createElement(ErrorSummary, { context, issues: [...issues, ...handle.compiled.validate({})], round: 1 }),
    createElement(SubmissionOutcome, { context, state: outcome }),
    createElement(SubmissionOutcome, { context, state: { status: 'sent', receipt } }),
    createElement(LookPictures, { look: form.look ?? {}, langOf: context.langOf }),
  ]
  const marks = tag === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${tag}" dir="ltr"`
  return `<main ${marks}>${drawings.map((drawing) => renderToStaticMarkup(drawing)).join('')}</main>`
}

interface Said {
  readonly words: string
  readonly lang: string
  readonly dir: string
}

/** The texts of markup, alternatives of pictures too, each with the language and the direction that it is marked with. */
function saidIn(markup: string): readonly Said[] {
  const around: Omit<Said, 'words'>[] = [{ lang: '', dir: '' }]
  return [...markup.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)].flatMap(([whole, closing, name, attributes = '']) => {
    const now = around.at(-1) ?? { lang: '', dir: '' }
    if (name === undefined) return [{ words: whole, ...now }]
    if (closing) around.pop()
    const attribute = (key: string): string | undefined => attributes.match(new RegExp(` ${key}="([^"]*)"`))?.[1]
    const inner = { lang: attribute('lang') ?? now.lang, dir: attribute('dir') ?? now.dir }
    if (!closing && !/^(img|input|br)$/.test(name)) around.push(inner)
    return (attribute('alt') ?? '') === '' ? [] : [{ words: `${attribute('alt')}`, ...inner }]
  })
}

const marksOf = (said: readonly Said[]): readonly string[] => [
  ...new Set(said.map(({ lang, dir }) => `${lang} ${dir}`)),
]
const isOwn = ({ words }: Said): boolean => /Own/.test(words)

describe('the maker’s words without a translation', () => {
  it('[R392] are marked with their language and direction in every state, and no others', () => {
    const said = saidIn(drawn('ar', arabic))
    const own = said.filter(isOwn)
    expect(marksOf(own)).toEqual(['en ltr'])
    expect(marksOf(said.filter(({ words }) => /\p{Script=Arabic}/u.test(words)))).toEqual(['ar rtl'])
    const text = own.map(({ words }) => words).join(' ')
    for (const word of 'title description page pick choice rest demand list none help note text words low high guest meal hint limit last next send thanks cover logo'.split(
      ' ',
    ))
      expect(text).toContain(`Own ${word}`)
    expect(text).not.toContain('Own name')
  })

  it('[R392] are marked among English words, too, in a language that we lack', () => {
    const said = saidIn(drawn('th', english))
    expect(marksOf(said.filter(isOwn))).toEqual(['en ltr'])
    expect(marksOf(said.filter(({ words }) => words === 'ชื่อ'))).toEqual(['th ltr'])
  })

  it('[R392] carry no mark in a form that is shown in its own language', () => {
    expect(marksFor(whole, 'en')).toBe(undefined)
    expect(drawn('en', english).match(/ lang="/g)).toHaveLength(1)
  })
})
