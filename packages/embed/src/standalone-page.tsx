import { directionOf, escapeHtml, type Form, type Look, type LookCover, type Page } from '@letterslot/core'
import { languageOf } from '@letterslot/core/language'
import { spreadSections } from '@letterslot/core/logic'
import { usesWays } from '@letterslot/core/pages'
import { withEveryKind } from '@letterslot/react/every-kind'
import { LookPictures } from '@letterslot/react/parts'
import * as rareParts from '@letterslot/react/rare-parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
import { hasDoubtfulPattern, hasFiles, turnsPages } from './form-wants.ts'
import { styledFolders } from './kind-folders.ts'
import { PageForm } from './PageForm.tsx'
import { PageWays } from './PageWays.tsx'
import { pageLook } from './page-look.ts'
import {
  fitsShort,
  type PageRuntime,
  type PageScript,
  pageDocumentId,
  pageRootId,
  sleepAttribute,
} from './page-runtime.ts'
import { type PageTables, pageDocument, pageWords } from './page-words.ts'
import { sha256 } from './sha256.ts'
import { waitingScripts } from './waiting-scripts.ts'

/** The parts of a page. */
export interface StandalonePage extends PageTables {
  readonly form: Form
  readonly runtime: PageRuntime
  /** React's own: `renderToStaticMarkup` of `react-dom/server`. An argument, so that nobody else has to load it. */
  readonly renderToStaticMarkup: (element: ReturnType<typeof PageForm>) => string
}

/**
 * Makes a form one file: a page that can be read and sent before any script runs, and that asks nothing of any other origin
 * but the one it sends to.
 * @throws {UnsafeAddressError} for an origin or a link that is not of the web.
 * @throws {TypeError} for a runtime that speaks by a table, without one.
 */
