import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createDraftStore } from './drafts/draft-store.ts'
import { allAnswers, allKindsInUse, answers, ownKinds } from './form-kinds.test.fixture.ts'
import { field, formOf } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  attemptOf,
  button,
  fail,
  find,
  network,
  refused,
  type ShownForm,
  send,
  setFormStage,
  textsOf,
  tryNow,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(414, 896)
})

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'

type Labelled = { readonly label: string }
type Question = Labelled & {
  readonly options?: readonly Labelled[] | undefined
  readonly rows?: readonly Labelled[] | undefined
  readonly fields?: readonly Question[] | undefined
}

const lengthened = <Of extends Labelled>(words: Of): Of => ({ ...words, label: `${words.label} ${long}` })

/** The words of a question and of its choices, each with one that no line holds. */
function lengthen<Of extends Question>(question: Of): Of {
  const { options, rows, fields } = question
  return {
    ...lengthened(question),
    ...(options && { options: options.map(lengthened) }),
    ...(rows && { rows: rows.map(lengthened) }),
    ...(fields && { fields: fields.map(lengthen) }),
  }
}

const longWords = {
  ...allKindsInUse,
  pages: allKindsInUse.pages.map((page) => ({ ...page, fields: page.fields.map((field) => lengthen(field)) })),
  title: long,
  submitLabel: 'Send my wish for a place in the course to the atelier',
}
const { id_email, id_select, id_radio, id_checkboxes } = {
  ...answers,
  id_email: 'ada.lovelace.of.the.analytical.engine@example.org',
}
/** Few answers, and all of them; each with words that no line holds. */
const some = { id_email, id_select, id_radio, id_checkboxes }
const all = { ...answers, ...allAnswers, id_email, id_textarea: 'w'.repeat(90) }

const fileOf = (bytes: number): File => new File([new Uint8Array(bytes)], `${'photo'.repeat(12)}.jpg`)

/** The form of every kind with all that is fetched for it, wrong in most fields and with a file refused. */
async function showProblems(): Promise<ShownForm> {
  const shown = await stage.show({ form: longWords, kinds: ownKinds, headingLevel: 1, defaultValues: some })
  await expect.poll(() => document.querySelectorAll('.ls-files, .ls-other').length).toBe(4)
  await userEvent.upload(find('[type=file]'), fileOf(12_000))
  await userEvent.click(send())
  await appears('There are 25 problems')
  return shown
}

/** The states of a message, one after the other, with all that opens in them open. */
const states: readonly ((shown: ShownForm) => Promise<unknown>)[] = [
  async (shown) => {
    await attemptOf(shown)
    await expect.element(page.getByText('Sending…')).toBeVisible()
  },
  async (shown) => {
    await fail(shown, network)
    await appears('Not sent yet')
    await userEvent.click(page.getByText('Show what I wrote'))
    await expect.element(page.getByText('Hide what I wrote')).toBeVisible()
  },
  async (shown) => {
    tryNow()
    await fail(shown, refused, 1)
    await appears('Not delivered yet')
    await userEvent.click(page.getByText('For the site’s owner'))
    await expect.element(page.getByText(/provider-refused 412/)).toBeVisible()
  },
  async (shown) => {
    await userEvent.click(page.getByText('Try again'))
    await accept(shown, 2)
    await appears('Sent')
  },
]

const directions = ['ltr', 'rtl'] as const

/** True for a text that is told, and never seen. */
function isUnseen({ parentElement }: Node): boolean {
  return parentElement !== null && (getComputedStyle(parentElement).clipPath !== 'none' || isUnseen(parentElement))
}

