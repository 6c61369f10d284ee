import type { Result } from '@letterslot/core'
import Mustache, { type TemplateSpans } from 'mustache'
import { readTag } from './each-tag.ts'

/** Names joined by dots, or `.` for the item of a list. Hyphens are part of a name, as in the form document. */
const namePattern = /^(?:\.|[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*)$/

/** Any tag at all, for finding the one to blame when the parser gives up. */
const anyTag = /\{\{(\{?)([^{}]*)(?:\}?\}\}|\}?$)/g

const anyBlank = /\s/

/** Blanks in a row within a tag: the parser looks for the tag's end at each of them anew. */
const maxBlanks = 100

/** UTF-16 code units of a tag's name. */
const maxTagNameLength = 1000

/** Sections in sections. */
const maxSectionDepth = 64

/**
 * Reads the merge tags of a text: Mustache's variables, sections, inverted sections and comments. Mustache reads the
 * syntax; nothing of it renders, so no tag can reach a function or a prototype.
 * @returns the pieces in order, or the first tag that is refused.
 */
export function parseTags(text: string): Result<readonly Piece[], TagFault> {
  const slow = findSlowTag(text)
  if (slow !== undefined) return { ok: false, error: slow }
  let spans: TemplateSpans
  try {
    // A writer of its own for each text: the shared one keeps every template it ever saw.
    spans = new Mustache.Writer().parse(text)
  } catch {
    return { ok: false, error: blame(text) }
  }
  return readSpans(spans, text, 1)
}

function readSpans(spans: TemplateSpans, text: string, depth: number): Result<readonly Piece[], TagFault> {
  const pieces: Piece[] = []
  for (const span of spans) {
    const [type, name, start, end] = span
    if (type === 'text') {
      pieces.push({ kind: 'literal', text: name })
      continue
    }
    if (type === '!') continue
    const code = depth > maxSectionDepth ? 'tag-expression' : refusalCode(type, name)
    if (code !== undefined) return { ok: false, error: fault(code, text.slice(start, end), start) }
    if (type === 'name') {
      pieces.push({ kind: 'value', name })
      continue
    }
    const inner = readSpans(Array.isArray(span[4]) ? span[4] : [], text, depth + 1)
    if (!inner.ok) return inner
    pieces.push({ kind: 'section', name, isInverted: type === '^', pieces: inner.value })
  }
  return { ok: true, value: pieces }
}

function refusalCode(type: string, name: string): TagFaultCode | undefined {
  if (type === '&' || type === '{') return 'tag-raw'
  if (type === '>') return 'tag-partial'
  if (type === '=') return 'tag-delimiter'
  return name.length <= maxTagNameLength && namePattern.test(name) ? undefined : 'tag-expression'
}

/** Finds what would take the parser more than linear time: many blanks in a tag, or before the end of one that has none. */
function findSlowTag(text: string): TagFault | undefined {
  for (let start = text.indexOf('{{'); start !== -1; ) {
    const end = text.indexOf('}}', start + 2)
    const tag = text.slice(start, end === -1 ? text.length : end + 2)
    if (hasManyBlanks(tag)) return fault(end === -1 ? 'tag-unclosed' : 'tag-expression', tag, start)
    start = end === -1 ? -1 : text.indexOf('{{', end + 2)
  }
  return undefined
}

function hasManyBlanks(tag: string): boolean {
  let blanks = 0
  for (let index = 0; index < tag.length; index += 1) {
    blanks = anyBlank.test(tag.charAt(index)) ? blanks + 1 : 0
    if (blanks > maxBlanks) return true
  }
  return false
}

/** Mustache stops at the first error with a sentence for programmers: we look for the tag that a person should mend. */
function blame(text: string): TagFault {
  let last: TagFault = fault('tag-unclosed', '{{', Math.max(0, text.lastIndexOf('{{')))
  for (const match of text.matchAll(anyTag)) {
    const [tag, brace = '', inside = ''] = match
    const { sign, name } = readTag(inside)
    if (sign === '!') continue
    const code = refusalCode(brace || sign, name)
    if (code !== undefined) return fault(code, tag, match.index)
    last = fault('tag-unclosed', tag, match.index)
  }
  return last
}

function fault(code: TagFaultCode, tag: string, index: number): TagFault {
  return { code, tag, index, message: tagMessage(code, tag) }
}

/** A stretch of template text, read: words to print, a value to look up, or a section around more pieces. */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'section'; readonly name: string; readonly isInverted: boolean; readonly pieces: readonly Piece[] }

/** Why a merge tag is refused. */
export type TagFaultCode = 'tag-raw' | 'tag-partial' | 'tag-delimiter' | 'tag-expression' | 'tag-unclosed'

/** A merge tag that cannot be filled in, and what to write instead. */
export interface TagFault {
  readonly code: TagFaultCode
  /** The tag as it stands in the text. */
  readonly tag: string
  /** Its start, in UTF-16 code units. */
  readonly index: number
  readonly message: string
}

/** Says in one sentence what is wrong with a tag and what helps. */
export function tagMessage(code: TagFaultCode, tag: string): string {
  switch (code) {
    case 'tag-raw':
      return `${tag} would put what a visitor typed into the mail as markup. Use two braces: {{name}}.`
    case 'tag-partial':
      return `${tag} asks for another template; a mail has only its own.`
    case 'tag-delimiter':
      return `${tag} changes how tags are written; here they are always {{name}}.`
    case 'tag-expression':
      return `${tag} is not a parameter's name. Helpers and expressions such as {{#if x}} are not known here: write {{#x}}…{{/x}}, or {{^x}}…{{/x}} for the opposite.`
    case 'tag-unclosed':
      return `${tag} is not closed, or closes what was not opened.`
  }
}

/** The name of the one tag that a text is made of; undefined where there is anything else in it. */
export function onlyName(text: string): string | undefined {
  const pieces = parseTags(text.trim())
  const [first, ...rest] = pieces.ok ? pieces.value : []
  return first?.kind === 'value' && rest.length === 0 ? first.name : undefined
}

/** True for a name that a tag can hold; names of drafts may be anything. */
export function isWritable(name: string): boolean {
  return onlyName(`{{${name}}}`) === name
}

/** Every name that pieces look up, sections' own names included, each once, in order. */
function usedNames(pieces: readonly Piece[]): readonly string[] {
  const names = pieces.flatMap((piece) => {
    if (piece.kind === 'literal') return []
    return piece.kind === 'value' ? [piece.name] : [piece.name, ...usedNames(piece.pieces)]
  })
  return [...new Set(names)]
}

/** Every name that a text looks up; none where its tags cannot be read. */
export function namesInText(text: string): readonly string[] {
  const pieces = parseTags(text)
  return pieces.ok ? usedNames(pieces.value) : []
}
