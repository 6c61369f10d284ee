import { describe, expect, it } from 'vitest'
import { checkForm } from './document.ts'
import { pageOfField, pagesInTurn, reviewId, stopsInTurn, wholeId } from './pages.ts'
import { parseForm } from './schema/parse.ts'

const text = (id: string): object => ({ id, kind: 'text', name: id, label: id, rules: [] })
const secret = { id: 'h', kind: 'hidden', name: 'h', label: '', rules: [] }

function formOf(more: object = {}) {
  return parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'trip',
    title: 'Trip',
    locale: 'en',
    pages: [
      { id: 'p1', fields: [text('a')] },
      { id: 'p2', fields: [text('b'), secret] },
      { id: 'p3', fields: [text('c')] },
    ],
    ...more,
  })
}

function read(more?: object) {
  const found = formOf(more)
  if (!found.ok) throw found.error
  return found.value
}

describe('the pages of a form', () => {
  it.each([
    [
      ['a', 'b', 'c'],
      ['p1', 'p2', 'p3'],
    ],
    [
      ['a', 'c', 'h'],
      ['p1', 'p3'],
    ],
    [['h'], ['p1']],
  ])('[C300] with %j in sight are %j', (visible, pages) => {
    expect(pagesInTurn(read(), (id) => visible.includes(id)).map(({ id }) => id)).toEqual(pages)
  })

  it('[C300] are known by their fields', () => {
    const form = read()
    expect(form.pages.flatMap(({ fields }) => fields.map(({ id }) => pageOfField(form, id)?.id))).toEqual([
      'p1',
      'p2',
      'p2',
      'p3',
    ])
  })

  it.each(['steps', 'bar', 'none', 'fields'])('[C301] are shown with progress by %s', (progress) => {
    expect(checkForm(read({ progress }))).toEqual([])
  })

  it('[C301] are shown with no other progress', () => {
    const found = formOf({ progress: 'dots' })
    expect(found.ok ? [] : found.error.faults).toMatchObject([{ pointer: '/progress', code: 'unknown-value' }])
  })

  it.each([
    [{}, [wholeId]],
    [{ progress: 'bar' }, ['p1', 'p3']],
    [{ review: true }, [wholeId, reviewId]],
    [{ progress: 'bar', review: true }, ['p1', 'p3', reviewId]],
  ])('[C443] are come through with %j as %j', (more, stops) => {
    const found = stopsInTurn(read(more), (id) => id !== 'b')
    expect(found.map(({ id }) => id)).toEqual(stops)
    expect(found[0]?.fields.map(({ id }) => id)).toEqual(stops[0] === wholeId ? ['a', 'b', 'h', 'c'] : ['a'])
  })

  it('[C742] ask for one field a step, with what stands before it, and behind the last one', () => {
    const said = { ...text('said'), kind: 'content' }
    const after = { ...text('after'), kind: 'content' }
    const form = read({
      progress: 'fields',
      review: true,
      pages: [
        { id: 'p1', title: 'You', fields: [text('a'), said, text('b')] },
        { id: 'p2', fields: [text('c'), text('d'), after, secret] },
      ],
    })
    const stepsOf = (gone: string) =>
      stopsInTurn(form, (id) => id !== gone).map(({ title, fields }) => [title, ...fields.map(({ id }) => id)])
    expect(stepsOf('c')).toEqual([['You', 'a'], ['You', 'said', 'b'], [undefined, 'd', 'after'], [undefined]])
    expect(stepsOf('d')).toEqual([['You', 'a'], ['You', 'said', 'b'], [undefined, 'c', 'after'], [undefined]])
    const bare = read({ progress: 'fields', pages: [{ id: 'p1', fields: [said] }] })
    expect(stopsInTurn(bare, () => true).map(({ id, fields }) => [id, fields.length])).toEqual([[wholeId, 1]])
  })

  it('[C443] have a review, or none', () => {
    const found = formOf({ review: 'yes' })
    expect(found.ok ? [] : found.error.faults).toMatchObject([{ pointer: '/review', code: 'wrong-type' }])
  })
})
