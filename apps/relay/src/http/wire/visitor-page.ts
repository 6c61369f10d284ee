import { createHash } from 'node:crypto'

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
}

/** Writes the page for visitors without scripts: plain words, no codes, a way back. */
export function visitorPage({ isSent, retryAfterSeconds, back }: VisitorPage): string {
  const heading = isSent ? 'Sent' : 'Not delivered yet'
  const words = isSent
    ? 'Your message has been accepted and goes out by e-mail.'
    : retryAfterSeconds !== undefined
      ? `Your message could not be taken just now. This is not your fault. Go back and send it again ${retryText(retryAfterSeconds)}; most browsers keep what you wrote.`
      : 'This form cannot take your message at the moment. This is not your fault. Go back to find another way to reach its owner; most browsers keep what you wrote.'
  const link = back === undefined ? '' : `<p><a href="${escapeAttribute(back)}">Back to the page</a></p>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${visitorPageStyle}</style></head><body><main><h1>${heading}</h1><p>${words}</p>${link}</main></body></html>`
}

function retryText(seconds: number): string {
  if (seconds <= 300) return 'in a few minutes'
  return seconds <= 3600 ? 'in an hour' : 'tomorrow'
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

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
