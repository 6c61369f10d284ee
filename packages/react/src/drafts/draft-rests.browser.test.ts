import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { setFormStage, textsOf } from '../shown-form.test.kit.tsx'
import { openDraft, saveDraft } from './draft-file.test.kit.ts'
import { createDraftStore } from './draft-store.ts'

const stage = setFormStage()
const clear = () => createDraftStore().clear('rests')
beforeEach(clear)
afterEach(clear)

const offering = (...values: readonly string[]) =>
  field('checkboxes', 'ways', 'By which way', { options: values.map((value) => ({ value, label: value })) })
const formWith = (...fields: readonly object[]) => formOf(fields as never, { drafts: true, id: 'rests' })
const unfit = () => textsOf('.ls-older p').slice(2).sort()
const keptTexts = async () =>
  (await createDraftStore().read('rests', Date.now()))?.answers.map(({ value }) => `${value}`).sort()

it('[R846] keeps what no longer fits beside its field, once that is written in, and once it is emptied', async () => {
  const before = await stage.show({ form: formWith(field('text', 'age', 'Age'), offering('train', 'boat')) })
  await userEvent.fill(page.getByLabelText('Age'), 'seven')
  await userEvent.click(page.getByLabelText('train'))
  await userEvent.click(page.getByLabelText('boat'))
  await expect.poll(keptTexts).toEqual(['seven', 'train,boat'])
  before.erase()
  const form = formWith(field('number', 'age', 'Years'), offering('train', 'bus'))
  const rests = ['Age: seven', 'By which way: boat']
  const second = await stage.show({ form })
  await expect.poll(unfit).toEqual(rests)
  expect(await keptTexts()).toEqual(['seven', 'train,boat'])
  await userEvent.click(page.getByLabelText('bus'))
  await userEvent.fill(page.getByLabelText('Years'), '7')
  await expect.poll(keptTexts).toEqual(['7', 'boat', 'seven', 'train,bus'])
  second.erase()
  const third = await stage.show({ form })
  await expect.poll(unfit).toEqual(rests)
  await expect.element(page.getByLabelText('bus')).toBeChecked()
  await userEvent.clear(page.getByLabelText('Years'))
  await expect.poll(keptTexts).toEqual(['boat', 'seven', 'train,bus'])
  third.erase()
  await stage.show({ form })
  await expect.poll(unfit).toEqual(rests)
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.poll(keptTexts).toBeUndefined()
})

/** A form that has no place for two of three answers of before. */
async function showChanged() {
  const old = formWith(field('text', 'age', 'Age'), offering('train', 'boat'), field('text', 'gone', 'Gone'))
  const before = await stage.show({ form: old })
  await userEvent.fill(page.getByLabelText('Age'), 'seven')
  await userEvent.click(page.getByLabelText('train'))
  await userEvent.fill(page.getByLabelText('Gone'), 'by now')
  await expect.poll(keptTexts).toEqual(['by now', 'seven', 'train'])
  before.erase()
  const form = formWith(field('number', 'age', 'Years'), offering('train', 'bus'))
  const shown = await stage.show({ form })
  await expect.poll(unfit).toEqual(['Age: seven', 'Gone: by now'])
  return { form, shown }
}

it('[R360] [R359] takes what no longer fits along in a file, shows it where that is opened, and keeps it there', async () => {
  const { form, shown } = await showChanged()
  const file = await saveDraft()
  await userEvent.click(page.getByLabelText('train'))
  await expect.poll(keptTexts).toEqual(['by now', 'seven'])
  await openDraft(file)
  await expect.element(page.getByLabelText('train')).toBeChecked()
  await expect.poll(keptTexts).toEqual(['by now', 'seven', 'train'])
  expect(unfit()).toEqual(['Age: seven', 'Gone: by now'])
  shown.erase()
  await clear()
  const elsewhere = await stage.show({ form })
  await expect.element(page.getByLabelText('train')).not.toBeChecked()
  await openDraft(file)
  await expect.element(page.getByLabelText('train')).toBeChecked()
  await expect.poll(unfit).toEqual(['Age: seven', 'Gone: by now'])
  await expect.poll(keptTexts).toEqual(['by now', 'seven', 'train'])
  elsewhere.erase()
  await stage.show({ form })
  await expect.poll(unfit).toEqual(['Age: seven', 'Gone: by now'])
})

it('[R353] brings back what no longer fitted, too, where Start over is undone', async () => {
  const { form, shown } = await showChanged()
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.poll(keptTexts).toBeUndefined()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(unfit).toEqual(['Age: seven', 'Gone: by now'])
  await expect.poll(keptTexts).toEqual(['by now', 'seven', 'train'])
  shown.erase()
  await stage.show({ form })
  await expect.poll(unfit).toEqual(['Age: seven', 'Gone: by now'])
})