export function standalonePage({ form: whole, runtime, renderToStaticMarkup, ...tables }: StandalonePage): string {
  const form = pageDocument(whole, runtime.words)
  const { look } = whole
  const isRare = usesRareParts(form)
  const { first, data } = pageWords(form, runtime.words, tables)
  const language = first && languageOf(first, form.locale)
  const parts = { ...(isRare && withEveryKind(rareParts, form)), ...(language && { language }) }
  const markup = renderToStaticMarkup(<PageForm form={withConditionalPages(form)} rareParts={parts} />)
  const script = runtime[isRare || hasDoubtfulPattern(form) ? 'whole' : fitsShort(form) ? 'short' : 'plain']
  const code = { ...script, later: waitingScripts(form, script.later) }
  const own = look && pageLook(look)
  const { css, cssHash } = own ? runtime.lookStyle : code
  // That of a look has them.
  const ofFew = (!own && (isRare || runtime.words === 'tables') && runtime.rareStyle) || ''
  const ofFiles = (!own && hasFiles(form) && runtime.fileStyle) || ''
  const ofKinds = styledFolders(form)
    .map((folder) => runtime.kindStyles[folder] ?? '')
    .join('')
  // In the layer of the form's own sheet: what the maker says goes before both.
  const tokens = own ? '' : runtime.kindTokens
  const added = [ofFew + ofFiles + (ofKinds && `${tokens}@layer letterslot{${ofKinds}}`), own?.css].filter(
    (one) => one !== undefined,
  )
  const styles = [
    { css, cssHash },
    ...added.filter(Boolean).map((one) => ({ css: one, cssHash: `sha256-${sha256(one)}` })),
  ]
  const policy = pagePolicy(form, { ...code, hasFonts: !!look?.fonts, styles })
  return `<!doctype html>
<html lang="${escapeHtml(form.locale)}"${directionOf(form.locale) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1${turnsPages(form) ? ',interactive-widget=resizes-content' : ''}">
${headOf(form)}
<link rel="icon" href="data:,">
${styles.map((style) => `<style>${style.css}</style>`).join('\n')}
</head>
<body${own?.classes ? ` class="${own.classes}"` : ''}>
${look ? renderToStaticMarkup(<PagePictures look={look} lang={runtime.words === 'tables' ? form.locale : undefined} />) : ''}<main id="${pageRootId}"${isRare || runtime.words === 'tables' || hasConditions(form) ? '' : ` ${sleepAttribute}`}>${markup}</main>
${renderToStaticMarkup(<PageWays form={form} language={language} />)}
${[[pageDocumentId, form] as const, ...data].map(([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${scriptJson(value)}</script>\n`).join('')}<script>${code.script}</script>
${code.later.map(({ name, script }) => `<script type="text/plain" data-chunk="${name}">${script}</script>\n`).join('')}</body>
</html>
`
}

/** Tells if fields show or ask by other answers: without a script all of them show. */
function hasConditions({ pages }: Form): boolean {
  return pages.some(({ fields }) => fields.some(({ visibleWhen, requiredWhen }) => visibleWhen ?? requiredWhen))
}

/**
 * The form as it is without scripts, which no condition of a section and no way between pages can be known to: what may be hidden or
 * passed over asks for no answer.
 */
function withConditionalPages(document: Form): Form {
  const form = spreadSections(document)
  const isAsked = (fields: Page['fields']): Page['fields'] =>
    fields.map((field) => ({ ...field, visibleWhen: field.visibleWhen ?? { all: [] } }))
  const first = form.pages.findIndex(({ next }) => next)
  const pages = form.pages.map((page, index) =>
    page.visibleWhen || (first >= 0 && index > first) ? { ...page, fields: isAsked(page.fields) } : page,
  )
  return usesWays(form) ? { ...form, pages } : form
}

/** The page's metadata, for browsers, search engines and shared links. */
function headOf({ title, description }: Form): string {
  const titled = escapeHtml(title)
  const described = description && escapeHtml(description)
  return [
    `<title>${titled}</title>`,
    described && `<meta name="description" content="${described}">`,
    `<meta property="og:title" content="${titled}">`,
    described && `<meta property="og:description" content="${described}">`,
    '<meta name="twitter:card" content="summary">',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Nothing but what stands in the page, and the one origin that it sends to. `data:` is the empty icon, pictures and fonts. */
function pagePolicy(form: Form, { scriptHash, styles, later, hasFonts }: Allowed): string {
  const { delivery } = form
  const target = delivery?.origin ?? "'none'"
  const hashes = [scriptHash, ...later.map((one) => one.scriptHash)]
  return [
    "default-src 'none'",
    `script-src ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src ${styles.map((style) => `'${style.cssHash}'`).join(' ')}`,
    `img-src ${['data:', ...imageOrigins(form)].join(' ')}`,
    ...(hasFonts ? ['font-src data:'] : []),
    `connect-src ${target}`,
    `form-action ${target}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** The origins of pictures that stand elsewhere. */
function imageOrigins({ pages, sentBlocks = [] }: Form): readonly string[] {
  const ofBlocks = sentBlocks.flatMap((block) => (block.kind === 'image' ? block.image : []))
  const ofFields = pages.flatMap(({ fields }) =>
    fields.flatMap(({ image: own, options = [] }) => [own, ...options.map(({ image }) => image)]),
  )
  const urls = [...ofFields, ...ofBlocks].flatMap((image) => (image === undefined ? [] : (URL.parse(image) ?? [])))
  return [...new Set(urls.flatMap(({ protocol, origin }) => (protocol === 'https:' ? origin : [])))]
}

interface Allowed extends Pick<PageScript, 'scriptHash' | 'later'> {
  readonly styles: readonly { readonly cssHash: string }[]
  readonly hasFonts: boolean
}

/** Writes JSON that no parser takes for the end of the script element around it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

interface PagePicturesProps {
  readonly look: Look
  /** Of a page that may be shown in another one. */
  readonly lang: string | undefined
}

/** The pictures of a page. Which point of the cover stays in sight its style sheet says: the policy forbids an attribute that does. */
function PagePictures({ look: { cover, logo }, lang }: PagePicturesProps): ReturnType<typeof PageForm> {
  return (
    <LookPictures
      look={{ ...(cover && { cover: withoutFocus(cover) }), ...(logo && { logo }) }}
      langOf={() => (lang === undefined ? undefined : { lang, dir: directionOf(lang) })}
    />
  )
}

function withoutFocus({ focus: _focus, ...cover }: LookCover): LookCover {
  return cover
}
