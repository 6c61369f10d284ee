import type { CodePiece } from './code/code.ts'
import { endOfTag, lineFinder } from './markup/scan-markup.ts'
import { maxHeadCharacters } from './text/limits.ts'
import { blankLines } from './text/lines.ts'

/** A page whose script, style sheet or words were pasted below it. */
export interface PageAndBelow {
  /** The paste with nothing but the page; every line stays on its line. */
  readonly html: string
  /** The code below the page, file by file if names of files stand between. */
  readonly pieces: readonly CodePiece[]
  /** The rest, a style sheet say, each by its first line. */
  readonly left: readonly { readonly text: string; readonly line: number }[]
}

/** The beginnings of lines of JavaScript that no sentence begins with. */
const codeStart = new RegExp(
  `^(?:${[
    `['"]use strict['"]`,
    String.raw`//|/\*`,
    String.raw`import\s+(?:[\w*{$][^'"\n]*\sfrom\s*)?['"]|import\s*\{\s*$|export\s+(?:default|const|function|async|class)\b`,
    String.raw`(?:const|let|var)\s+(?:[\w$]+\s*(?:[=;:,]|$)|[[{])`,
    String.raw`(?:async\s+)?function\b[^(\n]{0,80}\(`,
    String.raw`class\s+[A-Z$_][\w$]*\s*(?:extends\s+[\w$.]+\s*)?\{`,
    String.raw`[;!+]?\(\s*(?:async\b|function\b|\(|[\w$]+\s*=>)`,
    String.raw`(?:\$|jQuery|fetch|require|addEventListener|setTimeout|alert)\(`,
    String.raw`[\w$]+(?:\??\.[\w$]+|\[['"][\w$]{1,80}['"]\])+\s*(?:\(|=[^=])`,
    String.raw`(?:if|while|for)\s*\(.*\)\s*(?:\{\s*)?(?:$|//|[\w$.]+\(|return\b)|try\s*\{`,
  ].join('|')})`,
)

/** A line that names the file which follows: `script.js`, `// js/main.js`, `=== contact.js ===`. */
const fileNameLine = /^[^\w.]*(?:file(?:name)?:?\s*)?([\w./-]{1,100}\.(?:html?|m?jsx?|c?js|tsx?|s?css))[^\w]*$/i
/** A line that names the language which follows: `JavaScript:`, `CSS`. */
const languageNameLine = /^[^\w]*(javascript|js|script|css|styles?)[^\w]*$/i
const styleStart = /^[.#*:@]?[\w-][^;{}=()]*(?:\([^)]*\)[^;{}=()]*)?\{/
/** A rule of a style sheet behind code, of which less is sure. */
const styleRule =
  /^(?:[.#][\w-]|(?:body|html|form|input|button|textarea|label|:root|\*)(?![\w-]))[^;{}=()]*\{(?:$|[^;{}()]*:[^{}()]*\}$)/

/**
 * Finds what was pasted below a page: from the first line between its tags that begins as code does, or from the end of
 * `</html>`. Undefined where nothing stands there.
 */
export function splitBelowPage(text: string): PageAndBelow | undefined {
  const { words, end } = textOutsideMarkup(text)
  const start = (end === undefined ? firstCode(words) : firstWord(words, end)) ?? text.length
  const rest = text.slice(start)
  if (rest.trim() === '') return undefined
  const lineOf = lineFinder(text)
  const pieces: CodePiece[] = []
  const left: { text: string; line: number }[] = []
  for (const { file, from, to } of partsBelow(rest)) {
    const own = rest.slice(from, to).trimStart()
    if (own === '') continue
    const line = lineOf(start + to - own.length)
    const isCode = file === 'code' || (file === 'unknown' && linesOf(own).some(({ head }) => codeStart.test(head)))
    if (isCode) pieces.push({ text: own, firstLine: line })
    else left.push({ text: own, line })
  }
  return pieces.length + left.length === 0 ? undefined : { html: text.slice(0, start) + blankLines(rest), pieces, left }
}

type FileLanguage = 'code' | 'style' | 'unknown'

interface PastePart {
  readonly file: FileLanguage
  readonly from: number
  readonly to: number
}

interface Line {
  /** Its first characters without the room before them: enough to tell what it is. */
  readonly head: string
  readonly isIndented: boolean
  readonly at: number
  readonly to: number
}

function linesOf(text: string): readonly Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const from = at
    at += line.length + 1
    const trimmed = line.trimStart()
    return {
      head: trimmed.slice(0, maxHeadCharacters).trimEnd(),
      isIndented: trimmed !== line,
      at: from,
      to: from + line.length,
    }
  })
}

