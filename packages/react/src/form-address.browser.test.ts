import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { field, formOf } from './forms.test.fixture.ts'
import { accept, appears, attemptOf, find, send, setFormStage, textsOf } from './shown-form.test.kit.tsx'

const stage = setFormStage()
const email = () => page.getByLabelText('E-mail')
const message = () => page.getByLabelText('Message')
const question = () => page.getByRole('button', { name: /^Did you mean/ })
const asked = () => expect.poll(() => textsOf('[aria-live=polite] button'))

/** Waits for what asks, which is fetched once the form is drawn. */
async function isReady(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-kind=email] [aria-live]')).toBeTruthy()
}

/** Writes an address and goes on to the next field. */
async function write(address: string): Promise<void> {
  await isReady()
  await userEvent.fill(email(), address)
  await userEvent.click(message())
}

it('[R831] a web address without its scheme gets it by one press, and none is asked about where any text is fine', async () => {
  const shown = await stage.show({
    form: formOf([
      field('url', 'site', 'Website', { rules: [{ kind: 'type' }] }),
      field('url', 'other', 'Another'),
      field('textarea', 'message', 'Message'),
    ]),
  })
  await expect.poll(() => document.querySelectorAll('[data-kind=url] [aria-live]').length).toBe(1)
  await userEvent.fill(page.getByLabelText('Another'), 'example.net')
  await userEvent.fill(page.getByLabelText('Website'), 'example.org/a')
  await userEvent.click(message())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Enter an address such as https://example.org'])
  await asked().toEqual(['Did you mean https://example.org/a?'])
  await userEvent.click(question())
  await expect.poll(() => textsOf('.ls-issues')).toEqual([])
  await expect.element(page.getByLabelText('Website')).toHaveFocus()
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ site: 'https://example.org/a', other: 'example.net' })
})

describe('an address with a slip', () => {
  it('[R158] is replaced as by typing: it is heard, what was wrong is over, and it can be undone', async () => {
    const pattern = { kind: 'pattern', pattern: '.*@gmail\\.com', message: 'Write from Gmail.' }
    const { root } = await stage.show({
      form: formOf([
        field('email', 'email', 'E-mail', { rules: [{ kind: 'type' }, pattern] }),
        field('textarea', 'message', 'Message'),
      ]),
    })
    const heard: string[] = []
    root.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) heard.push(target.value)
    })
    await write('mei@gmial.com')
    await expect.poll(() => textsOf('.ls-issues')).toEqual(['Write from Gmail.'])
    await userEvent.click(question())
    await expect.poll(() => textsOf('.ls-issues')).toEqual([])
    expect(heard.at(-1)).toBe('mei@gmail.com')
    await expect.element(email()).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(email()).toHaveValue('mei@gmial.com')
    await expect.poll(() => textsOf('.ls-issues')).toEqual(['Write from Gmail.'])
  })

  it('[R158] is asked about letter for letter, whatever it holds', async () => {
    await stage.show({ form: formOf([field('email', 'email', 'E-mail'), field('text', 'who', 'Message')]) })
    await write('{maker}<b>&lt;@gmial.com')
    await asked().toEqual(['Did you mean {maker}<b>&lt;@gmail.com?'])
  })

  it('[R158] is asked about after a tap elsewhere, and after the Tab key', async () => {
    await stage.show()
    await isReady()
    await userEvent.fill(email(), 'mei@gmial.com')
    await press('touchStart', middleOf('textarea'))
    await press('touchEnd')
    await asked().toEqual(['Did you mean mei@gmail.com?'])
    await userEvent.fill(email(), 'mei@hotmial.com')
    await asked().toEqual([])
    await userEvent.keyboard('{Tab}')
    await asked().toEqual(['Did you mean mei@hotmail.com?'])
  })

  it('[R158] is asked about until its text changes', async () => {
    await stage.show()
    await write('mei@gmial.com')
    await expect.element(question()).toBeVisible()
    await userEvent.click(email())
    await userEvent.keyboard('{End}{Backspace}')
    await asked().toEqual([])
    await write('mei@hotmial.com')
    await asked().toEqual(['Did you mean mei@hotmail.com?'])
    await write('mei@gmail.com')
    await asked().toEqual([])
  })

  it('[R158] is asked about in the page’s own words', async () => {
    await stage.show({ texts: { didYouMean: 'Rather {address}?' } })
    await write('mei@gmial.com')
    await asked().toEqual(['Rather mei@gmail.com?'])
  })

  it('[R158] is asked about in e-mail fields alone', async () => {
    await stage.show({ form: formOf([field('text', 'who', 'Message'), field('email', 'email', 'E-mail')]) })
    await userEvent.fill(message(), 'mei@gmial.com')
    await write('mei@gmial.com')
    await asked().toEqual(['Did you mean mei@gmail.com?'])
  })

  it('[R159] is asked about politely, with the focus where it was, and goes out all the same', async () => {
    const shown = await stage.show()
    await userEvent.fill(page.getByLabelText('Your name'), 'Mei')
    await write('mei@gmial.com')
    await asked().toEqual(['Did you mean mei@gmail.com?'])
    await expect.element(message()).toHaveFocus()
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ email: 'mei@gmial.com' }])
  })

  it('[R159] is not asked about under a press, but after it', async () => {
    await stage.show()
    await isReady()
    await userEvent.fill(email(), 'mei@gmial.com')
    const place = middleOf('textarea')
    await press('mousePressed', place)
    await expect.element(message()).toHaveFocus()
    expect(textsOf('[aria-live=polite] button')).toEqual([])
    await press('mouseReleased', place)
    await asked().toEqual(['Did you mean mei@gmail.com?'])
  })
})

describe('a key in a field', () => {
  it('[R830] makes nobody look into another', async () => {
    const others = ['first', 'second', 'third'].map((name) => field('email', name, name))
    const shown = await stage.show({ form: formOf([...others, field('email', 'email', 'E-mail')]) })
    await isReady()
    // A first key tells fields that were left before; none is left from then on.
    await userEvent.fill(email(), 'mei@gmail.')
    await userEvent.keyboard('c')
    const looks = (['matches', 'closest', 'querySelector', 'querySelectorAll'] as const).map((name) =>
      vi.spyOn(Element.prototype, name),
    )
    await userEvent.keyboard('o')
    const places = looks.flatMap(({ mock }) => mock.contexts)
    for (const look of looks) look.mockRestore()
    const fields = [...shown.root.querySelectorAll('[data-field]')]
    const seen = fields.filter((one) => places.some((place) => place instanceof Node && one.contains(place)))
    expect(seen.map((one) => one.getAttribute('data-field'))).toEqual(['id_email'])
  })
})

interface Place {
  readonly x: number
  readonly y: number
}

/** In the browser's window: tests run in a frame of it, which may be scaled. */
function middleOf(selector: string): Place {
  const { left, top, width, height } = find(selector).getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = (frame?.width ?? innerWidth) / innerWidth
  return {
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  }
}

/** Half of a press, as a mouse or a finger makes it. */
async function press(type: 'mousePressed' | 'mouseReleased' | 'touchStart' | 'touchEnd', place?: Place): Promise<void> {
  if (type === 'touchStart' || type === 'touchEnd')
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: place ? [place] : [] })
  else if (place) await cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
}
