import { parseForm } from '@letterslot/core/document'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { field, formOf } from '../forms.test.fixture.ts'
import { withKind } from '../kinds/rows/with-rows.tsx'
import * as rareParts from '../rare/rare-parts.ts'
import { setFormStage, strict } from '../shown-form.test.kit.tsx'
import { createDraftStore } from './draft-store.ts'

const stage = setFormStage()
const clear = () => createDraftStore().clear('rows')
beforeEach(clear)
afterEach(clear)

const questions = ['given', 'family'].map((name) => ({ kind: 'text', name, label: name, rules: [] }))
const form = formOf(
  [field('rows', 'guests', 'Guests', { min: 1, fields: questions }), field('text', 'town', 'Your town')],
  { drafts: true, id: 'rows' },
)
const entries = ['Ada', 'Lovelace', 'Mei', 'Lin']
const textsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('.ls-row:not(.ls-row-spare) input')]
const shownEntries = () => textsIn(document).map(({ value }) => value)
const says = () => document.querySelector('.ls-older')?.textContent
const keptAnswers = async () => (await createDraftStore().read('rows', Date.now()))?.answers.map(({ value }) => value)

/** Shows a page with a draft, in which the browser has filled in what it knew. */
async function showFilled(kept: Readonly<Record<string, string | string[]>>, fill: (root: Element) => void) {
  const read = parseForm(form)
  if (!read.ok) throw read.error
  const answers = (read.value.pages[0]?.fields ?? []).flatMap(({ id, kind, label, name }) => {
    const value = kept[name]
    return value ? [{ field: id, kind, label, value }] : []
  })
  await createDraftStore().write('rows', { atMs: Date.now(), answers, gone: [] }, () => true)
  const drawn = { form: read.value, rareParts: withKind(rareParts, read.value) }
  await stage.show({ ...drawn, markup: renderToString(strict(drawn)), beforeTakeOver: fill })
}

const fillFirst = (text: string) => (root: Element) => {
  const [input] = textsIn(root)
  if (input) input.value = text
}

it('[R852] brings every row back where the browser had filled in the first', async () => {
  await showFilled({ guests: entries }, fillFirst('Ada'))
  await expect.poll(shownEntries).toEqual(entries)
  await expect.poll(says).toContain('We kept what you wrote')
})

it('[R852] [R350] leaves rows in which something else was written as they are', async () => {
  await showFilled({ guests: entries }, fillFirst('Bo'))
  await expect.poll(keptAnswers).toEqual([['Bo', '']])
  expect(shownEntries()).toEqual(['Bo', ''])
})

it('[R350] says when it was written where the browser had filled in all of it', async () => {
  await showFilled({ town: 'Oslo' }, (root) => {
    const input = root.querySelector<HTMLInputElement>('[name=town]')
    if (input) input.value = 'Oslo'
  })
  await expect.poll(says).toContain('We kept what you wrote')
})