/** Texts and elements of the form that reach out of the window at its sides, or out of the button that they stand in. */
function overflowing(): string[] {
  const form = find('.ls-form')
  const found: string[] = []
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (isUnseen(node)) continue
    const button = node.parentElement?.closest('button, a.ls-button')?.getBoundingClientRect()
    for (const { left, right, width } of range.getClientRects()) {
      const from = Math.max(0, button?.left ?? 0)
      const to = Math.min(document.documentElement.clientWidth, button?.right ?? innerWidth)
      if (width > 0 && (left < from - 1 || right > to + 1))
        found.push(`${node.textContent}: ${left}–${right} of ${from}–${to}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`page: ${document.documentElement.scrollWidth}`)
  return found
}

/** Distances of every box from the side of the form that its lines begin at; neither pictures nor a provider's code are mirrored. */
function startsOf(direction: (typeof directions)[number]): string[] {
  const form = find('.ls-form')
  form.dir = direction
  const edge = form.getBoundingClientRect()
  return [...form.querySelectorAll('form :not(code, svg *)')].map((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const start = width === 0 ? 0 : direction === 'ltr' ? left - edge.left : edge.right - right
    return `${element.tagName} ${element.id || element.className} ${Math.round(start)}`
  })
}

it('[R216] fits into 320 px, which is 1280 px at 400 %, in every state and both directions', async () => {
  await page.viewport(320, 256)
  const shown = await showProblems()
  expect(directions.map((direction) => [startsOf(direction), overflowing()][1])).toEqual([[], []])
  expect(startsOf('rtl')).toEqual(startsOf('ltr'))
  shown.erase()
  await page.viewport(320, 256)
  const full = await stage.show({ form: longWords, kinds: ownKinds, headingLevel: 1, defaultValues: all })
  await expect.poll(() => document.querySelectorAll('.ls-files, .ls-other').length).toBe(4)
  await userEvent.upload(find('[type=file]'), fileOf(2_000))
  await userEvent.fill(find('#contact-signed'), 'Ada Lovelace')
  await userEvent.click(send())
  for (const enter of states) {
    await enter(full)
    expect(directions.map((direction) => [startsOf(direction), overflowing()][1])).toEqual([[], []])
    expect(startsOf('rtl')).toEqual(startsOf('ltr'))
  }
})

/** A form that shows all that one on a single page has none of: pages with their progress, a draft, a review, a page of thanks. */
const trip = formOf([], {
  id: 'trip',
  drafts: true,
  progress: 'steps',
  review: true,
  sentText: `Thank you, {{full_name}}! ${long}`,
  sentAnswers: true,
  redirect: 'https://example.org/next',
  sentBlocks: [
    { id: 'b1', kind: 'heading', text: `See you, ${long}` },
    { id: 'b2', kind: 'text', text: 'Bring warm clothes.' },
    { id: 'b3', kind: 'link', text: 'The way there', to: 'https://example.org/way' },
  ],
  pages: [
    { id: 'p1', title: `You, ${long}`, fields: [field('text', 'full_name', 'Your name')] },
    { id: 'p2', title: 'The day', fields: [field('textarea', 'note', `A note, ${long}`)] },
  ],
})

it('[R216] so do its pages, a draft of before and its file, the review and the page of thanks', async () => {
  const forget = () => createDraftStore().clear('trip')
  await forget()
  await page.viewport(320, 640)
  const isMirrored = (): void => {
    expect(directions.map((direction) => [startsOf(direction), overflowing()][1])).toEqual([[], []])
    expect(startsOf('rtl')).toEqual(startsOf('ltr'))
  }
  const before = await stage.show({
    form: formOf([field('text', 'boat', 'Which boat?')], { id: 'trip', drafts: true }),
  })
  await userEvent.fill(page.getByLabelText('Which boat?'), long)
  await expect.poll(() => createDraftStore().read('trip', Date.now())).toMatchObject({ answers: [{ value: long }] })
  before.erase()
  const shown = await stage.show({ form: trip, onRedirect: () => false })
  await expect.element(page.getByText(/We kept what you wrote on/)).toBeVisible()
  await expect.poll(() => textsOf('.ls-older p').length).toBe(3)
  await expect.element(button('Save as a file')).toBeVisible()
  isMirrored()
  await userEvent.click(button('Start over'))
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.upload(find('.ls-note input[type=file]'), new File(['no draft'], `${long}.json`))
  await expect.element(page.getByText(/was not saved from this form/)).toBeVisible()
  isMirrored()
  await userEvent.fill(find('[name=full_name]'), 'Ada')
  await userEvent.click(button('Next: The day'))
  await appears('The day')
  await expect.element(button('Back')).toBeVisible()
  isMirrored()
  await userEvent.click(button('Next: Review'))
  await appears('Is everything right?')
  await expect.element(page.getByText('No answer')).toBeVisible()
  isMirrored()
  await userEvent.click(send())
  await accept(shown)
  await appears('Sent')
  await expect.element(page.getByRole('link', { name: 'Continue to example.org' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'The way there' })).toBeVisible()
  isMirrored()
  await forget()
  history.replaceState(null, '')
})

it('[R217] loses nothing under the text spacing of WCAG 1.4.12, at 320 px', async () => {
  await page.viewport(320, 640)
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  await showProblems()
  document.adoptedStyleSheets.push(spacing)
  expect(overflowing()).toEqual([])
  // A text that is higher than its box would be cut, or lie over what follows.
  const cut = [...find('.ls-form').querySelectorAll('p, a, label, legend, button, li, h1, h2')].filter(
    (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).display !== 'inline',
  )
  expect(cut.map((box) => box.outerHTML)).toEqual([])
})

/** Alpha of a computed colour: 0 is not seen. */
const isSeen = (color: string): boolean => !/^(transparent|rgba\(.*, 0\))$/.test(color)

it('[R218] shows borders, focus and choices where the system forces its colours', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await showProblems()
  const faults: string[] = []
  // The ring is for whoever has no mouse: once a key led to the focus, it is shown wherever that goes.
  await userEvent.keyboard('{Tab}')
  for (const control of document.querySelectorAll<HTMLElement>(
    '.ls-form :is(input:not([type=hidden]), select, textarea, button, a)',
  )) {
    if (!control.checkVisibility()) continue
    control.focus()
    const style = getComputedStyle(control)
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2 || !isSeen(style.outlineColor))
      faults.push(`no focus: ${control.outerHTML}`)
    if (control.matches('.ls-control, .ls-send') && !isSeen(style.borderTopColor))
      faults.push(`no border: ${control.outerHTML}`)
    if (control.matches('[type=radio], [type=checkbox]') && style.appearance !== 'auto')
      faults.push(`not the platform’s own: ${control.outerHTML}`)
  }
  expect(faults).toEqual([])
  const wrong = getComputedStyle(find('[name=text]'))
  const right = getComputedStyle(find('[name=email]'))
  expect([wrong.borderTopWidth, right.borderTopWidth]).toEqual(['2px', '1px'])
})

it('[R219] moves nothing for whoever wants less motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const shown = await stage.showSending()
  await attemptOf(shown)
  await expect.element(page.getByText('Sending…')).toBeVisible()
  expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
})

it('[R220] has no axe finding in any rule, experimental ones too: every kind, dark, right to left', async () => {
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  document.documentElement.dataset['theme'] = 'dark'
  const { root } = await showProblems()
  find('.ls-form').dir = 'rtl'
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']
  const { violations } = await axe.run(root, { runOnly: rules, resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
})
