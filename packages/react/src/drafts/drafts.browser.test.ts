import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import {
  accept,
  appears,
  fail,
  find,
  heading,
  network,
  type ShownForm,
  send,
  setFormStage,
  textsOf,
  type Wishes,
} from '../shown-form.test.kit.tsx'
import { openDraft, saveDraft } from './draft-file.test.kit.ts'
import { createDraftStore } from './draft-store.ts'

const stage = setFormStage()
const options = [
  { value: 'train', label: 'Train' },
  { value: 'Other', label: 'Other', freeText: true },
]
const trip = (more: object = {}, fields: readonly object[] = []) =>
  formOf(
    [
      field('text', 'full_name', 'Your name'),
      field('textarea', 'message', 'Message'),
      field('checkboxes', 'ways', 'How?', { options }),
      field('select', 'meal', 'Meal', { options: options.slice(0, 1), default: 'train' }),
      field('consent', 'agree', 'I agree'),
      field('text', 'secret', 'Secret', { private: true }),
      ...fields.map((one) => ({ ...field('text', 'more', 'More'), ...one })),
    ],
    { drafts: true, id: 'trip', ...more },
  )

const name = () => page.getByLabelText('Your name')
const message = () => page.getByLabelText('Message')
const startOver = () => page.getByRole('button', { name: 'Start over' })
/** The answers that the device holds, by field. */
async function keptOf(form = 'trip'): Promise<Readonly<Record<string, unknown>>> {
  const draft = await createDraftStore().read(form, Date.now())
  return Object.fromEntries(draft?.answers.map((one) => [one.field.slice(3), one.value]) ?? [])
}
const clear = () => Promise.all(['trip', 'other'].map((form) => createDraftStore().clear(form)))
beforeEach(clear)
afterEach(clear)

/** Fills in, waits until it is kept, and closes the page. */
async function leave(shown: ShownForm, kept: object): Promise<void> {
  await expect.poll(() => keptOf()).toMatchObject(kept)
  shown.erase()
}

async function writeAndLeave(wishes: Wishes = {}): Promise<void> {
  const shown = await stage.show({ form: trip(), ...wishes })
  await userEvent.fill(name(), 'Ada')
  await userEvent.fill(message(), 'Two\nlines')
  await userEvent.click(page.getByLabelText('Other', { exact: true }))
  await userEvent.fill(page.getByLabelText('Other: your answer'), 'by tram')
  await userEvent.click(page.getByLabelText('I agree'))
  await userEvent.fill(page.getByLabelText('Secret'), 'hush')
  await leave(shown, { agree: true, ways: ['Other: by tram'] })
}

