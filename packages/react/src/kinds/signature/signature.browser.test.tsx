import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createDraftStore } from '../../drafts/draft-store.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, heading, send, setFormStage, standInForNetwork, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const form = formOf([field('signature', 'signed', 'Sign for the house rules', { rules: [{ kind: 'required' }] })], {
  id: 'signed',
  drafts: true,
})
const clear = () => createDraftStore().clear('signed')
beforeEach(clear)
afterEach(clear)

const name = () => page.getByLabelText('Sign for the house rules')
const canvas = () => document.querySelector('canvas')
/** Pixels with ink. */
const ink = (of: HTMLCanvasElement | null): number => {
  const data = of?.getContext('2d')?.getImageData(0, 0, of.width, of.height).data ?? []
  return data.filter((alpha, at) => at % 4 === 3 && alpha > 99).length
}
const isReady = () => expect.poll(() => canvas()?.hidden).toBe(false)

/** Draws a stroke as a pen does. */
function draw(): void {
  const at = canvas()
  const { left = 0, top = 0 } = at?.getBoundingClientRect() ?? {}
  // No such pointer is there to be captured.
  if (at) at.setPointerCapture = () => undefined
  for (const [type, x] of [
    ['pointerdown', 20],
    ['pointermove', 60],
    ['pointermove', 90],
    ['pointerup', 90],
  ] as const)
    at?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + x, clientY: top + x / 2, button: 0 }))
}

it('[R680] takes whatever came last, a drawing or a name, and brings back what was cleared', async () => {
  const shown = await stage.show({ form })
  await isReady()
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Sign, or type your name instead'])
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
  draw()
  await expect.element(page.getByRole('status').filter({ hasText: 'Drawn' })).toBeVisible()
  expect(ink(canvas())).toBeGreaterThan(100)
  await expect.poll(() => textsOf('.ls-issues')).toEqual([])
  const drawn = ink(canvas())
  // On white paper it is black, whatever the ink of the form.
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(getComputedStyle(canvas() ?? document.body).filter).toBe('brightness(0)')
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.poll(() => ink(canvas())).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => ink(canvas()) / drawn).toBeCloseTo(1, 0)
  await userEvent.fill(name(), 'Ada Lovelace')
  await expect.poll(() => ink(canvas())).toBe(0)
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ signed: 'Ada Lovelace' })
})

it('[R680] [R681] keeps a drawing in a draft, and sends it as a picture, black on white', async () => {
  const first = await stage.show({ form })
  await isReady()
  await userEvent.fill(name(), 'Ada')
  draw()
  await expect.element(name()).toHaveValue('')
  await expect.poll(async () => (await createDraftStore().read('signed', Date.now()))?.answers.length).toBe(1)
  first.erase()
  const posts = standInForNetwork()
  await stage.show({ form, sending: 'page' })
  await expect.poll(() => ink(canvas())).toBeGreaterThan(100)
  await userEvent.click(send())
  await expect.element(heading('Sent')).toBeVisible()
  const [{ body } = {}] = posts
  const file = body instanceof FormData ? body.getAll('signed') : []
  const [picture] = file
  expect(file.map((one) => one instanceof File && [one.name, one.type])).toEqual([['signed.png', 'image/png']])
  const bitmap = picture instanceof File ? await createImageBitmap(picture) : undefined
  const paper = new OffscreenCanvas(bitmap?.width ?? 1, bitmap?.height ?? 1).getContext('2d')
  if (bitmap) paper?.drawImage(bitmap, 0, 0)
  const seen = paper?.getImageData(0, 0, bitmap?.width ?? 1, bitmap?.height ?? 1).data ?? []
  const shades = [...seen].flatMap((shade, at) => (at % 4 === 0 ? shade : []))
  expect([seen[0], seen[3], Math.min(...shades)]).toEqual([255, 255, 0])
})
