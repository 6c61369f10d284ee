import { endOfTag } from './scan-markup.ts'

/** Attributes that a browser would judge by the studio's own policy, and report, though it never acts on them here. */
const armed = /^(?:on[a-z]+|style)$/i

/** Elements that speak to the browser, not to people. */
const asking = /^(?:script|style|base|link|meta)$/

/** One start tag with its handlers and styles under names that mean nothing: `data-onclick`, `data-style`. */
function disarmTag(tag: string): string {
  const parts: string[] = []
  const token = /"[^"]*"?|'[^']*'?|[^\s"'=<>/]+|[\s=<>/]/g
  let isValue = false
  for (const [text] of tag.matchAll(token)) {
    const isName = !isValue && /^[^\s"'=<>/]/.test(text)
    parts.push(isName && parts.length > 1 && armed.test(text) ? `data-${text}` : text)
    if (text === '=') isValue = true
    else if (!/^\s/.test(text)) isValue = false
  }
  return parts.join('')
}

/** As many lines, and nothing on them. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]+/g, '')
}

/** Takes scripts, styles and handlers out of HTML before it is parsed, so that no policy has anything to say to it. Lines stay. */
export function disarm(html: string): string {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next === -1) break
    parts.push(html.slice(at, next))
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next)
      at = end === -1 ? html.length : end + '-->'.length
      parts.push(blank(html.slice(next, at)))
      continue
    }
    const name = /^<([a-z][^\s/>]*)/.exec(lower.slice(next, next + 100))?.[1]
    if (name === undefined) {
      parts.push('<')
      at = next + 1
      continue
    }
    at = Math.min(html.length, endOfTag(html, next) + 1)
    const tag = html.slice(next, at)
    parts.push(asking.test(name) ? blank(tag) : disarmTag(tag))
    if (name !== 'script' && name !== 'style') continue
    const end = lower.indexOf(`</${name}`, at)
    const to = end === -1 ? html.length : end
    parts.push(blank(html.slice(at, to)))
    at = to
  }
  parts.push(html.slice(at))
  return parts.join('')
}
