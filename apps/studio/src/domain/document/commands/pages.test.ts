import { brandFieldId, brandPageId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { documentFromStart } from '../../starts/document-from-start.ts'
import { feedback } from '../../starts/opinion-starts.ts'
import { pageName } from '../page-name.ts'
import { createDocumentStore } from '../store.ts'
import { moveField, removeField } from './fields.ts'
import { setPageNext } from './page-ways.ts'
import { addPage, movePage, removePage, restorePage, setPageTitle, setProgress } from './pages.ts'

const open = () => createDocumentStore(documentFromStart(feedback, { to: 'me@example.org', id: 'event' }), () => 0)
const [second, third] = [brandPageId('p2'), brandPageId('p3')]

it('[T1490] with a second page visitors see one after another, and with one alone no more', () => {
  const store = open()
  const form = () => store.getState().document.form
  store.getState().dispatch(addPage(second))
  expect([form().pages.length, form().progress]).toEqual([2, 'steps'])
  store.getState().dispatch(setProgress(undefined))
  store.getState().dispatch(addPage(third))
  expect(form().progress).toBeUndefined()
  store.getState().dispatch(setProgress('bar'))
  store.getState().dispatch(removePage(third))
  expect(form().progress).toBe('bar')
  store.getState().dispatch(removePage(second))
  expect(form()).not.toHaveProperty('progress')
  store.getState().dispatch(removePage(form().pages[0]?.id ?? second))
  expect(form().pages).toHaveLength(1)
})

it('[T1491] a page that is taken away leaves its fields, in their order, on the one beside it', () => {
  const store = open()
  const form = () => store.getState().document.form
  const [first] = form().pages
  if (!first) throw new Error('A form has a page.')
  const ids = first.fields.map(({ id }) => id)
  store.getState().dispatch(addPage(second))
  store.getState().dispatch(moveField(ids[0] ?? brandFieldId('gone'), { index: 0, pageId: second }))
  store.getState().dispatch(removePage(second))
  expect(form().pages.map(({ fields }) => fields.map(({ id }) => id))).toEqual([[...ids.slice(1), ids[0]]])
  store.getState().undo()
  store.getState().dispatch(removePage(first.id))
  expect(form().pages.map(({ id, fields }) => [id, fields.map((field) => field.id)])).toEqual([
    [second, [...ids.slice(1), ids[0]]],
  ])
})

it('[T1492] a page has its title or its number, and another place', () => {
  const store = open()
  const form = () => store.getState().document.form
  const names = () => form().pages.map(({ id }) => pageName(form(), id, (position) => `Page ${position}`))
  store.getState().dispatch(addPage(second))
  store.getState().dispatch(setPageTitle(second, 'You'))
  expect(names()).toEqual(['Page 1', 'You'])
  store.getState().dispatch(movePage(second, 0))
  expect(names()).toEqual(['You', 'Page 2'])
})

it('[T1660] a page that is put back has its fields again, and its place; what was deleted since stays so', () => {
  const store = open()
  const form = () => store.getState().document.form
  const { dispatch } = store.getState()
  const [first] = form().pages
  if (!first) throw new Error('A form has a page.')
  const [one, two] = first.fields.map(({ id }) => id)
  if (!one || !two) throw new Error('The form has fields.')
  dispatch(addPage(second))
  for (const id of [two, one]) dispatch(moveField(id, { index: 0, pageId: second }))
  const [, page] = form().pages
  if (!page) throw new Error('The form has two pages.')
  dispatch(removePage(second))
  dispatch(removeField(two))
  dispatch(restorePage(page, { index: 0, progress: 'bar' }))
  expect(form().pages.map(({ id, fields }) => [id, fields.length])).toEqual([
    [second, 1],
    [first.id, first.fields.length - 2],
  ])
  expect([form().pages[0]?.fields[0]?.id, form().progress]).toEqual([one, 'bar'])
})

it('[T1742] a page that is taken away takes the ways to it along, and no others', () => {
  const store = open()
  const { dispatch } = store.getState()
  const first = store.getState().document.form.pages[0]?.id ?? second
  const third = brandPageId('third')
  for (const id of [second, third]) dispatch(addPage(id))
  dispatch(setPageNext(first, [{ to: third }, { end: true }]))
  dispatch(setPageNext(second, [{ to: third }]))
  dispatch(removePage(third))
  expect(store.getState().document.form.pages.map(({ next }) => next)).toEqual([[{ end: true }], undefined])
})
