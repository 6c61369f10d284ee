import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftStore } from '../drafts/draft-store.ts'
import { field, formOf } from '../forms.test.fixture.ts'
import { accept, appears, attemptOf, send, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const prefill = ['address', 'attribute']
const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
const place = (more: object = {}) =>
  formOf(
    [
      field('text', 'full_name', 'Your name', { prefill, rules: [{ kind: 'length', max: 5 }] }),
      field('radio', 'group', 'Group', { prefill, options }),
      field('checkboxes', 'days', 'Days', { prefill, options }),
      field('select', 'meal', 'Meal', { prefill, options }),
      field('text', 'town', 'Town', { prefill, visibleWhen: { field: 'id_group', is: 'equal', to: 'b' } }),
      field('hidden', 'path', '', { prefill: ['path'] }),
      field('text', 'code', 'Code'),
    ],
    { id: 'prefilled', drafts: true, ...more },
  )
const link = '?full_name=Ada&group=b&days=a&days=b&meal=c&town=Oslo&code=x'
const name = () => page.getByLabelText('Your name')

const before = location.href
const go = (query: string): void => history.replaceState(history.state, '', `${location.pathname}${query}`)
const clear = () => createDraftStore().clear('prefilled')
beforeEach(clear)
afterEach(async () => {
  history.replaceState(history.state, '', before)
  await clear()
})

it('[R630] [R632] [R844] fills the fields that may be filled as if typed, and the message says which came with the link', async () => {
  go(link)
  const shown = await stage.show({ form: place({ sentAnswers: true }), prefill: { code: 'no', meal: 'a' } })
  await expect.element(name()).toHaveValue('Ada')
  await expect.element(page.getByLabelText('Town')).toHaveValue('Oslo')
  await userEvent.fill(page.getByLabelText('Town'), 'Bergen')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    ...{ full_name: 'Ada', group: 'b', days: 'a, b', meal: 'a', town: 'Bergen', path: location.pathname, code: '' },
    letterslot_prefilled: 'Your name, Group, Days',
  })
  await accept(shown)
  await appears('Sent')
  await expect.element(page.getByText('Bergen', { exact: true })).toBeVisible()
  expect(shown.root.textContent).not.toContain('letterslot_')
  await userEvent.click(page.getByRole('button', { name: 'Send another' }))
  await expect.element(page.getByLabelText('Town')).toHaveValue('Oslo')
})

it('[R632] names an answer of several parts of which a link brought one', async () => {
  go('?home=Markveien%2012')
  const shown = await stage.show({
    form: formOf([field('address', 'home', 'Your address', { prefill })], { id: 'prefilled' }),
  })
  await expect.element(page.getByLabelText('Street and number')).toHaveValue('Markveien 12')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    home: 'Markveien 12',
    letterslot_prefilled: 'Your address',
  })
})

it('[R633] leaves what a visitor wrote: before, in a draft, and after; a link alone begins no draft', async () => {
  const kept = async () => (await createDraftStore().read('prefilled', Date.now()))?.answers.length ?? 0
  const first = await stage.show({ form: place(), prefill: { full_name: 'Ada', group: 'a', days: 'c' } })
  await expect.element(name()).toHaveValue('Ada')
  await userEvent.fill(name(), 'Bea')
  await expect.poll(kept).toBe(2)
  first.erase()
  const second = await stage.show({ form: place(), prefill: { full_name: 'Cleo', meal: 'b' } })
  await expect.element(name()).toHaveValue('Bea')
  await expect.element(page.getByLabelText('Meal')).toHaveValue('b')
  second.erase()
  await clear()
  const third = await stage.show({ form: place(), prefill: { full_name: 'too long', group: 'b' } })
  await expect.element(page.getByLabelText('Town')).toBeVisible()
  await expect.element(name()).toHaveValue('')
  third.erase()
  expect(await kept()).toBe(0)
})
