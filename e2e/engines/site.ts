import { parseForm } from '@letterslot/core/document'
import { languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildElement } from '../../packages/embed/build-element.ts'
import { buildPageRuntime } from '../../packages/embed/build-page-runtime.ts'
import { loadStandalonePage } from '../../packages/embed/contact-page.ts'
import { elementParts, firstParts } from '../../packages/embed/src/element-parts.ts'
import { elementScript } from '../../packages/embed/src/element-script.ts'
import { elementTableNames, loadElementTables } from '../../packages/embed/src/element-tables.ts'
import { startHeadedSite } from '../harness/headed-site.ts'
import { type RecordingProvider, startProvider } from './provider.ts'

/** A site with an origin of its own, so that nothing waits in its outbox but what a test wrote. */
export interface EngineSite {
  readonly provider: RecordingProvider
  /** The one-file page. */
  readonly page: string
  /** Puts a page around `<letterslot-form>`, under the strict policy of the guides; returns its address. */
  readonly host: (name: string, parts?: HostParts) => string
  readonly put: (path: string, body: string, headers?: Readonly<Record<string, string>>) => void
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Parts of a page around the element. */
interface HostParts {
  readonly head?: string
  readonly body?: string
  /** Names of policies of Trusted Types that are allowed. Default: none. */
  readonly types?: string
}

/** The scripts of pages and element, built once for a file of tests. */
export interface EngineBuilds {
  /** @param form - instead of the contact form; it gets this site's provider. */
  readonly startSite: (form?: object) => Promise<EngineSite>
}

const field = (kind: string, name: string, label: string, ...rules: readonly string[]) => ({
  id: `id_${name}`,
  kind,
  name,
  label,
  rules: rules.map((rule) => ({ kind: rule })),
})

const contact = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
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
        field('file', 'plan', 'Your plan'),
      ],
    },
  ],
}

export const script = '<script src="/letterslot-form.js"></script>'
/** The first of two files. */
export const firstScript = '<script type="module" src="/letterslot-form.first.js"></script>'
export const element = '<letterslot-form src="/contact.form.json"></letterslot-form>'

/** Keeps what goes wrong in a page, in its first line: `complaints` is a global of it. */
const watch = `globalThis.complaints = []
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(type, (event) => complaints.push(type + ': ' + (event.message ?? event.reason ?? event.violatedDirective)), true)`

/** Builds the page's script and the element's. */
export async function buildForEngines(): Promise<EngineBuilds> {
  const [{ runtime }, standalonePage, built] = await Promise.all([
    buildPageRuntime(),
    loadStandalonePage(),
    buildElement(),
  ])
  return {
    async startSite(document = contact) {
      const [provider, files] = await Promise.all([startProvider(), startHeadedSite()])
      const delivery = {
        origin: provider.origin,
        publicKey: 'public_key',
        serviceId: 'service_1',
        templateId: 'template_1',
        fallback: { email: 'hello@example.org', phone: '+47 22 00 00 00' },
      }
      const form = { ...document, delivery }
      const policyOf = (types: string): string =>
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ${provider.origin}; form-action 'none'; base-uri 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types ${types}`
      const { translated, tables } = await inLanguages(form)
      files.put('/page.html', standalonePage({ form, ...(translated ?? { runtime }), renderToStaticMarkup }))
      files.put('/letterslot-form.js', elementScript(built.element, { tables, parts: partsOf(form) }).script)
      const first = { tables, parts: partsOf(form, firstParts), isFirstOfTwo: true }
      files.put('/letterslot-form.first.js', elementScript(built.element, first).script)
      files.put(`/${built.element.rest.fileName}`, built.element.rest.script)
      files.put('/contact.form.json', JSON.stringify(form))
      files.put('/watch.js', watch)
      return {
        provider,
        page: `${files.origin}/page.html`,
        origin: files.origin,
        put: files.put,
        host(name, { head = script, body = element, types = "'none'" } = {}) {
          const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A club</title><script src="/watch.js"></script>${head}</head><body>${body}</body></html>`
          files.put(`/${name}.html`, text, { 'Content-Security-Policy': policyOf(types) })
          return `${files.origin}/${name}.html`
        },
        async close() {
          await Promise.all([provider.close(), files.close()])
        },
      }
    },
  }
}

/** The scripts that an element of a form wants behind its own; none for a document that is no form. */
function partsOf(document: object, parts = elementParts): readonly string[] {
  const parsed = parseForm(document)
  return parsed.ok ? parts(parsed.value) : []
}

/** Makes the tables that page and element of a form in several languages carry; nothing for one in English, or for a document that is no form. */
async function inLanguages(document: object) {
  const parsed = parseForm(document)
  if (!parsed.ok || !parsed.value.translations) return { translated: undefined, tables: {} }
  const form = parsed.value
  const [{ runtime }, spoken, tables] = await Promise.all([
    buildPageRuntime('tables'),
    Promise.all(languagesOf(form).map(async (tag) => [tag, await loadTable(localizeForm(form, tag))] as const)),
    loadElementTables(elementTableNames(form)),
  ])
  return { translated: { runtime, tables: Object.fromEntries(spoken) }, tables }
}
