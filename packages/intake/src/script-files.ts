import type { Diagnostics } from './remark.ts'

/** A script that a page loads from a file. */
export interface ScriptFile {
  readonly source: string
  readonly line: number
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
