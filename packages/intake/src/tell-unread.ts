import { readTemplateNames } from '@letterslot/email'
import { lineFinder } from './markup/scan-markup.ts'
import type { ScriptFile, SplitPaste } from './split-paste.ts'
import type { Diagnostics } from './text/diagnostics.ts'

/** Tells what was pasted of which nothing was read and no line was told: below the page, in scripts, from files, in style sheets. */
export function tellUnread(
  { below = [], files, otherScripts = [] }: SplitPaste,
  text: string,
  remarks: Diagnostics,
): void {
  for (const { tag, line } of otherScripts) remarks.cannotRead('script', tag, { line })
  for (const piece of below) {
    const behind = piece.line + piece.text.split('\n').length
    const isTold = [...remarks.unread, ...remarks.notes].some(({ line = 0 }) => line >= piece.line && line < behind)
    if (!isTold) remarks.cannotRead('below-page', piece.text, { line: piece.line })
  }
  tellScriptFiles(files, below.length, remarks)
  const style = /<style\b|<link\b[^<>]{0,999}\brel\s*=\s*["']?stylesheet/i.exec(text)
  if (style) remarks.note('style', style[0], { line: lineFinder(text)(style.index) })
}

/** The known kind of a script file, by its address. */
type FileKind = 'own' | 'sdk' | 'library' | 'captcha' | 'form' | 'sender' | 'counter'

const known: readonly (readonly [FileKind, RegExp])[] = [
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

function kindOf(source: string): FileKind {
  return known.find(([, pattern]) => pattern.test(source))?.[0] ?? 'own'
}

function fileName(source: string): string {
  const path = source.split(/[?#]/)[0] ?? source
  return path.split('/').findLast((part) => part !== '') ?? source
}

/**
 * Tells the files that a page's scripts are loaded from: each of its own, as what it does is not known, and each that
 * sends, asks or checks; libraries and counters by their names, in one line.
 */
export function tellScriptFiles(files: readonly ScriptFile[], countBelow: number, remarks: Diagnostics): void {
  const own = files.filter(({ source }) => kindOf(source) === 'own')
  // As many as were pasted below are taken to be those.
  if (own.length > countBelow)
    for (const { source, line } of own) remarks.cannotRead('external-script', source, { line })
  const hasCheck = remarks.unread.some(({ code }) => code === 'captcha')
  for (const { source, line } of files) {
    const kind = kindOf(source)
    if (kind === 'form') remarks.cannotRead('embedded-form', source, { line })
    if (kind === 'sender') remarks.cannotRead('sends-elsewhere', source, { line })
    if (kind === 'captcha' && !hasCheck) remarks.cannotRead('captcha', fileName(source), { line })
    if (kind === 'counter') remarks.note('counts-visits', source, { line })
  }
  const libraries = files.filter(({ source }) => kindOf(source) === 'library')
  const [first] = libraries
  if (first) {
    remarks.note('library', [...new Set(libraries.map(({ source }) => fileName(source)))].join(', '), {
      line: first.line,
    })
  }
}

/** Pages of others that ask nothing: maps, films, checks for people. */
const askingNothing = /maps|youtube|vimeo|recaptcha|hcaptcha|turnstile|about:/i

/** Tells if a text is an address of the web and nothing else. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim())
}

/** Says what a text without a form is, where that can be told: an address, the template of a mail, a page in a frame. */
export function tellWhatItIs(text: string, remarks: Diagnostics): void {
  const trimmed = text.trim()
  if (isAddress(text)) remarks.cannotRead('address', trimmed)
  const isTold = remarks.unread.some(({ code }) => code === 'frame')
  for (const [tag] of isTold ? [] : trimmed.matchAll(/<iframe\b[^<>]*>/gi)) {
    const [, source] = [...tag.matchAll(/\bsrc\s*=\s*["']?([^"'\s>]+)/gi)].at(-1) ?? []
    if (source !== undefined && !askingNothing.test(source)) remarks.cannotRead('frame', `<iframe src="${source}">`)
  }
  const names =
    trimmed.startsWith('<') && trimmed.includes('{{') ? readTemplateNames(trimmed.replaceAll(/\s+/g, ' ')) : []
  if (names.length > 0) remarks.cannotRead('mail', names.map((name) => `{{${name}}}`).join(', '))
}
