import { checkForm, findLogicFaults, findRuleFaults } from '@letterslot/core/document'
import { describe, expect, it } from 'vitest'
import { germanWords, sameInGerman } from '../../domain/starts/german-words.ts'
import { readyNames, readyQuestions } from '../../domain/starts/ready-questions.ts'
import { sayField } from '../../domain/starts/say-field.ts'
import { newFieldId } from '../../model/new-id.ts'
import { insertMatches, readyMatches } from './InsertMenu.tsx'
import { pageActions } from './page-actions.ts'
import { fieldsOfReady } from './use-ready-questions.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const found = (query: string) => insertMatches(query).map(({ info, also }) => [info.kind, also])

it('[T1671] what is typed finds kinds by name first, then by other words for them', () => {
  expect(found('dat')).toEqual([
    ['date', undefined],
    ['dateRange', undefined],
    ['datetime', undefined],
  ])
  expect(found('text').slice(0, 3)).toEqual([
    ['content', undefined],
    ['text', undefined],
    ['textarea', undefined],
  ])
  expect(found('upl')).toEqual([['file', 'upload']])
  expect(found('number')[0]).toEqual(['number', undefined])
  expect(found('number')[1]).toEqual(['tel', 'number'])
  expect(found('xyz')).toEqual([])
  expect(insertMatches('')).not.toHaveLength(0)
})

describe('ready questions', () => {
  it('[T1960] are found by their names and by other words, each of which may be begun alone', () => {
    expect(readyMatches('rat')).toEqual(['ratingAndWhy'])
    expect(readyMatches('nps')).toEqual(['recommendAndWhy'])
    expect(readyMatches('book da')).toEqual(['dayAndTime'])
    expect(readyMatches('xyz')).toEqual([])
    expect(readyMatches('')).toEqual(readyNames)
  })

  it.each(readyNames)(
    '[T1960] %s has fields without a fault, twice in a form too, in English and in German',
    (ready) => {
      const form = workshopForm()
      const [page] = form.pages
      if (!page) throw new TypeError('The fixture has a page.')
      const withFields = (fields: typeof page.fields) => ({ ...form, pages: [{ ...page, fields }] })
      const once = withFields([...page.fields, ...fieldsOfReady(form, ready, newFieldId)])
      const twice = withFields([...(once.pages[0]?.fields ?? []), ...fieldsOfReady(once, ready, newFieldId)])
      const known: readonly { readonly label: string }[] = readyQuestions[ready]
      expect(twice.pages[0]?.fields.slice(-known.length).map(({ label }) => label)).toEqual(
        known.map(({ label }) => label),
      )
      expect([...checkForm(twice), ...findLogicFaults(twice), ...findRuleFaults(twice)]).toEqual([])
      const german = readyQuestions[ready].map((field) => sayField(field, germanWords))
      expect(checkForm({ ...form, pages: [{ ...page, fields: german }] })).toEqual([])
      const said = new Set([...Object.keys(germanWords), ...sameInGerman])
      expect(known.map(({ label }) => label).filter((label) => !said.has(label))).toEqual([])
    },
  )
})

it('[T1903] the page in sight is renamed, moved and taken away by commands, or they say why not', () => {
  const form = workshopForm()
  const [first] = form.pages
  if (!first) throw new TypeError('The fixture has a page.')
  const pages = [first, { ...first, id: first.id, title: 'Two', fields: [] }]
  const done: unknown[] = []
  const note = (name: string) => (one: object, to?: number) =>
    done.push([name, form.pages.indexOf(first), one === pages[0], to])
  const open = { add: () => first.id, open: () => undefined, openEnding: () => undefined, openFlow: () => undefined }
  const noted = { ...open, rename: note('rename'), move: note('move'), remove: note('remove') }
  const actions = pageActions({ ...form, pages }, first.id, noted)
  const changes = actions.filter(({ id, group }) => group === 'do' && /^page-/.test(id))
  for (const { unavailable, run } of changes) if (!unavailable) run()
  expect(changes.map(({ label, unavailable }) => [label, unavailable])).toEqual([
    ['Rename', undefined],
    ['Move earlier', 'it is the first page'],
    ['Move later', undefined],
    ['Remove the page, keep its fields', undefined],
  ])
  expect(done).toEqual([
    ['rename', 0, true, undefined],
    ['move', 0, true, 1],
    ['remove', 0, true, undefined],
  ])
  expect(pageActions({ ...form, pages: [first] }, first.id, noted)).not.toContainEqual(
    expect.objectContaining({ id: 'page-remove' }),
  )
})
