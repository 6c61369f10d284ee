import { chooseForm } from './choose-form.ts'
import { type CodeReading, readCode } from './code/read-emailjs-code.ts'
import { composeFields, settleFields } from './compose-fields.ts'
import type { Intake, PasteReading } from './intake.ts'
import { readMarkup } from './markup/markup.ts'
import { type FormReading, readPageForm } from './markup/read-html-form.ts'
import { reportBeside } from './markup/report-beside.ts'
import { withoutServerParts } from './markup/template-syntax.ts'
import { TooDeepError } from './markup/too-deep-error.ts'
import { isBareUrl, isJson, reportKindOfText, reportUnreadParts } from './report-unread.ts'
import { type SplitPaste, splitBesideMarkup, splitPaste } from './split-paste.ts'
import { createDiagnostics, type Diagnostics } from './text/diagnostics.ts'
import type { IdRequest, Ids } from './text/ids.ts'
import { type IdPart, isPlaceholder } from './text/ids.ts'
import { maxPasteCharacters } from './text/limits.ts'
import { findSecrets, withoutSecrets } from './text/secrets.ts'

interface Pieces {
  readonly split: SplitPaste
  readonly code: CodeReading
  readonly diagnostics: Diagnostics
}

/** Quotes as word processors and blogs make them, of which no program knows anything, as they were typed. */
function straightQuotes(text: string): string {
  return text.replaceAll(/[\u201c\u201d\u201e]/g, '"').replaceAll(/[\u2018\u2019\u201a]/g, "'")
}

async function readSplit(split: SplitPaste, diagnostics: Diagnostics): Promise<Pieces> {
  const { html, firstLine } = split
  const isServed = hasControls(html) || /<[?%]/.test(html)
  const page = isServed ? { ...split, html: withoutServerParts(html, diagnostics, firstLine) } : split
  return {
    split: page,
    code: await readCode(split.pieces, diagnostics, { hasPage: hasControls(page.html) }),
    diagnostics,
  }
}

function isBroken({ split, diagnostics }: Pieces): boolean {
  return split.html === '' && diagnostics.unread.some(({ code }) => code === 'syntax')
}

/** Reads the code of a paste; what fails as code is tried once more with the markup in it apart, or with straight quotes. */
async function readPieces(text: string): Promise<Pieces> {
  const diagnostics = createDiagnostics()
  const pieces = await readSplit(splitPaste(text, diagnostics), diagnostics)
  if (!isBroken(pieces)) return pieces
  const besides = createDiagnostics()
  const mixed = splitBesideMarkup(text, besides)
  if (mixed) return readSplit(mixed, besides)
  const straight = straightQuotes(text)
  if (straight === text) return pieces
  const again = createDiagnostics()
  const mended = await readSplit(splitPaste(straight, again), again)
  return isBroken(mended) ? pieces : mended
}

function hasControls(html: string): boolean {
  return /<(?:form|input|select|textarea)\b/i.test(html)
}

function readPastedPage({ split, code, diagnostics }: Pieces): FormReading | undefined {
  const isDrawn = hasControls(split.html)
  const functions = code.reportedFunctions
  if (!isDrawn && code.html === '') {
    const around = { form: undefined, parts: [], functions, isEmailJs: false }
    if (split.html !== '') reportBeside(readMarkup(split.html, split.firstLine), around, diagnostics)
    return undefined
  }
  const markup = isDrawn
    ? readMarkup(split.html, split.firstLine)
    : readMarkup(withoutServerParts(code.html, diagnostics))
  const form = chooseForm(markup, code, diagnostics)
  return readPageForm(markup, {
    form,
    diagnostics,
    functions,
    needsNames: code.isWholeForm || code.parameters.length === 0,
  })
}

/** The ids still to ask for: not those that the form posts itself, nor parameters that a field turned out to give. */
function openAsks(code: CodeReading, ids: Ids, hidden: ReadonlySet<string>): readonly IdRequest[] {
  const asks = code.isSending || Object.keys(ids).length > 0 ? code.asks : []
  const ofIds = asks.filter(({ of }) => of === 'parameter' || ids[of] === undefined)
  return [...ofIds, ...code.parameters.flatMap(({ ask, name }) => (ask && hidden.has(name) ? [ask] : []))]
}

/** The ids that are missing where a form posts some of them itself. */
function missingAsks(ids: Ids): readonly IdRequest[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((of): IdRequest[] =>
    ids[of] === undefined ? [{ of, parameter: '', why: 'missing', from: '' }] : [],
  )
}

