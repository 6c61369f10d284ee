import { parseForm } from '@letterslot/core/document'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { contact, delivery } from '../../react/src/forms.test.fixture.ts'
import { elementParts } from '../src/element-parts.ts'
import { elementScript } from '../src/element-script.ts'
import { kindFolders } from '../src/kind-folders.ts'
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
  /** The script in two files, and the second where it belongs. Default: one file. */
  readonly inTwo?: boolean
  /** Behind the first of two. Default: none. */
  readonly parts?: readonly string[]
}

/** Events that the page heard of an element. */
export type Heard = readonly (readonly [string, unknown])[]

declare const heard: [string, unknown][]

const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
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

/** Pages that listen to their elements: one is shared. */
const listening = new WeakSet<Page>()

/** Sets a stage for the tests of one file. */
export function setElementStage(host?: string): ElementStage {
  let stage: Stage
  let built: Built
  let opened: Opened[] = []
  let carried = ''
  const putScript = (parts: readonly string[], isFirstOfTwo = false): void => {
    const { fileName, script: carrying } = elementScript(built, { parts, isFirstOfTwo })
    // A test may have put it with headers of its own.
    if (fileName === carried) return
    carried = fileName
    stage.put('/letterslot-form.js', carrying, javascript)
  }

  beforeAll(async () => {
    const making = Promise.all([createStage('element', host), builtElement()])
    ;[stage, { element: built }] = await making
    putScript([])
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
      if (wish.inTwo) {
        putScript(wish.parts ?? [], true)
        stage.put(`/${built.rest.fileName}`, built.rest.script, javascript)
      } else putScript(partsBesidesKinds(form))
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

/** Names what a form asks for behind the script of every element; its kinds of fields are put beside it by their tests. */
function partsBesidesKinds(document: object): readonly string[] {
  const read = parseForm(document)
  if (!read.ok) return []
  const kinds = kindFolders(read.value)
  return elementParts(read.value).filter((name) => !kinds.includes(name))
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
