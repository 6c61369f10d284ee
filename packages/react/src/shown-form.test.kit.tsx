import { SendError, type SendFailure } from '@letterslot/client'
import { createMemoryStore, createOutbox, type Outbox, type OutboxHealth } from '@letterslot/client/outbox'
import { createElement, type JSX, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { forgetOutbox, forgetPageOutbox } from '../../../scripts/forget-outbox.ts'
import formCss from './form.css?inline'
import { contact } from './forms.test.fixture.ts'
import kindsCss from './kinds.css?inline'
import { LetterslotForm, type LetterslotFormProps } from './LetterslotForm.tsx'

/** A form that a library has drawn. */
export interface Drawn {
  readonly redraw: (props: LetterslotFormProps) => void
  readonly erase: () => void
}

/** A library that draws forms. */
export interface Drawer {
  readonly createElement: typeof createElement
  readonly draw: (props: LetterslotFormProps, root: Element) => Drawn
  /** Takes over the markup that stands in `root`. */
  readonly takeOver: (props: LetterslotFormProps, root: Element) => Drawn
}

export const strict = (props: LetterslotFormProps): JSX.Element => (
  <StrictMode>
    <LetterslotForm {...props} />
  </StrictMode>
)

const drawnOn = (root: Root): Drawn => ({
  redraw: (props) => root.render(strict(props)),
  erase: () => root.unmount(),
})

/** React, strict. */
export const byReact: Drawer = {
  createElement,
  draw(props, root) {
    const drawn = drawnOn(createRoot(root))
    drawn.redraw(props)
    return drawn
  },
  takeOver: (props, root) => drawnOn(hydrateRoot(root, strict(props))),
}

/** One attempt of the form's outbox, which ends when and how the test says. */
export interface Attempt {
  readonly params: Readonly<Record<string, string>>
  readonly accept: (text?: string) => void
  readonly fail: (failure: SendFailure) => void
}

/** A form on the page, and what it did. */
export interface ShownForm {
  readonly root: HTMLElement
  readonly outbox: Outbox
  readonly attempts: readonly Attempt[]
  /** The callbacks' calls. */
  readonly told: readonly (readonly [string, unknown])[]
  readonly redraw: (props: Partial<LetterslotFormProps>) => void
  readonly erase: () => void
}

/** A test's wishes: props, and what keeps its messages. */
export interface Wishes extends Partial<LetterslotFormProps> {
  readonly by?: Drawer
  /** Stands on the page before it is drawn. */
  readonly markup?: string
  /** A visitor's doing meanwhile. */
  readonly beforeTakeOver?: (root: Element) => void
  /** Of the database of an outbox on the device; without one it keeps entries in memory. */
  readonly device?: string | undefined
  readonly waitMs?: number | undefined
  readonly health?: Partial<OutboxHealth> | undefined
  /** `page`: the form is left to the page's own outbox, over the wire. */
  readonly sending?: 'page'
}

/** Draws the forms of one file's tests, each of which must leave the console empty. */
export interface FormStage {
  readonly show: (wishes?: Wishes) => Promise<ShownForm>
  /** The contact form, filled in and with Send pressed. */
  readonly showSending: (wishes?: Wishes) => Promise<ShownForm>
  /** The console's complaints so far, which are then forgiven. */
  readonly forgive: () => string[]
}

/** Sets a stage for the tests of one file. */
export function setFormStage(library: Drawer = byReact): FormStage {
  const endings: (() => unknown)[] = []
  let complaints: string[] = []

  beforeEach(() => {
    complaints = []
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words.join(' ')))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${formCss}${kindsCss}`)
    document.adoptedStyleSheets = [sheet]
  })
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end()
    document.adoptedStyleSheets = []
    await forgetPageOutbox()
    expect(complaints).toEqual([])
  })

  async function show(all: Wishes = {}): Promise<ShownForm> {
    const { by = library, markup, beforeTakeOver, device, waitMs, health, sending, ...wishes } = all
    const root = document.createElement('main')
    if (markup) root.append(...new DOMParser().parseFromString(markup, 'text/html').body.children)
    document.body.append(root)
    beforeTakeOver?.(root)
    const attempts: Attempt[] = []
    const told: [string, unknown][] = []
    const tell = (kind: string) => (detail: unknown) => void told.push([kind, detail])
    const outbox = outboxOf(attempts, { device, waitMs, health, clock: wishes.clock })
    let props: LetterslotFormProps = {
      form: contact,
      ...(!(sending || wishes.transport) && { outbox }),
      onQueued: tell('queued'),
      onSent: tell('sent'),
      onParked: tell('parked'),
      onIssues: tell('issues'),
      ...wishes,
    }
    const drawn = markup ? by.takeOver(props, root) : by.draw(props, root)
    const erase = () => {
      drawn.erase()
      root.remove()
    }
    endings.push(async () => {
      erase()
      await (device ? forgetOutbox(outbox, device) : outbox.close())
    })
    await expect.poll(() => root.querySelector('form')).toBeTruthy()
    return {
      root,
      outbox,
      attempts,
      told,
      redraw(more) {
        props = { ...props, ...more }
        drawn.redraw(props)
      },
      erase,
    }
  }

  return {
    show,
    async showSending(wishes) {
      const shown = await show(wishes)
      await fillIn()
      await userEvent.click(send())
      return shown
    },
    forgive: () => complaints.splice(0),
  }
}

/** An outbox whose waits are as long as a test wants, and which nothing slows down. */
function outboxOf(attempts: Attempt[], { device, waitMs = 40_000, health, clock }: Wishes): Outbox {
  const outbox = createOutbox({
    ...(device ? { name: device } : { store: createMemoryStore() }),
    send: ({ params }, { signal }) =>
      new Promise((resolve, reject) => {
        attempts.push({
          params,
          accept: (text = 'OK') => resolve({ status: 200, text }),
          fail: (failure) => reject(new SendError(failure)),
        })
        signal.addEventListener('abort', () =>
          reject(new SendError({ code: 'aborted', status: 0, text: '', sent: 'maybe' })),
        )
      }),
    ...(clock && { clock }),
    random: () => 1 - Number.EPSILON,
    policy: { firstDelayMs: waitMs, paceMs: 0 },
  })
  return { ...outbox, health: () => ({ ...outbox.health(), ...health }) }
}

/** A message that reached the far end of the network. */
export interface Post {
  readonly path: string
  readonly type: string
  readonly body: string | FormData
}

/** Stands in for the network beyond this machine, where every message is accepted. */
export function standInForNetwork(): readonly Post[] {
  const posts: Post[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string | FormData }) => {
    const type = body instanceof FormData ? 'multipart/form-data' : 'application/json'
    posts.push({ path: new URL(address).pathname, type, body })
    return new Response('OK')
  })
  return posts
}

/** The device loses its network, or has it back. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Fills the contact form in. */
export async function fillIn(): Promise<void> {
  await userEvent.fill(page.getByLabelText('Your name'), 'Ada Lovelace')
  await userEvent.fill(page.getByLabelText('E-mail'), 'ada@example.org')
  await userEvent.fill(page.getByLabelText('Message'), 'Is it accessible?')
}

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
/** The button of the form that sends it, whatever it reads. */
export const send = (): Locator => page.elementLocator(find('button[type=submit]'))
export const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true })

/** The element of that kind which is on the page. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector} on the page.`)
  return found
}

