// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
import type { Outbox } from '@letterslot/client/outbox'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { contact } from './forms.mjs'
import { createStage } from './stage.mjs'

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['open']>>

/**
 * The libraries that draw a form in tests of what cannot differ between them: Preact, which pages and elements carry. Under
 * `npm run test:release` React as well. What can differ is tested with both, always.
 */
export const libraries: readonly string[] =
  process.env['LETTERSLOT_MATRIX'] === 'full' ? ['react', 'preact'] : ['preact']

/** What a test says of the form that it wants: its document, and props that JSON can hold. */
export type Props = Record<string, unknown>

/** What test pages offer (scene.mjs), as the functions see it that a test sends there. */
export interface Scene {
  readonly attempts: readonly {
    readonly params: Readonly<Record<string, string>>
    readonly resolve: (answer: { status: number; text: string }) => void
    readonly fail: (failure: object) => void
  }[]
  readonly told: readonly (readonly [string, unknown])[]
  readonly drawn: Readonly<Record<string, number>>
  readonly outbox: Outbox
  readonly mount: (props: Props) => void
  readonly markup: (props: Props) => string
  readonly hydrate: (props: Props) => void
  readonly reset: () => void
}

declare const scene: Scene

/** Opens pages of one file's tests, each of which must leave the console empty. */
export interface FormStage {
  readonly origin: () => string
  readonly posts: () => Stage['server']['posts']
  readonly putMarkup: Stage['putMarkup']
  /** A page loaded anew; in a browser context of its own where the test has a wish of it, or changes its time. */
  readonly open: (path: string, options?: object) => Promise<Page>
  /** What a server sends of a form, by React. */
  readonly markupOf: (form: object) => Promise<string>
  /** A form on a page that holds nothing else; loaded anew only where the page shared so far is of another library. */
  readonly show: (library: string, form?: object, props?: Props, options?: object) => Promise<Page>
  /** The contact form, filled in and with Send pressed. */
  readonly showSending: (library: string, props?: Props, options?: object) => Promise<Page>
  /** What the console said so far, which is then forgiven. */
  readonly forgive: () => string[]
}

/** Sets a stage for the tests of one file. */
export function setFormStage(libraries: readonly string[]): FormStage {
  // A page of a browser takes its time on a machine that does other things.
  vi.setConfig({ testTimeout: 30_000 })
  let stage: Stage
  let opened: Opened[] = []
  /** The page that tests without a wish of their own share, and whose script is in it. */
  let shared: Opened | undefined
  let drawing = ''
  let drawer: Opened | undefined
  const markups = new Map<object, string>()

  beforeAll(async () => {
    stage = await createStage([...libraries])
  }, 60_000)
  afterAll(() => stage.close())
  const forgive = (): string[] => opened.flatMap((one) => one.complaints.splice(0))
  afterEach(async () => {
    const complaints = forgive()
    await Promise.all(opened.filter((one) => one !== shared).map(({ context }) => context.close()))
    opened = []
    expect(complaints).toEqual([])
  })

  async function open(path: string, options?: object): Promise<Page> {
    if (!options && shared && !opened.includes(shared)) {
      opened.push(shared)
      drawing = ''
      await shared.page.goto(stage.server.origin + path)
      return shared.page
    }
    const one = await stage.open(path, options)
    opened.push(one)
    if (!options) shared ??= one
    return one.page
  }

  async function show(library: string, form: object = contact, props: Props = {}, options?: object): Promise<Page> {
    const page = await (options ? open(`/${library}`, options) : emptyScene(library))
    await page.evaluate((all) => scene.mount(all), { form, ...props })
    await page.locator('form').waitFor()
    return page
  }

  async function emptyScene(library: string): Promise<Page> {
    if (!shared || opened.includes(shared) || drawing !== library) {
      const page = await open(`/${library}`)
      drawing = library
      return page
    }
    opened.push(shared)
    await shared.page.evaluate(() => scene.reset())
    return shared.page
  }

  async function markupOf(form: object): Promise<string> {
    drawer ??= await stage.open('/react')
    const markup = markups.get(form) ?? (await drawer.page.evaluate((all) => scene.markup(all), { form }))
    markups.set(form, markup)
    return markup
  }

  async function showSending(library: string, props?: Props, options?: object): Promise<Page> {
    const page = await show(library, contact, props, options)
    await fillIn(page)
    await send(page).click()
    return page
  }

  return {
    origin: () => stage.server.origin,
    posts: () => stage.server.posts,
    putMarkup: (path, library, markup) => stage.putMarkup(path, library, markup),
    open,
    markupOf,
    show,
    showSending,
    forgive,
  }
}

/** Fills the contact form in. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill('Is it accessible?')
}

export const send = (page: Page): Locator => page.locator('button[type=submit]')
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

/** What each attempt so far was to send. */
export function params(page: Page): Promise<Readonly<Record<string, string>>[]> {
  return page.evaluate(() => scene.attempts.map((attempt) => attempt.params))
}

/** What the page around the form was told. */
export function told(page: Page): Promise<(readonly [string, unknown])[]> {
  return page.evaluate(() => [...scene.told])
}

/** Waits until that attempt was made: its code may have to be fetched first. */
async function attemptOf(page: Page, index: number): Promise<void> {
  await expect.poll(async () => (await params(page)).length, { timeout: 10_000 }).toBeGreaterThan(index)
}

/** Lets an attempt be answered with status 200. */
export async function accept(page: Page, index = 0, text = 'OK'): Promise<void> {
  await attemptOf(page, index)
  await page.evaluate(([at, body]) => scene.attempts[at]?.resolve({ status: 200, text: body }), [index, text] as const)
}

/** Lets an attempt be rejected with the client's error. */
export async function fail(page: Page, failure: object, index = 0): Promise<void> {
  await attemptOf(page, index)
  await page.evaluate(([at, facts]) => scene.attempts[at]?.fail(facts), [index, failure] as const)
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** A heading comes, and takes the focus. */
export async function appears(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor()
  await expect.poll(() => isFocused(heading(page, name))).toBe(true)
}

export const network = { code: 'network', status: 0, text: 'Network Error', sent: 'maybe' }
export const rejected = { code: 'rejected', status: 422, text: 'The recipients address is empty', sent: 'no' }
export const refused = { code: 'provider-refused', status: 412, text: 'Gmail_API: <b>Invalid</b> grant', sent: 'no' }

/** Presses *Try now*, unless the next try has begun by itself meanwhile: on a slow machine it may. */
export async function tryNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try now' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
  })
}