describe('a form that keeps drafts', () => {
  it('[R350] [R352] brings back what was written, says when, and sends it; and nothing of a private field', async () => {
    await writeAndLeave()
    expect(await keptOf()).toEqual({ full_name: 'Ada', message: 'Two\nlines', ways: ['Other: by tram'], agree: true })
    const shown = await stage.show({ form: trip() })
    await expect.element(name()).toHaveValue('Ada')
    await expect.element(message()).toHaveValue('Two\nlines')
    await expect.element(page.getByLabelText('Secret')).toHaveValue('')
    await expect
      .element(page.getByText(new RegExp(`We kept what you wrote on .*${new Date().getDate()}`)))
      .toBeVisible()
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([
      { full_name: 'Ada', message: 'Two\nlines', ways: 'Other: by tram', meal: 'train', agree: 'yes', secret: '' },
    ])
    await expect.poll(() => keptOf()).toEqual({})
  })

  it('[R351] brings files back, and sends them', async () => {
    const form = trip({}, [{ kind: 'file', label: 'Photos' }])
    const before = await stage.show({ form })
    await userEvent.upload(page.getByLabelText('Photos'), new File(['a photo'], 'photo.txt', { type: 'text/plain' }))
    await leave(before, { more: [{ name: 'photo.txt' }] })
    const shown = await stage.show({ form })
    await expect.element(page.getByText('photo.txt')).toBeVisible()
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.told.filter(([kind]) => kind === 'issues')).toEqual([])
  })

  it('[R353] begins anew on Start over, and takes it back', async () => {
    await writeAndLeave()
    await stage.show({ form: trip() })
    await userEvent.click(startOver())
    await expect.element(heading('Write to us')).toHaveFocus()
    await expect.element(name()).toHaveValue('')
    await expect.element(page.getByLabelText('I agree')).not.toBeChecked()
    await expect.element(page.getByLabelText('Meal')).toHaveValue('train')
    await expect.poll(() => keptOf()).toEqual({})
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.element(name()).toHaveValue('Ada')
    await expect.poll(() => keptOf()).toMatchObject({ full_name: 'Ada', agree: true })
  })

  it('[R354] forgets what nobody wrote in for seven days, and keeps it until then', async () => {
    const store = createDraftStore()
    const day = 24 * 60 * 60 * 1000
    const answer = (form: string, atMs: number) => {
      const [first] = trip().pages[0]?.fields ?? []
      const id = first && 'id' in first ? first.id : ''
      const kept = { kind: 'text', label: 'Your name', value: form } as const
      return store.write(form, { atMs, answers: [Object.assign(kept, { field: id })] as never, gone: [] }, () => true)
    }
    await answer('trip', 1000)
    await answer('other', 1000 + day)
    expect(await store.read('trip', 7 * day)).toMatchObject({ atMs: 1000 })
    expect(await store.read('none', 1000 + 7 * day)).toBeUndefined()
    expect(await store.read('trip', 0)).toBeUndefined()
    expect(await store.read('other', 0)).toMatchObject({ atMs: 1000 + day })
  })

  it('[R355] shows what no longer fits the form, and keeps it', async () => {
    await writeAndLeave()
    const changed = formOf([field('number', 'full_name', 'Years'), field('textarea', 'message', 'Your message')], {
      drafts: true,
      id: 'trip',
    })
    await stage.show({ form: changed })
    await expect.element(page.getByText(/This no longer has a place in it/)).toBeVisible()
    expect(textsOf('.ls-older p').slice(2)).toEqual(['I agree: ✓', 'Your name: Ada', 'How? Other: by tram'])
    await expect.element(page.getByLabelText('Your message')).toHaveValue('Two\nlines')
    expect(await keptOf()).toMatchObject({ full_name: 'Ada' })
  })

  it('[R355] puts the parts of a name where they are asked for by now', async () => {
    const who = (...parts: readonly string[]) =>
      formOf([field('name', 'who', 'Who?', { parts })], { drafts: true, id: 'trip' })
    const shown = await stage.show({ form: who('given', 'family') })
    await userEvent.fill(page.getByLabelText('First name'), 'Ada')
    await userEvent.fill(page.getByLabelText('Last name'), 'Byron')
    shown.erase()
    await expect.poll(() => keptOf()).toEqual({ who: ['Ada', 'Byron'] })
    await stage.show({ form: who('given', 'middle', 'family') })
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Byron')
    await expect.element(page.getByLabelText('Middle name')).toHaveValue('')
  })

  it.each([
    ['asks for none', { drafts: undefined }],
    ['keeps nothing on the device', { delivery: { ...formOf([]).delivery, keepOnDevice: false } }],
  ])('[R356] keeps nothing where it %s', async (_why, more) => {
    await createDraftStore().write('trip', { atMs: Date.now(), answers: [], gone: [] }, () => true)
    const shown = await stage.show({ form: trip(more) })
    await userEvent.fill(name(), 'Ada')
    await userEvent.fill(message(), 'Hi')
    shown.erase()
    expect(await keptOf()).toEqual({})
  })

  it('[R357] [F47] says that nothing is kept where the browser keeps nothing', async () => {
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError')
    })
    await stage.show({ form: trip() })
    await userEvent.fill(name(), 'Ada')
    await expect.element(page.getByText(/This browser does not keep what is written here/)).toBeVisible()
    refusal.mockRestore()
    await userEvent.fill(name(), 'Ada L')
    await expect.element(page.getByText(/This browser does not keep what is written here/)).not.toBeInTheDocument()
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada L' })
  })

  it('[R358] is gone once the outbox has the message, though it is not sent yet', async () => {
    const shown = await stage.show({ form: trip(), device: 'letterslot-draft-test' })
    await userEvent.fill(name(), 'Ada')
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada' })
    await userEvent.click(send())
    await fail(shown, network)
    await appears('Not sent yet. Saved on this device.')
    expect(await keptOf()).toEqual({})
  })

  it('[R358] stays until it is sent where the outbox keeps the message on the page alone', async () => {
    const shown = await stage.show({ form: trip() })
    await userEvent.fill(name(), 'Ada')
    await userEvent.click(send())
    await fail(shown, network)
    await appears('Not sent yet')
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada' })
  })

  it('[R359] is written whole again where another page has sent it', async () => {
    await stage.show({ form: trip() })
    await userEvent.fill(name(), 'Ada')
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada' })
    await createDraftStore().clear('trip')
    await userEvent.fill(message(), 'Hi')
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada', message: 'Hi' })
  })

  it('[R359] writes at most every 700 ms, and what is left when the page goes', async () => {
    let nowMs = Date.now()
    const waits: number[] = []
    const clock = {
      now: () => nowMs,
      after(delayMs: number, call: () => void) {
        waits.push(delayMs)
        const timer = setTimeout(call)
        return () => clearTimeout(timer)
      },
    }
    await stage.show({ form: trip(), clock })
    await expect.element(name()).toBeVisible()
    await userEvent.fill(name(), 'A')
    await expect.poll(() => keptOf()).toEqual({ full_name: 'A' })
    nowMs += 100
    await userEvent.fill(name(), 'Ad')
    await expect.poll(() => waits.at(-1)).toBe(600)
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ad' })
    find('[name=full_name]').focus()
    const input = find('[name=full_name]')
    if (input instanceof HTMLInputElement) input.value = 'Ada'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    dispatchEvent(new Event('pagehide'))
    await expect.poll(() => keptOf()).toEqual({ full_name: 'Ada' })
  })

  it('[R360] is saved as a file, files too, and opened where nothing was written', async () => {
    const form = trip({}, [{ kind: 'file', label: 'Photos' }])
    const shown = await stage.show({ form })
    await userEvent.fill(name(), 'Ada')
    await userEvent.fill(page.getByLabelText('Secret'), 'hush')
    await userEvent.upload(page.getByLabelText('Photos'), new File(['a photo'], 'photo.txt', { type: 'text/plain' }))
    const file = await saveDraft()
    await clear()
    shown.erase()
    await clear()
    await stage.show({ form })
    await userEvent.fill(message(), 'Mine')
    await openDraft(file)
    await expect.element(name()).toHaveValue('Ada')
    await expect.element(message()).toHaveValue('Mine')
    await expect.element(page.getByText('photo.txt')).toBeVisible()
    await expect.element(page.getByLabelText('Secret')).toHaveValue('')
    await expect
      .poll(() => keptOf())
      .toMatchObject({ full_name: 'Ada', message: 'Mine', more: [{ name: 'photo.txt' }] })
  })

  it.each([
    ['no JSON', 'hello'],
    [
      'of another form',
      JSON.stringify({ format: 'letterslot.draft/1', form: 'other', writtenAt: '2027-01-01', answers: [] }),
    ],
    ['of another kind', JSON.stringify({ format: 'letterslot.form/1', id: 'trip' })],
    ['without answers', JSON.stringify({ format: 'letterslot.draft/1', form: 'trip', writtenAt: '2027-01-01' })],
  ])('[R361] refuses a file that is %s by its name, and leaves the form as it is', async (_what, text) => {
    await stage.show({ form: trip() })
    await userEvent.fill(name(), 'Ada')
    await expect.element(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
    await openDraft(new File([text], 'a.json'))
    await expect.element(page.getByText('“a.json” was not saved from this form.')).toBeVisible()
    await expect.element(name()).toHaveValue('Ada')
  })
})

it('[R823] the ways by a file stand clear of the list of problems', async () => {
  await stage.show({ form: trip({}, [{ rules: [{ kind: 'required' }] }]) })
  await expect.element(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
  await userEvent.click(send())
  await appears('There is a problem')
  const ring = 7
  const top = page.getByRole('button', { name: 'Save as a file' }).element().getBoundingClientRect().top
  expect(top).toBeGreaterThan(find('.ls-summary').getBoundingClientRect().bottom + ring)
})
