import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { everyPart } from '../every-part.ts'
import { FormWithParts } from '../FormWithParts.tsx'
import { field, formOf } from '../forms.test.fixture.ts'
import { loadRareParts } from '../on-demand.ts'
import { accept, appears, attemptOf, byReact, fillIn, find, send, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()

/** Draws a form with parts of a test's own. */
const drawnWith = (parts: typeof everyPart) => ({
  ...byReact,
  draw: (props: Parameters<typeof byReact.draw>[0], into: Element) => {
    const root = createRoot(into)
    const redraw = (all: typeof props): void => root.render(<FormWithParts {...all} parts={parts} />)
    redraw(props)
    return { redraw, erase: () => root.unmount() }
  },
})

/** A form whose code for checking and sending is held back. */
function holdBack() {
  let loads = 0
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = []
  let isHere = false
  const parts: typeof everyPart = {
    ...everyPart,
    submissionUi: () => {
      loads++
      if (isHere) return everyPart.submissionUi()
      return new Promise((resolve, reject) => {
        waiting.push({
          come: () => resolve(everyPart.submissionUi()),
          fail: () => reject(new Error('The network failed.')),
        })
      })
    },
  }
  return {
    by: drawnWith(parts),
    loads: () => loads,
    come() {
      isHere = true
      for (const { come } of waiting.splice(0)) come()
    },
    fail() {
      for (const { fail } of waiting.splice(0)) fail()
    },
  }
}

const name = () => page.getByLabelText('Your name')
const notSent = 'Not sent yet'

describe('a form whose rules are not here yet', () => {
  it('[R810] says nothing of a field that was left, and what is wrong once they are here', async () => {
    const held = holdBack()
    const { root } = await stage.show({ by: held.by })
    await userEvent.click(name())
    await userEvent.tab()
    expect(root.querySelector('.ls-issues')).toBe(null)
    held.come()
    await expect.element(page.getByText('Answer this question')).toBeVisible()
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
  })

  it('[R158] asks about a slip in an address that was left before', async () => {
    const held = holdBack()
    await stage.show({ by: held.by })
    await userEvent.fill(page.getByLabelText('E-mail'), 'mei@gmial.com')
    await userEvent.click(name())
    held.come()
    await expect.poll(() => document.querySelector('[data-kind=email] [aria-live]')).toBeTruthy()
    await userEvent.keyboard('M')
    await expect.element(page.getByText('Did you mean mei@gmail.com?')).toBeVisible()
  })

  it('[R811] waits for them with Send, which sends once, and what stands there by then', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by })
    await fillIn()
    await userEvent.click(send())
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    find('button[type=submit]').click()
    await userEvent.fill(name(), 'Grace')
    expect(shown.told).toEqual([])
    held.come()
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params['full_name'])).toEqual(['Grace'])
  })

  it('[R811] sends nothing that breaks a rule, and says so', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by })
    await userEvent.click(send())
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    held.come()
    await appears('There are 2 problems')
    expect([shown.attempts.length, shown.told.map(([kind]) => kind)]).toEqual([0, ['issues']])
    await expect.element(send()).toHaveAttribute('aria-disabled', 'false')
  })

  it('[R811] is filled in on where the page keeps the answers from going out', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by, onSubmit: () => false })
    await fillIn()
    await userEvent.click(send())
    held.come()
    await expect.element(send()).toHaveAttribute('aria-disabled', 'false')
    await expect.element(name()).toHaveValue('Ada Lovelace')
    expect(shown.attempts).toEqual([])
  })

  it.each([
    ['', (rules: readonly object[]) => field('text', 'code', 'Code', { rules })],
    [
      ', in a row of a group',
      (rules: readonly object[]) =>
        field('rows', 'codes', 'Codes', { min: 1, fields: [{ kind: 'text', name: 'code', label: 'Code', rules }] }),
    ],
  ])('[R811] [C800] waits for the matcher of a doubtful pattern too%s', async (_, asking) => {
    let come = (): void => undefined
    const patterns = () =>
      new Promise<void>((resolve) => {
        come = resolve
      }).then(() => import('../form/patterns.ts'))
    const parts = { ...everyPart, patterns }
    const rules = [{ kind: 'pattern', pattern: '[a-z]+(-[a-z]+)*' }]
    const shown = await stage.show({
      by: drawnWith(parts),
      form: formOf([asking(rules)]),
    })
    // A group that repeats has spare rows until it is drawn for good.
    await expect.poll(() => page.getByLabelText('Code').elements().length).toBe(1)
    await userEvent.fill(page.getByLabelText('Code'), 'A!')
    await userEvent.click(send())
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    find('button[type=submit]').click()
    expect(shown.attempts).toEqual([])
    come()
    await appears('There is a problem')
    expect(shown.attempts).toEqual([])
  })

  it.each([
    ['says what breaks them', 'come', 0],
    ['goes out as it stands where they cannot be had', 'fail', 1],
  ] as const)('[R816] waits for rare rules too, and %s', async (_, end, sent) => {
    const waiting = { come: (): void => undefined, fail: (): void => undefined }
    const held = new Promise<void>((resolve, reject) => {
      waiting.come = resolve
      waiting.fail = () => reject(new Error('The network failed.'))
    })
    const parts: typeof everyPart = {
      ...everyPart,
      rareParts: (form, given) => (given ? undefined : held.then(() => loadRareParts(form))),
    }
    const form = formOf([field('text', 'word', 'A word', { rules: [{ kind: 'words', max: 1 }] })])
    const shown = await stage.show({ by: drawnWith(parts), form })
    await userEvent.fill(page.getByLabelText('A word'), 'more than one')
    await userEvent.click(send())
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    expect(shown.attempts).toEqual([])
    waiting[end]()
    if (sent) {
      await accept(shown)
      await appears('Sent')
    } else await appears('There is a problem')
    expect(shown.attempts.length).toBe(sent)
  })

  it('[R812] says that nothing is sent where they cannot be had, keeps what was written, and fetches them at the next press', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by })
    await fillIn()
    await userEvent.click(send())
    held.fail()
    await appears(notSent)
    await expect.element(name()).toHaveValue('Ada Lovelace')
    expect([shown.attempts, shown.told]).toEqual([[], []])
    await userEvent.click(send())
    held.come()
    expect((await attemptOf(shown)).params).toMatchObject({ full_name: 'Ada Lovelace' })
    await accept(shown)
    await appears('Sent')
  })

  it('[R813] goes on with Send in the document that is drawn by then', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by, form: formOf([field('text', 'a', 'A')]) })
    await userEvent.fill(page.getByLabelText('A'), 'written')
    await userEvent.click(send())
    await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
    shown.redraw({ form: formOf([field('text', 'a', 'Other'), field('text', 'b', 'B', { default: 'more' })]) })
    await expect.element(page.getByLabelText('Other')).toHaveValue('written')
    held.come()
    expect((await attemptOf(shown)).params).toMatchObject({ a: 'written', b: 'more' })
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.length).toBe(1)
  })
})

