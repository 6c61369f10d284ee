import type { Result } from '@letterslot/core'
import Mustache, { type TemplateSpans } from 'mustache'
import type { Piece } from './piece.ts'
import { type TagFault, type TagFaultCode, tagMessage } from './tag-fault.ts'

/** Names joined by dots, or `.` for the item of a list. Hyphens are part of a name, as in the form document. */
const namePattern = /^(?:\.|[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*)$/

/** Any tag at all, for finding the one to blame when the parser gives up. */
const anyTag = /\{\{(\{?)\s*([#^/&>!=]?)\s*([^{}]*?)\s*\}?(?:\}\}|$)/g

/**
 * Reads the merge tags of a text: Mustache's variables, sections, inverted sections and comments. Mustache reads the
 * syntax; nothing of it renders, so no tag can reach a function or a prototype.
 * @returns the pieces in order, or the first tag that is refused.
 */
export function parseTags(text: string): Result<readonly Piece[], TagFault> {
  let spans: TemplateSpans
  try {
    // A writer of its own for each text: the shared one keeps every template it ever saw.
    spans = new Mustache.Writer().parse(text)
  } catch {
    return { ok: false, error: blame(text) }
  }
  return readSpans(spans, text)
}

function readSpans(spans: TemplateSpans, text: string): Result<readonly Piece[], TagFault> {
  const pieces: Piece[] = []
  for (const span of spans) {
    const [type, name, start, end] = span
    if (type === 'text') {
      pieces.push({ kind: 'literal', text: name })
      continue
    }
    if (type === '!') continue
    const code = refusal(type, name)
    if (code !== undefined) return { ok: false, error: fault(code, text.slice(start, end), start) }
    if (type === 'name') {
      pieces.push({ kind: 'value', name })
      continue
    }
    const inner = readSpans(Array.isArray(span[4]) ? span[4] : [], text)
    if (!inner.ok) return inner
    pieces.push({ kind: 'section', name, inverted: type === '^', pieces: inner.value })
  }
  return { ok: true, value: pieces }
}

function refusal(type: string, name: string): TagFaultCode | undefined {
  if (type === '&' || type === '{') return 'tag-raw'
  if (type === '>') return 'tag-partial'
  if (type === '=') return 'tag-delimiter'
  return namePattern.test(name) ? undefined : 'tag-expression'
}

/** Mustache stops at the first error with a sentence for programmers: we look for the tag that a person should mend. */
function blame(text: string): TagFault {
  let last: TagFault = fault('tag-unclosed', '{{', Math.max(0, text.lastIndexOf('{{')))
  for (const match of text.matchAll(anyTag)) {
    const [tag, brace = '', sign = '', name = ''] = match
    if (sign === '!') continue
    const code = refusal(brace || sign, name)
    if (code !== undefined) return fault(code, tag, match.index)
    last = fault('tag-unclosed', tag, match.index)
  }
  return last
}

function fault(code: TagFaultCode, tag: string, index: number): TagFault {
  return { code, tag, index, message: tagMessage(code, tag) }
}
