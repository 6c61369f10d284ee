import type { Delivery, Form } from '@letterslot/core'
import { publicForm } from '@letterslot/embed'

/** The form as sites are given it: a document of its own, which diffs well. */
export function publicDocument(form: Form): string {
  return `${JSON.stringify(publicForm(form), undefined, 2)}\n`
}

/** A quoted attribute's value. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The script tag of the element, with its integrity. */
export function scriptTag(fileName: string, integrity: string): string {
  return `<script type="module" src="${attribute(fileName)}" integrity="${attribute(integrity)}" crossorigin="anonymous"></script>`
}

/** The fallback contacts, for pages without scripts or with a form that cannot be shown. */
function instead({ email, phone, url }: NonNullable<Delivery['fallback']>): string {
  const ways = [
    [email, `mailto:${email}`],
    [phone, `tel:${phone?.replaceAll(/[^+\d]/g, '')}`],
    [url, `${url}`],
  ] as const
  const links = ways.flatMap(([shown, href]) =>
    shown ? [`  <a href="${attribute(href)}">${escapeText(shown)}</a>\n`] : [],
  )
  return links.length > 0 ? `\n${links.join('')}` : ''
}

/** The element with its document beside the page. */
export function elementBySource(file: string, { delivery }: Pick<Form, 'delivery'> = {}): string {
  return `<letterslot-form src="${attribute(file)}">${instead(delivery?.fallback ?? {})}</letterslot-form>`
}

/** The element with its document in it: no second file, and no request. */
export function elementInline(form: Form): string {
  const json = JSON.stringify(publicForm(form)).replaceAll('<', '\\u003c')
  const script = `<script type="application/json">${json}</script>`
  return `<letterslot-form>\n  ${script}${instead(form.delivery?.fallback ?? {}) || '\n'}</letterslot-form>`
}
