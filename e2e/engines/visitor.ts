import { expect } from 'vitest'
import type { EnginePage, Target } from './engine.ts'

/** Every element of the page, those in open shadow roots included. */
const everywhere = `(function all(root) {
  return [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]))
})(document)`

/** The nth label of these words. */
export function labelled(label: string, nth = 0): Target {
  return `${everywhere}.filter((one) => one.matches('label') && one.textContent.trim() === ${JSON.stringify(label)})[${nth}]`
}

/** The control of the nth label of these words. */
export function control(label: string, nth = 0): Target {
  return `${labelled(label, nth)}?.control`
}

/** The nth control of that name which can be reached. */
export function named(name: string, nth = 0): Target {
  return `${everywhere}.filter((one) => one.name === ${JSON.stringify(name)} && one.type !== 'hidden' && one.type !== 'range' && one.matches('input, select, textarea') && one.checkVisibility())[${nth}]`
}

/** The results that a form shows. */
export const outputs: Target = `${everywhere}.filter((one) => one.matches('output'))`

/** The nth visible button or link of that name. */
export function button(name: string, nth = 0): Target {
  return `${everywhere}.filter((one) => one.matches('button, a') && one.textContent.trim() === ${JSON.stringify(name)} && one.checkVisibility())[${nth}]`
}

/** The words that a visitor reads on the page. */
export async function textOf(page: EnginePage): Promise<string> {
  const parts = `[document.body, ...${everywhere}.flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.children] : []))]`
  return String(await page.evaluate(`${parts}.map((one) => one.innerText ?? '').join('\\n')`))
}

/** Waits until the page says this. */
export async function reads(page: EnginePage, text: string | RegExp): Promise<void> {
  const pattern = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
  await expect.poll(() => textOf(page)).toEqual(pattern)
}

/** The text of what has the focus, also within a shadow root. */
export async function focused(page: EnginePage): Promise<string> {
  const inside = `(function inner(root) { const one = root.activeElement; return one?.shadowRoot ? inner(one.shadowRoot) : one })(document)`
  return String(await page.evaluate(`((one) => one?.labels?.[0]?.textContent ?? one?.textContent.trim())(${inside})`))
}

/** Waits until a heading of these words has the focus. */
export async function isTold(page: EnginePage, heading: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(heading)
}

/** Presses a button once it is there. */
export async function presses(page: EnginePage, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(`!!${button(name)}`)).toBe(true)
  await page.click(button(name))
}

/** Has what waits tried now, and waits for its receipt. It may be tried by itself meanwhile: then there is no button left to press. */
export async function sendsNow(page: EnginePage): Promise<void> {
  await page.evaluate(`void ${button('Try now')}?.click()`)
  await reads(page, 'Atelier Nord receives it by e-mail.')
}

/** Writes the message and presses Send. */
export async function writeAndSend(page: EnginePage, message: string, nth = 0): Promise<void> {
  await expect.poll(() => page.evaluate(`!!${control('Your name', nth)}`)).toBe(true)
  await page.type(control('Your name', nth), 'Ada Lovelace')
  await page.type(control('E-mail', nth), 'ada@example.org')
  await page.type(control('Message', nth), message)
  await page.click(button('Send', nth))
}
