import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { contact, delivery } from '../../react/src/forms.test.fixture.ts'
import { builtElement } from './built.ts'
import { createStage, csp } from './stage.ts'

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['take']>>

/** The element as the studio offers it. */
type Built = Awaited<ReturnType<typeof builtElement>>['element']

/** Options of the page that holds the element. */
export interface HostPage {
  readonly head?: string
  readonly body?: string
  /** Its policy; empty is none. Default: the strict one. */
  readonly policy?: string
  /** Instead of the contact form. */
  readonly form?: object
  /** Origin of the page. Default: the stage's own. */
  readonly origin?: string
  /** Runs in the page before anything else does. */
  readonly before?: () => void
  /** Of the browser context. */
  readonly options?: object
}

/** Events that the page heard of an element. */
export type Heard = readonly (readonly [string, unknown])[]

declare const heard: [string, unknown][]

export const script = '<script type="module" src="/letterslot-form.js"></script>'
export const element = '<letterslot-form src="/contact.form.json"></letterslot-form>'
export const document = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>${head}</head><body>${body}</body></html>`

/** Opens pages that hold the element, each of which must leave the console empty unless the test reads it. */
export interface ElementStage {
  readonly server: () => Stage['server']
  readonly built: () => Built
  readonly put: Stage['put']
  /** A page with one element, or with what the test puts there. */
  readonly show: (host?: HostPage) => Promise<Page>
  /** Returns the console's lines so far, and forgives them. */
  readonly forgive: () => string[]
}

/** The contact form, sending to an origin. */
export const sendingTo = (origin: string, form: object = contact): object => ({
  ...form,
  delivery: { ...delivery, origin },
})

/** Sets a stage for the tests of one file. */
export function setElementStage(host?: string): ElementStage {
  // A page of a browser takes its time on a machine that does other things.
  vi.setConfig({ testTimeout: 30_000 })
  let stage: Stage
  let built: Built
  let opened: Opened[] = []
  /** Pages that listen to their elements: one is shared. */
  const listening = new WeakSet<Page>()

  beforeAll(async () => {
    const making = Promise.all([createStage(host), builtElement()])
    ;[stage, { element: built }] = await making
    stage.put('/letterslot-form.js', built.script, { 'Content-Type': 'text/javascript; charset=utf-8' })
  }, 60_000)
  afterAll(() => stage.close())
  async function takePage({ before, options }: HostPage): Promise<Page> {
    const one = await stage.take(before ? { ...options } : options)
    opened.push(one)
    if (!listening.has(one.page)) await one.page.addInitScript(listen)
    listening.add(one.page)
    if (before) await one.page.addInitScript(before)
    return one.page
  }
  const forgive = (): string[] => opened.flatMap((one) => one.complaints.splice(0))
  afterEach(async () => {
    opened = []
    expect(await stage.finish()).toEqual([])
  })

  return {
    server: () => stage.server,
    built: () => built,
    put: (path, body, headers) => stage.put(path, body, headers),
    forgive,
    async show(wish = {}) {
      const { head = script, body = element, policy = csp, form = contact, origin = stage.server.origin } = wish
      stage.put('/contact.form.json', JSON.stringify(sendingTo(origin, form)), { 'Content-Type': 'application/json' })
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        ...(policy && { 'Content-Security-Policy': policy }),
      }
      stage.put('/host', document(head, body), headers)
      const page = await takePage(wish)
      await page.goto(`${origin}/host`)
      return page
    },
  }
}

/** Keeps what elements tell of themselves. */
function listen(): void {
  const kept: [string, unknown][] = []
  Object.assign(globalThis, { heard: kept })
  for (const type of ['change', 'submit', 'queued', 'sent', 'parked'])
    globalThis.addEventListener(`letterslot-${type}`, (event) => {
      if (event instanceof CustomEvent) kept.push([type, event.detail])
    })
}

/** Returns the events that the page heard so far. */
export function told(page: Page): Promise<Heard> {
  return page.evaluate(() => [...heard])
}

/** The names of what it heard. */
export async function toldOf(page: Page): Promise<string[]> {
  return (await told(page)).map(([type]) => type)
}

export const send = (page: Page): Locator => page.locator('button[type=submit]')

/** Runs in the page what a string says, which a test of markup cannot say in types. */
export function run<T>(page: Page, work: (host: HTMLElement) => T): Promise<T> {
  return page.locator('letterslot-form').first().evaluate(work)
}
