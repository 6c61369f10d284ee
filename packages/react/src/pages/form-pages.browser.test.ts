import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { accept, appears, find, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const required = { rules: [{ kind: 'required' }] }
const group = field('text', 'group', 'Your group', { visibleWhen: { field: 'f1', is: 'equal', to: 'Ada' } })

const registration = (more: object = {}) => {
  const [you] = formOf([{ ...field('text', 'full_name', 'Your name', required), id: 'f1' }]).pages
  const [together] = formOf([{ ...group, id: 'f2' }]).pages
  const [workshop] = formOf([{ ...field('text', 'day', 'Which day?', required), id: 'f3' }]).pages
  return formOf([], {
    progress: 'steps',
    pages: [
      { ...you, id: 'p1', title: 'You' },
      { ...together, id: 'p2', title: 'Your group' },
      { ...workshop, id: 'p3', title: 'Your workshop' },
    ],
    ...more,
  })
}

const name = () => page.getByLabelText('Your name')
const day = () => page.getByLabelText('Which day?')
const next = (label: string) => page.getByRole('button', { name: `Next: ${label}` })
const back = () => page.getByRole('button', { name: 'Back' })
const send = () => page.getByRole('button', { name: 'Send' })
const heading = (words: string) => page.getByRole('heading', { name: words })

const withoutTitle = (page: object, index: number): object => ({
  ...page,
  title: index === 1 ? undefined : ' '.repeat(65_536),
})

afterEach(() => history.replaceState(null, ''))

describe('a form of several pages', () => {
  it('[R340] [R345] shows one page under its name and its number among those that come', async () => {
    await stage.show({ form: registration() })
    await expect.element(heading('You')).toBeVisible()
    await expect.element(page.getByText('Step 1 of 2')).toBeVisible()
    await expect.element(day()).not.toBeVisible()
    await expect.element(send()).not.toBeInTheDocument()
    await userEvent.fill(name(), 'Ada')
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
    await expect.element(next('Your group')).toBeVisible()
  })

  it('[R348] keeps three steps in one line of a phone, however long the name of one is', async () => {
    await page.viewport(320, 700)
    const form = registration()
    const pages = form.pages.map((one) => ({ ...one, title: 'All of you and of your whole company' }))
    await stage.show({ form: { ...form, pages } })
    await userEvent.fill(name(), 'Ada')
    await expect.poll(() => document.querySelectorAll('.ls-progress-mark').length).toBe(3)
    const tops = [...document.querySelectorAll('.ls-progress-mark')].map((mark) => mark.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(1)
    await page.viewport(414, 896)
  })

  it('[R348] leaves a word of ten letters whole there, among four steps', async () => {
    await page.viewport(320, 700)
    const [one] = registration().pages
    const titles = ['Ihre Unterlagen', 'Sie', 'Ihre Arbeit', 'Prüfen']
    const pages = titles.map((title, at) => ({ ...one, id: `p${at}`, title, fields: [field('text', `t${at}`, title)] }))
    await stage.show({ form: formOf([], { progress: 'steps', pages }) })
    await expect.poll(() => document.querySelectorAll('.ls-progress-mark').length).toBe(4)
    const words = find('.ls-progress [aria-current] > :last-child').firstChild
    if (!words) throw new Error('a name')
    const word = document.createRange()
    word.setStart(words, 'Ihre '.length)
    word.setEnd(words, 'Ihre Unterlagen'.length)
    expect(word.getClientRects().length).toBe(1)
    await page.viewport(414, 896)
  })

  it.each(['bar', 'none'])('[R340] says the number in words with progress by %s', async (progress) => {
    await stage.show({ form: registration({ progress }) })
    await expect.element(page.getByText('Step 1 of 2')).toBeVisible()
    expect(page.getByRole('progressbar').elements()).toHaveLength(progress === 'bar' ? 1 : 0)
  })

  it('[R340] draws its bar in the colours of the form, also where a reset takes every border away', async () => {
    const reset = document.createElement('style')
    reset.textContent = '@layer base { *, ::before, ::after { border: 0 solid } }'
    document.head.append(reset)
    onTestFinished(() => reset.remove())
    await stage.show({ form: registration({ progress: 'bar' }) })
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    const bar = page.getByRole('progressbar').element()
    const probe = document.createElement('span')
    probe.style.background = 'var(--ls-color-line)'
    bar.before(probe)
    const { appearance, backgroundColor, blockSize } = getComputedStyle(bar)
    expect([appearance, backgroundColor, blockSize]).toEqual(['none', getComputedStyle(probe).backgroundColor, '8px'])
  })

  it('[R742] asks for one field after another', async () => {
    const fields = [
      { ...field('text', 'full_name', 'Your name', required), id: 'f1' },
      { ...group, id: 'f2' },
      { ...field('text', 'day', 'Which day?', required), id: 'f3' },
    ]
    const shown = await stage.show({
      form: formOf([], { progress: 'fields', pages: [{ id: 'p1', title: 'You', fields }] }),
    })
    await expect.element(page.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeVisible()
    await expect.element(day()).not.toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }))
    await expect.element(heading('There is a problem')).toHaveFocus()
    await userEvent.fill(name(), 'Ada')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Your group')).toHaveFocus()
    await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(day()).toHaveFocus()
    await expect.element(page.getByLabelText('Your group')).not.toBeVisible()
    await userEvent.click(back())
    await expect.element(page.getByLabelText('Your group')).toHaveFocus()
    await userEvent.click(back())
    await expect.element(name()).toHaveFocus()
    await userEvent.fill(name(), 'Bo')
    await userEvent.keyboard('{Enter}')
    await expect.element(day()).toHaveFocus()
    await userEvent.fill(day(), 'Saturday')
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts[0]?.params).toMatchObject({ full_name: 'Bo', day: 'Saturday' })
  })

  it('[R340] stands one page below the other without progress', async () => {
    await stage.show({ form: registration({ progress: undefined }) })
    await expect.element(day()).toBeVisible()
    await expect.element(send()).toBeVisible()
    expect(page.getByText('Step 1').elements()).toEqual([])
  })

  it('[R341] checks one page, and leads on to the heading of the next', async () => {
    const shown = await stage.show({ form: registration() })
    await userEvent.click(next('Your workshop'))
    await expect.element(heading('There is a problem')).toHaveFocus()
    await userEvent.fill(name(), 'Bo')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Your workshop')).toHaveFocus()
    await expect.element(day()).toBeVisible()
    await expect.element(name()).not.toBeVisible()
    await expect.element(send()).toBeVisible()
    expect(shown.attempts).toEqual([])
    // Back comes before it, in one line and for the Tab key.
    const isBefore = back().element().compareDocumentPosition(send().element()) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    const [before, behind] = [back(), send()].map((one) => one.element().getBoundingClientRect())
    expect(before?.top).toBe(behind?.top)
    expect(before?.right).toBeLessThan(behind?.left ?? 0)
  })

  it('[R340 R393] says the number of a page without a name, or one of nothing but spaces, once, as its heading', async () => {
    const { root } = await stage.show({ form: registration({ pages: registration().pages.map(withoutTitle) }) })
    await expect.element(heading('Step 1 of 2')).toBeVisible()
    expect(root.textContent?.match(/Step 1 of 2/g)).toHaveLength(1)
    const first = page.getByRole('listitem').first()
    await expect.element(first).toMatchAriaInlineSnapshot(`- listitem: "1"`)
    await userEvent.fill(name(), 'Bo')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Step 2 of 2')).toHaveFocus()
    // No “1 1”: its number is what leads there.
    expect(first.element().textContent).toBe('1')
    await expect.element(first.getByRole('button', { name: '1' })).toBeVisible()
  })

  it('[R340] keeps the number beside a long name round', async () => {
    const long = {
      ...registration().pages[0],
      title: 'A name of more than sixty characters, which takes several lines',
    }
    await stage.show({ form: registration({ pages: [long, ...registration().pages.slice(1)] }) })
    await expect.element(heading(long.title)).toBeVisible()
    const { width, height } = page.getByText('1', { exact: true }).element().getBoundingClientRect()
    expect([width, height]).toEqual([26, 26])
  })

  it('[R348] ticks what is behind, whose name is pressed out of sight where a form is narrow', async () => {
    const { root } = await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    const behind = page.getByRole('button', { name: 'You', exact: true })
    const item = behind.element().closest('li')
    expect(item?.querySelector('.ls-progress-mark svg')).not.toBeNull()
    expect(item?.querySelector('.ls-progress-mark')?.textContent).toBe('')
    const fontSize = (one: Element): string => getComputedStyle(one).fontSize
    root.style.inlineSize = '600px'
    expect(fontSize(behind.element())).not.toBe('0px')
    root.style.inlineSize = '320px'
    expect(fontSize(behind.element())).toBe('0px')
    await expect.element(back().getByText('Back')).toBeInTheDocument()
    const { width, height } = behind.element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await userEvent.click(behind)
    await expect.element(heading('You')).toHaveFocus()
  })

  it('[R342] keeps what was written on the way back, and sends it', async () => {
    const shown = await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    await userEvent.fill(day(), 'Friday')
    await userEvent.click(back())
    await expect.element(heading('You')).toHaveFocus()
    await expect.element(name()).toHaveValue('Bo')
    await userEvent.click(next('Your workshop'))
    await userEvent.click(page.getByRole('button', { name: 'You', exact: true }))
    await expect.element(name()).toBeVisible()
    await userEvent.click(next('Your workshop'))
    await expect.element(day()).toHaveValue('Friday')
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ full_name: 'Bo', day: 'Friday' }])
  })

  it('[R343] goes with the browser from page to page', async () => {
    history.replaceState({ route: 7 }, '')
    await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    await userEvent.fill(day(), 'Friday')
    expect(history.state).toMatchObject({ route: 7 })
    history.back()
    await expect.element(name()).toBeVisible()
    await expect.element(name()).toHaveValue('Bo')
    expect(history.state).toMatchObject({ route: 7 })
    history.forward()
    await expect.element(day()).toBeVisible()
    await expect.element(day()).toHaveValue('Friday')
  })

  it('[R343] stays where it is when the site moves within itself', async () => {
    await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    await expect.element(day()).toBeVisible()
    location.hash = 'elsewhere'
    await new Promise((moved) => addEventListener('hashchange', moved, { once: true }))
    await userEvent.click(send())
    await userEvent.click(page.getByRole('link', { name: /^Which day/ }))
    await expect.element(day()).toHaveFocus()
    await expect.element(name()).not.toBeVisible()
    history.back()
    await expect.element(day()).toBeVisible()
  })

  it('[R344] brings into sight what is wrong on another page, and a link leads there', async () => {
    await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    // As another script would, out of sight.
    const input = name().element()
    if (input instanceof HTMLInputElement) input.value = ''
    await userEvent.fill(day(), 'Friday')
    await userEvent.click(send())
    await expect.element(heading('There is a problem')).toHaveFocus()
    await expect.element(name()).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: /^Your name/ }))
    await expect.element(name()).toHaveFocus()
  })

  it('[R346] begins anew with its first page', async () => {
    const shown = await stage.show({ form: registration() })
    await userEvent.fill(name(), 'Bo')
    await userEvent.click(next('Your workshop'))
    await userEvent.fill(day(), 'Friday')
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    await userEvent.click(page.getByRole('button', { name: 'Send another' }))
    await expect.element(name()).toBeVisible()
    await expect.element(name()).toHaveValue('')
    await expect.element(day()).not.toBeVisible()
  })
})