describe('a form of pages whose rules are not here yet', () => {
  const pageOf = (id: string, more: object) => ({
    ...formOf([{ ...field('text', id, `Answer ${id}`, { rules: [{ kind: 'required' }] }), id }]).pages[0],
    id: `p${id}`,
    title: `Page ${id}`,
    ...more,
  })
  const pages = () => formOf([], { progress: 'steps', pages: ['a', 'b', 'c'].map((id) => pageOf(id, {})) })
  const answer = (id: string) => page.getByLabelText(`Answer ${id}`)
  afterEach(() => history.replaceState(null, ''))

  it('[R814] waits for them with Next, and takes one step for however many presses', async () => {
    const held = holdBack()
    const { root } = await stage.show({ by: held.by, form: pages() })
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    await userEvent.fill(answer('a'), 'x')
    const fields = [...root.querySelectorAll('input')]
    for (const input of fields) if (input.value === '') input.value = 'y'
    await userEvent.click(send())
    await userEvent.click(send())
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    held.come()
    await appears('Page b')
    await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
  })

  it('[R814] lets nobody go on from a page with a problem', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by, form: pages() })
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    await userEvent.click(send())
    held.come()
    await appears('There is a problem')
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    expect(shown.told.map(([kind]) => kind)).toEqual(['issues'])
  })

  it('[R814] says that nothing is sent where they cannot be had, and goes on at the next press', async () => {
    const held = holdBack()
    await stage.show({ by: held.by, form: pages() })
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    await userEvent.fill(answer('a'), 'x')
    await userEvent.click(send())
    held.fail()
    await appears(notSent)
    await expect.element(answer('a')).toHaveValue('x')
    await userEvent.click(send())
    held.come()
    await appears('Page b')
    await expect.element(page.getByRole('heading', { name: notSent })).not.toBeInTheDocument()
  })
})

describe('a form that others fill, whose rules are not here yet', () => {
  const rules = [{ kind: 'length', max: 5 }]
  const form = () =>
    formOf([
      field('text', 'a', 'A', { prefill: ['attribute'], rules: [{ kind: 'pattern', pattern: '[a-z]+' }, ...rules] }),
    ])

  it('[R815] waits for them, and is filled with nothing that breaks one', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by, form: form(), prefill: { a: 'NO' } })
    await userEvent.click(send())
    held.come()
    expect((await attemptOf(shown)).params).toMatchObject({ a: '' })
    await accept(shown)
    await appears('Sent')
  })

  it('[R815] is filled nonetheless where they cannot be had, and Send checks', async () => {
    const held = holdBack()
    const shown = await stage.show({ by: held.by, form: form(), prefill: { a: 'NO' } })
    await expect.poll(held.loads).toBeGreaterThan(1)
    await expect.poll(() => document.querySelector('.ls-form span[hidden]')).toBeTruthy()
    held.fail()
    await expect.element(page.getByLabelText('A', { exact: true })).toHaveValue('NO')
    await userEvent.click(send())
    held.come()
    await appears('There is a problem')
    expect(shown.attempts).toEqual([])
  })
})
