import { readTemplateNames } from '@letterslot/email'
import type { CodeReading } from './code/read-emailjs-code.ts'
import { lineFinder } from './markup/scan-markup.ts'
import type { ScriptFile, SplitPaste } from './split-paste.ts'
import type { Diagnostics } from './text/diagnostics.ts'

/** Tells what was pasted of which no line was read or told: below the page, in scripts, from files, in style sheets. */
export function reportUnreadParts(
  { below = [], files, otherScripts = [] }: SplitPaste,
  { readLines, ids }: Pick<CodeReading, 'readLines' | 'ids'>,
  text: string,
  diagnostics: Diagnostics,
): void {
  for (const { tag, line } of otherScripts) diagnostics.reportUnread('script', tag, { line })
  for (const piece of below) {
    const behind = piece.line + piece.text.split('\n').length
    const told = [...diagnostics.unread, ...diagnostics.notes].map(({ line = 0 }) => line)
    const isRead = Object.values(ids).some((id) => piece.text.includes(id))
    if (!isRead && ![...readLines, ...told].some((line) => line >= piece.line && line < behind))
      diagnostics.reportUnread('below-page', piece.text, { line: piece.line })
  }
  reportScriptFiles(files, below.length, diagnostics)
  const style = /<style\b|<link\b[^<>]{0,999}\brel\s*=\s*["']?stylesheet/i.exec(text)
  if (style) diagnostics.reportNotice('style', style[0], { line: lineFinder(text)(style.index) })
}

/** The known kind of a script file, by its address. */
type ScriptKind = 'own' | 'sdk' | 'library' | 'captcha' | 'form' | 'sender' | 'counter'

const scriptKinds: readonly (readonly [ScriptKind, RegExp])[] = [
  ['sdk', /emailjs/i],
  ['captcha', /recaptcha|hcaptcha|turnstile|altcha|friendly-?challenge|friendlycaptcha|mcaptcha/i],
  [
    'form',
    /hsforms|hs-scripts|typeform|jotform|tally\.so|fillout|paperform|cognitoforms|formstack|wufoo|zoho|airtable|calendly|convertkit|kit\.com|mailerlite|mailchimp|list-manage|mc-validate|chimpstatic|activehosted|klaviyo|getresponse|aweber|brevo|sibforms|formcarry|forms\.app|heyflow|youform|opnform|surveymonkey|marketo|mktoforms|pardot|123formbuilder|formsite|elfsight|powr\.io|acuity|cal\.com/i,
  ],
  ['sender', /smtpjs|formspree|formbutton|web3forms|getform|formbold|firebase|supabase|pageclip|kwes|fabform/i],
  [
    'counter',
    /analytics|gtag|googletagmanager|plausible|umami|matomo|clarity|hotjar|fbevents|segment\.com|posthog|mixpanel|beacon\.min/i,
  ],
  [
    'library',
    /jquery|bootstrap|popper|tailwind|react|vue|alpine|fontawesome|swiper|aos|sweetalert|netlify|typed|particles|gsap|scrollreveal|modernizr|lodash|moment|slick|owl\.carousel|toastr|notyf|unpkg\.com\/@?[\w-]+\/?$|ionicons|feather|lucide|isotope|lightbox|wow\.min|parallax|glightbox|purecounter|htmx|axios|polyfill/i,
  ],
]

function scriptKindOf(source: string): ScriptKind {
  return scriptKinds.find(([, pattern]) => pattern.test(source))?.[0] ?? 'own'
}

function lastPathPart(source: string): string {
  const path = source.split(/[?#]/)[0] ?? source
  return path.split('/').findLast((part) => part !== '') ?? source
}

/**
 * Tells the files that a page's scripts are loaded from: each of its own, as what it does is not known, and each that
 * sends, asks or checks; libraries and counters by their names, in one line.
 */
export function reportScriptFiles(files: readonly ScriptFile[], countBelow: number, diagnostics: Diagnostics): void {
  const own = files.filter(({ source }) => scriptKindOf(source) === 'own')
  // As many as were pasted below are taken to be those.
  if (own.length > countBelow)
    for (const { source, line } of own) diagnostics.reportUnread('external-script', source, { line })
  const hasCheck = diagnostics.unread.some(({ code }) => code === 'captcha')
  for (const { source, line } of files) {
    const kind = scriptKindOf(source)
    if (kind === 'form') diagnostics.reportUnread('embedded-form', source, { line })
    if (kind === 'sender') diagnostics.reportUnread('sends-elsewhere', source, { line })
    if (kind === 'captcha' && !hasCheck) diagnostics.reportUnread('captcha', lastPathPart(source), { line })
    if (kind === 'counter') diagnostics.reportNotice('counts-visits', source, { line })
  }
  const libraries = files.filter(({ source }) => scriptKindOf(source) === 'library')
  const [first] = libraries
  if (first) {
    diagnostics.reportNotice('library', [...new Set(libraries.map(({ source }) => lastPathPart(source)))].join(', '), {
      line: first.line,
    })
  }
}

/** Pages of others that ask nothing: maps, films, checks for people. */
const askingNothing = /maps|youtube|vimeo|recaptcha|hcaptcha|turnstile|about:/i

/** Tells if a text is an address of the web and nothing else. */
export function isBareUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim())
}

/** Tells if a text is a list or an object of JSON: a form of another maker, say. */
export function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Says what a text without a form is, where that can be told: an address, JSON, the template of a mail, a page in a frame. */
export function reportKindOfText(text: string, diagnostics: Diagnostics): void {
  const trimmed = text.trim()
  if (isBareUrl(text)) diagnostics.reportUnread('address', trimmed)
  if (isJson(text)) diagnostics.reportUnread('json', trimmed)
  const isTold = diagnostics.unread.some(({ code }) => code === 'frame')
  for (const [tag] of isTold ? [] : trimmed.matchAll(/<iframe\b[^<>]*>/gi)) {
    const [, source] = [...tag.matchAll(/\bsrc\s*=\s*["']?([^"'\s>]+)/gi)].at(-1) ?? []
    if (source !== undefined && !askingNothing.test(source))
      diagnostics.reportUnread('frame', `<iframe src="${source}">`)
  }
  const names =
    trimmed.startsWith('<') && trimmed.includes('{{') ? readTemplateNames(trimmed.replaceAll(/\s+/g, ' ')) : []
  if (names.length > 0) diagnostics.reportUnread('mail', names.map((name) => `{{${name}}}`).join(', '))
}
