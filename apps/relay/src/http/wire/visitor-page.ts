import { createHash } from 'node:crypto'
import { directionOf, escapeHtml } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'

const visitorPageStyle =
  'body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem;color-scheme:light dark}h1{font-size:1.5rem}'

/**
 * The page's own policy: nothing but its one style sheet, and no way out but its link. Any page may frame it, since a
 * form may stand in a frame on another site, where its answer has to show as well; there is nothing in it to press.
 */
export const visitorPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(visitorPageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** The answer to a visitor without scripts. */
export interface VisitorPage {
  readonly isSent: boolean
  /** The time after which another try may succeed; undefined where waiting does not help. */
  readonly retryAfterSeconds: number | undefined
  /** The form's address; undefined where the browser did not send it. */
  readonly back: string | undefined
  /** The visitor's, where it is not English. */
  readonly language?: Language | undefined
}

/** The texts of the page. */
interface VisitorPageWords {
  readonly heading: string
  readonly words: string
  readonly back: string
}

/** Writes the page for visitors without scripts: plain words, no codes, a way back. */
export function visitorPage(answer: VisitorPage): string {
  const { back, language } = answer
  const said = language ? visitorWords(language, answer) : englishWords(answer)
  const [heading, words] = [escapeHtml(said.heading), escapeHtml(said.words)]
  const link = back === undefined ? '' : `<p><a href="${escapeHtml(back)}">${escapeHtml(said.back)}</a></p>`
  const { baseName: locale } = new Intl.Locale(language?.locale ?? 'en')
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${visitorPageStyle}</style></head><body><main><h1>${heading}</h1><p>${words}</p>${link}</main></body></html>`
}

function englishWords({ isSent, retryAfterSeconds }: VisitorPage): VisitorPageWords {
  const back = 'Back to the page'
  if (isSent) return { heading: 'Sent', words: 'Your message has been accepted and goes out by e-mail.', back }
  const words =
    retryAfterSeconds !== undefined
      ? `Your message could not be taken just now. This is not your fault. Go back and send it again ${retryText(retryAfterSeconds)}; most browsers keep what you wrote.`
      : 'This form cannot take your message at the moment. This is not your fault. Go back to find another way to reach its owner; most browsers keep what you wrote.'
  return { heading: 'Not delivered yet', words, back }
}

/** The same in the sentences that forms have in every language; the way back is named by its host. */
function visitorWords(
  { locale, texts, say }: Language,
  { isSent, retryAfterSeconds, back = '' }: VisitorPage,
): VisitorPageWords {
  const maker = { maker: texts.owner, Maker: texts.owner }
  const host = URL.parse(back)?.host ?? back
  if (isSent) return { heading: texts.sent, words: say(texts.goesTo, maker), back: host }
  const words =
    retryAfterSeconds === undefined
      ? say(texts.refused, maker)
      : `${say(texts.busy, maker)} ${texts.tryAgain}: ${retryIn(retryAfterSeconds, locale)}`
  return { heading: texts.notDelivered, words, back: host }
}

function retryText(seconds: number): string {
  if (seconds <= 300) return 'in a few minutes'
  return seconds <= 3600 ? 'in an hour' : 'tomorrow'
}

function retryIn(seconds: number, locale: string): string {
  const times = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (seconds <= 300) return times.format(5, 'minute')
  return seconds <= 3600 ? times.format(1, 'hour') : times.format(1, 'day')
}

/**
 * The page to go back to: the referrer, or the origin where the browser sent no referrer. Both must agree, and only web
 * addresses are linked.
 */
export function backLink(referrer: string | undefined, origin: string | undefined): string | undefined {
  if (origin === undefined || !/^https?:\/\//.test(origin)) return undefined
  const url = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined
  return url?.origin === origin ? url.href : origin
}
