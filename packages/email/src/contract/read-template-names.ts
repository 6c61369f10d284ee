import { readTag } from '../tags/each-tag.ts'
import type { TagFaultCode } from '../tags/parse-tags.ts'

/** UTF-16 code units of a name that is read; longer ones are none. */
const maxVariableLength = 200

/** UTF-16 code units of a template that are read: EmailJS takes templates of 50 kB. */
export const maxTemplateLength = 100_000

/** Faults that are told of one text; each is settled by hand, in the provider's dashboard. */
const maxFaults = 20

/** A name by itself, in a tag or where a person typed a list. */
const listed = /^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/** Words that other template languages give a meaning, and EmailJS none. */
const foreignWords: ReadonlySet<string> = new Set(['else', 'this'])

/** Properties of a text, which is all that a form sends: none of them is a parameter. */
const textProperties: ReadonlySet<string> = new Set(['length', 'constructor', 'prototype', '__proto__'])

/** A tag that EmailJS does not fill in as its maker meant it. */
export interface TemplateTagFault {
  readonly code: Exclude<TagFaultCode, 'tag-raw'>
  /** The tag as it was pasted, at most 200 UTF-16 code units of it. */
  readonly tag: string
}

/** A provider's template as the provider reads it. */
export interface ReadTemplate {
  /** Its variables, each once, in order; of `person.name` the part before the dot, which is what is sent. */
  readonly names: readonly string[]
  /** At most 20, each tag once. */
  readonly faults: readonly TemplateTagFault[]
}

interface OpenSection {
  readonly name: string
  readonly tag: string
  /** A helper of Handlebars: told once, where it opens. */
  readonly isHelper: boolean
}

/**
 * Reads the variables of a provider's template from what a person pasted: its HTML, its subject, or only their names,
 * with commas, spaces or lines between them. Text without braces is a list only where all of it is names. EmailJS fills
 * in Mustache's variables and sections: helpers, expressions and names with spaces corrupt the mail, so they are faults
 * and no variables. Takes linear time, and reads 100,000 UTF-16 code units.
 */
export function readTemplate(pasted: string): ReadTemplate {
  const text = pasted.slice(0, maxTemplateLength)
  const names = new Set<string>()
  const faults = new Map<string, TemplateTagFault>()
  const open: OpenSection[] = []
  const blame = (code: TemplateTagFault['code'], tag: string): void => {
    if (faults.size < maxFaults && !faults.has(tag)) faults.set(tag, { code, tag: tag.slice(0, maxVariableLength) })
  }
  let end = -1
  for (let start = text.indexOf('{{'); start !== -1; ) {
    const inner = start + (text.startsWith('{{{', start) ? 3 : 2)
    // Looked for again only once it is passed: a text of many openings and one end would take quadratic time.
    if (end < inner) end = text.indexOf('}}', inner)
    const next = text.indexOf('{{', inner)
    if (end === -1 || (next !== -1 && next < end)) {
      blame('tag-unclosed', text.slice(start, start + maxVariableLength).split('\n', 1)[0] ?? '')
      if (end === -1) break
      start = next
      continue
    }
    const tag = text.slice(start, end + (inner - start))
    readOne(tag, text.slice(inner, end), { names, open, blame })
    start = next
  }
  const unclosed = open.findLast(({ isHelper }) => !isHelper)
  if (unclosed) blame('tag-unclosed', unclosed.tag)
  const words = faults.size > 0 || names.size > 0 ? [] : text.split(/[\s,;]+/).filter((word) => word !== '')
  const listedNames = words.every(isName) ? words.map(variableOf) : []
  return { names: [...new Set([...names, ...listedNames])], faults: [...faults.values()] }
}

/** The variables of what was pasted, without its faults. */
export function readTemplateNames(pasted: string): readonly string[] {
  return readTemplate(pasted).names
}

interface TemplateReading {
  readonly names: Set<string>
  readonly open: OpenSection[]
  readonly blame: (code: TemplateTagFault['code'], tag: string) => void
}

function readOne(tag: string, inside: string, { names, open, blame }: TemplateReading): void {
  const { sign, name } = readTag(inside)
  if (sign === '!') return
  if (sign === '>' || sign === '=') {
    blame(sign === '>' ? 'tag-partial' : 'tag-delimiter', tag)
    return
  }
  const section = open.at(-1)
  if (sign === '/') {
    if (section?.name === name) open.pop()
    else blame('tag-unclosed', tag)
    return
  }
  const isVariable =
    isName(name) && !foreignWords.has(name) && !name.split('.').some((part) => textProperties.has(part))
  if (sign === '#' || sign === '^') {
    open.push({ name: isVariable ? name : (name.split(/\s/, 1)[0] ?? ''), tag, isHelper: !isVariable })
  }
  if (isVariable) names.add(variableOf(name))
  else if (name !== '.' && !(name === 'else' && section?.isHelper)) blame('tag-expression', tag)
}

function variableOf(name: string): string {
  return name.split('.', 1)[0] ?? name
}

function isName(word: string): boolean {
  return word.length <= maxVariableLength && listed.test(word)
}
