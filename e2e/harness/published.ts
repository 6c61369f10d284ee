import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildPageRuntime } from '../../packages/embed/build-page-runtime.ts'
import { loadStandalonePage } from '../../packages/embed/contact-page.ts'
import { plainHost } from '../../playwright.config.ts'
import { type Line, layLine } from './line.ts'
import { type RunningRelay, startRelay } from './relay.ts'
import { serveFolder } from './static-host.ts'

/** A site with published pages of a contact form, and the relay that they send to. */
export interface PublishedSite {
  readonly relay: RunningRelay
  /** Between the pages and the relay. */
  readonly line: Line
  /** Publishes a page with this delivery, besides where the others send, and with `more` of a form. Resolves to its address at `localhost`; it stands at `plainHost` too. */
  readonly publish: (name: string, delivery?: object, more?: object) => Promise<string>
  /** The texts of the mails in the relay's test inbox that say this. */
  readonly mails: (saying: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

async function loadMaker() {
  const [{ runtime }, standalonePage] = await Promise.all([buildPageRuntime(), loadStandalonePage()])
  return (form: object): string => standalonePage({ form, runtime, renderToStaticMarkup })
}

export const field = (kind: string, name: string, label: string, ...rules: readonly string[]) => ({
  id: `id_${name}`,
  kind,
  name,
  label,
  rules: rules.map((rule) => ({ kind: rule })),
})

const formWith = (id: string, delivery: object) => ({
  format: 'letterslot.form/1',
  version: 1,
  id,
  title: 'Write to us',
  description: 'We answer within two days.',
  locale: 'en',
  maker: 'Atelier Nord',
  sentText: 'Bring cake.',
  pages: [
    {
      id: 'p1',
      fields: [
        field('text', 'full_name', 'Your name', 'required'),
        field('email', 'email', 'E-mail', 'required', 'type'),
        field('textarea', 'message', 'Message'),
      ],
    },
  ],
  delivery,
})

/** Starts a site, a relay that takes messages from it, and a line between them. */
export async function startSite(): Promise<PublishedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-published-'))
  const pageOf = await loadMaker()
  const files = await serveFolder(folder, '/')
  const url = new URL(files.url)
  const relay = await startRelay({ allowedOrigins: [url.origin, `http://${plainHost}:${url.port}`].join() })
  const line = await layLine(relay.url)
  const { publicKey, serviceId } = await (await fetch(`${relay.url}/api/v1/hello`)).json()

  let passes = 0
  /** Resolves once the relay has mailed a message of ours: whatever it accepted before is mailed by then. */
  async function passThrough(): Promise<void> {
    passes += 1
    const message = `Pass ${passes}.`
    const body = { user_id: publicKey, service_id: serviceId, template_id: 'general', template_params: { message } }
    const headers = { 'Content-Type': 'application/json', Origin: url.origin }
    await fetch(`${relay.url}/api/v1.0/email/send`, { method: 'POST', headers, body: JSON.stringify(body) })
    await expect.poll(async () => (await textsOf(relay)).filter((text) => text.includes(message))).toHaveLength(1)
  }

  return {
    relay,
    line,
    async publish(name, delivery = {}, more = {}) {
      const fallback = { email: 'hello@example.org', phone: '+47 22 00 00 00' }
      const ids = { origin: line.origin, publicKey, serviceId, templateId: 'general', fallback }
      writeFileSync(join(folder, `${name}.html`), pageOf({ ...formWith(name, { ...ids, ...delivery }), ...more }))
      return new URL(`${name}.html`, url).href
    },
    async mails(saying) {
      await passThrough()
      return (await textsOf(relay)).filter((text) => text.includes(saying))
    },
    async close() {
      await Promise.all([relay.stop(), line.close(), files.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The texts of all mails in a relay's test inbox. */
async function textsOf({ url }: RunningRelay): Promise<readonly string[]> {
  const { items }: { items: readonly { id: string }[] } = await (await fetch(`${url}/api/v1/inbox`)).json()
  return Promise.all(
    items.map(async ({ id }) => {
      const { text }: { text: string } = await (await fetch(`${url}/api/v1/inbox/${id}`)).json()
      return text
    }),
  )
}

/** Fills the contact form in and presses Send. */
export async function writeAndSend(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Waits until the page says this, as its heading with the focus. */
export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
}