/** The texts of all such elements, as a visitor reads them. A size does not break between number and unit. */
export function textsOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.replaceAll('\u00a0', ' '))
}

/** A heading comes, and takes the focus. */
export async function appears(name: string): Promise<void> {
  await expect.element(heading(name)).toHaveFocus()
}

/** The attempt of that number, once it is made: its code may have to be fetched first. */
export async function attemptOf({ attempts }: ShownForm, index = 0): Promise<Attempt> {
  await expect.poll(() => attempts.length).toBeGreaterThan(index)
  const attempt = attempts[index]
  if (!attempt) throw new Error(`No attempt ${index + 1}.`)
  return attempt
}

/** Lets an attempt be answered with status 200. */
export async function accept(shown: ShownForm, index = 0, text?: string): Promise<void> {
  ;(await attemptOf(shown, index)).accept(text)
}

/** Lets an attempt be rejected with the client's error. */
export async function fail(shown: ShownForm, failure: SendFailure, index = 0): Promise<void> {
  ;(await attemptOf(shown, index)).fail(failure)
}

export const network: SendFailure = { code: 'network', status: 0, text: 'Network Error', sent: 'maybe' }
export const rejected: SendFailure = {
  code: 'rejected',
  status: 422,
  text: 'The recipients address is empty',
  sent: 'no',
}
export const refused: SendFailure = {
  code: 'provider-refused',
  status: 412,
  text: 'Gmail_API: <b>Invalid</b> grant',
  sent: 'no',
}

/** Presses *Try now*, unless the next try has begun by itself meanwhile: on a slow machine it may. */
export function tryNow(): void {
  for (const one of document.querySelectorAll('button')) if (one.innerText === 'Try now') one.click()
}