async function readOnce(
  text: string,
): Promise<Omit<Intake, 'text' | 'secretCount'> & { readonly secrets: readonly string[] }> {
  const read = await readPieces(text)
  const page = readPastedPage(read)
  const named = read.code.isSending || page ? {} : readNamedIds(text)
  const isList = Object.keys(named).length > 0
  // These are no code, and that need not be told.
  const isNoCode = isList || isBareUrl(text) || isJson(text)
  const { code, split, diagnostics } = isNoCode ? { ...read, diagnostics: createDiagnostics() } : read
  const { fields: composed, map } = composeFields(page?.fields ?? [], code, diagnostics)
  const fields = settleFields(composed, diagnostics)
  const isEmailJs = code.isSending || page?.service === 'EmailJS' || isList
  if (!isNoCode) reportUnreadParts(split, code, text, diagnostics)
  const ids = { ...code.ids, ...page?.ids, ...named }
  if (fields.length === 0 && !isEmailJs) reportKindOfText(text, diagnostics)
  const hidden = new Set(fields.flatMap(({ kind, name }) => (kind === 'hidden' ? [name] : [])))
  return {
    form:
      fields.length === 0
        ? undefined
        : {
            title: page?.title,
            description: page?.description,
            locale: page?.locale,
            submitLabel: page?.submitLabel,
            fields,
            map,
            mail: page?.mail ?? { to: [], cc: [], subject: undefined },
          },
    service: page?.service ?? (code.isSending ? 'EmailJS' : undefined),
    isEmailJs,
    ids,
    asks: code.isSending ? openAsks(code, ids, hidden) : isEmailJs ? missingAsks(ids) : [],
    unread: diagnostics.unread,
    notes: diagnostics.notes,
    secrets: code.secrets,
  }
}

/**
 * Reads what somebody pasted or opened: code that sends by EmailJS, a form, a component, or a whole page of these.
 * Nothing of it runs or loads. Private keys are taken out before anything is read, and again if reading shows another.
 */
export async function readPaste(text: string): Promise<PasteReading> {
  if (text.trim() === '') return { status: 'empty' }
  if (text.length > maxPasteCharacters) return { status: 'too-large', characters: text.length }
  try {
    return { status: 'read', intake: await readSafely(text) }
  } catch (error) {
    if (error instanceof TooDeepError) return { status: 'too-deep', line: error.line }
    throw error
  }
}

async function readSafely(text: string): Promise<Intake> {
  const found = findSecrets(text)
  let safe = withoutSecrets(text, found)
  let { secrets, ...read } = await readOnce(safe)
  const secretCount = new Set([...found, ...secrets]).size
  if (secrets.length > 0) {
    safe = withoutSecrets(safe, secrets)
    ;({ secrets, ...read } = await readOnce(safe))
  }
  return { ...read, secretCount, text: safe }
}

/** Names of the ids in a list: in settings, in JSON, in a note. */
const idNames: readonly (readonly [IdPart, RegExp])[] = [
  ['serviceId', /service[\s_-]?id/],
  ['templateId', /template[\s_-]?id/],
  ['publicKey', /(?:public[\s_-]?key|user[\s_-]?id)/],
]

/** The text between a name and its value: a quote, a colon or `=`, at most one line break. */
const between = /["'`]?[ \t]*(?:[:=][ \t]*(?:\r?\n[ \t]*)?|\r?\n[ \t]*)["'`]?/

/** The ids as EmailJS makes them, under whatever name: `VITE_SERVICE=service_x1`. */
const idShapes: readonly (readonly [IdPart, RegExp])[] = [
  ['serviceId', /\bservice_(?=\w{0,40}\d)\w{1,80}/],
  ['templateId', /\btemplate_(?=\w{0,40}\d)\w{1,80}/],
]

function first(text: string, pattern: RegExp): string | undefined {
  return Array.from(text.matchAll(pattern), ([, value = '']) => value).find((value) => !isPlaceholder(value))
}

/** The one word beside a service's and a template's id, and nothing else, if it is made as EmailJS makes its public keys. */
function bareKey(text: string, shapedIds: number): readonly (readonly [IdPart, string])[] {
  const [key = '', ...others] = text
    .split(/[\s,;"'`]+/)
    .filter((word) => word !== '' && !/^(?:service|template)_/.test(word))
  const isKey = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{15,25}$/.test(key)
  return shapedIds === 2 && others.length === 0 && isKey ? [['publicKey', key]] : []
}

/**
 * Reads ids from a text that is neither code nor a page: a file of settings, a request written down, what was copied
 * from the dashboard. Only what bears its name, or has the shape of such an id.
 */
export function readNamedIds(text: string): Ids {
  const named = idNames.flatMap(([part, name]) => {
    const value = first(text, new RegExp(`${name.source}${between.source}([\\w-]{4,80})\\b`, 'gi'))
    return value === undefined ? [] : [[part, value] as const]
  })
  const shaped = idShapes.flatMap(([part, shape]) => {
    const value = first(text, new RegExp(`(${shape.source})`, 'g'))
    return value === undefined ? [] : [[part, value] as const]
  })
  return Object.fromEntries([...shaped, ...bareKey(text, shaped.length), ...named])
}
