import { readTemplateNames } from '@letterslot/email'
import type { Diagnostics } from './remark.ts'

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