/** The files of what stands below a page: at names of files, and where a style sheet goes over into code. */
function partsBelow(text: string): readonly PastePart[] {
  const parts: PastePart[] = []
  let open: { file: FileLanguage; from: number } = { file: 'unknown', from: 0 }
  const cut = (at: number, file: FileLanguage, from: number): void => {
    parts.push({ ...open, to: at })
    open = { file, from }
  }
  for (const { head, isIndented, at, to } of linesOf(text)) {
    const file = fileNameLine.exec(head)?.[1] ?? (open.file === 'code' ? undefined : languageNameLine.exec(head)?.[1])
    const beginsCode = codeStart.test(head) && !/^\/[/*]/.test(head)
    if (file !== undefined) cut(at, fileLanguageOf(file), to)
    else if (open.file !== 'code' && beginsCode && !isIndented) cut(at, 'code', at)
    else if (open.file === 'unknown' && styleStart.test(head)) cut(at, 'style', at)
    else if (open.file === 'code' && !isIndented && styleRule.test(head)) cut(at, 'style', at)
  }
  parts.push({ ...open, to: text.length })
  return parts
}

function fileLanguageOf(name: string): FileLanguage {
  if (/css$|^styles?$/i.test(name)) return 'style'
  return /html?$/i.test(name) ? 'unknown' : 'code'
}

/** The index of the first line that is code, by the text between the tags alone. */
function firstCode(words: string): number | undefined {
  return linesOf(words).find(({ head }) => !head.includes(inMarkup) && codeStart.test(head))?.at
}

/** The index of the next thing that is no markup. */
function firstWord(words: string, from: number): number | undefined {
  for (let at = from; at < words.length; at += 1) {
    const character = words.charAt(at)
    if (character !== inMarkup && character.trim() !== '') return at
  }
  return undefined
}

const inMarkup = '\u0001'
/** The elements whose content is text of theirs, code to be read by people included. */
const textElements = /^(?:script|style|textarea|title|pre|code|svg|noscript|template)$/

/** The text with a sign in the place of each character that belongs to markup; and where its `</html>` ends. */
function textOutsideMarkup(text: string): { readonly words: string; readonly end: number | undefined } {
  const lower = text.toLowerCase()
  const kept: string[] = []
  let end: number | undefined
  let at = 0
  const hide = (to: number): void => {
    kept.push(text.slice(at, to).replaceAll(/[^\n]/g, inMarkup))
    at = to
  }
  /** Elements whose end was sought and is nowhere: it is not sought again. */
  const endless = new Set<string>()
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open === -1) break
    kept.push(text.slice(at, open))
    at = open
    if (text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at)
      hide(close === -1 ? text.length : close + 3)
      continue
    }
    const name = /^<[/!?]?([a-z][^\s/>]{0,40})/.exec(lower.slice(at, at + 50))?.[1]
    if (name === undefined) {
      kept.push('<')
      at += 1
      continue
    }
    const isEnd = text.startsWith('</', at)
    hide(Math.min(text.length, endOfTag(text, at) + 1))
    if (isEnd && name === 'html') end ??= at
    if (isEnd || !textElements.test(name) || endless.has(name)) continue
    const close = lower.indexOf(`</${name}`, at)
    if (close === -1) endless.add(name)
    else hide(close)
  }
  kept.push(text.slice(at))
  return { words: kept.join(''), end }
}
