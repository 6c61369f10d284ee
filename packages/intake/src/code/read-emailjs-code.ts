import {
  createDiagnostics,
  type Diagnostics,
  type NoteCode,
  type Remark,
  type UnreadCode,
} from '../text/diagnostics.ts'
import { type IdRequest, type Ids, isPlaceholder } from '../text/ids.ts'
import { maxHtmlLength } from '../text/limits.ts'
import { findSecrets, removedKey, withoutSecrets } from '../text/secrets.ts'
import { readBindings } from './bindings.ts'
import type { CodePiece } from './code.ts'
import { type Code, parseCode } from './code.ts'
import { createEvaluate } from './evaluate.ts'
import { findSends, type SendCall } from './find-sends.ts'
import type { FormTarget } from './form-target.ts'
import { jsxToHtml } from './jsx-html.ts'
import type { Parameter, ParameterDeps } from './parameters.ts'
import { askFor, readIds } from './read-ids.ts'
import { type ReportedFunctions, reportLeftOut } from './report-left-out.ts'
import { child, children, keyName, type SyntaxNode, textAt } from './syntax-node.ts'
import { createTracer } from './trace.ts'

/** The value of a parameter that no control is tied to. */
export interface ParameterReading extends Parameter {
  /** Set where its value is a constant that stands elsewhere. */
  readonly ask?: IdRequest
}

/** The reading of code that sends by EmailJS. */
export interface CodeReading {
  /** True if it sends at all; the rest may still hold a form. */
  readonly isSending: boolean
  /** The lines of the calls that were read. */
  readonly readLines: readonly number[]
  readonly ids: Ids
  /** The ids that the code names but does not hold. */
  readonly asks: readonly IdRequest[]
  /** Parameters given to `send`, by name. */
  readonly parameters: readonly ParameterReading[]
  /** True if every control of the form is sent under its own name, as `sendForm` does. */
  readonly isWholeForm: boolean
  readonly target: FormTarget | undefined
  /** The forms that the code draws, as HTML with lines in `data-line`; empty where it draws none. */
  readonly html: string
  readonly reportedFunctions: ReportedFunctions
  readonly unread: readonly Remark<UnreadCode>[]
  readonly notes: readonly Remark<NoteCode>[]
  /** Private keys that were found: to be taken out of the text, told without showing them, and kept nowhere. */
  readonly secrets: readonly string[]
}

/** Shorter texts are no keys, and would be taken out of words. */
const shortestKey = 8
const nothingSent = { parameters: [], isWholeForm: false, target: undefined }

/** Secrets that are only reached through a name: `const K = '…'; init({ privateKey: K })`. */
function secretsByName({ code, evaluate }: ParameterDeps): readonly string[] {
  return code.nodes.flatMap((node) => {
    const value = node.type === 'ObjectProperty' ? child(node, 'value') : undefined
    if (!value || !/^(?:accessToken|privateKey)$/.test(keyName(node) ?? '')) return []
    const known = evaluate(value)
    const isKey = known.kind === 'text' && known.text.length >= shortestKey && known.text !== removedKey
    return isKey && !isPlaceholder(known.text) && !/private/i.test(known.text) ? [known.text] : []
  })
}

/** The call that is read; what else is sent is told. */
function chooseSend(sends: readonly SendCall[], deps: ParameterDeps): SendCall | undefined {
  const [first, ...others] = sends
  const idsOf = ({ ids }: SendCall): string => JSON.stringify(readIds(ids, deps))
  for (const other of others) {
    if (first && idsOf(other) === idsOf(first)) continue
    const { templateId } = other.ids
    const subject = templateId ? deps.code.excerptOf(templateId) : deps.code.excerptOf(other.node)
    deps.diagnostics.reportUnread('other-call', subject, { line: deps.code.lineOf(other.node) })
  }
  return first
}

function withAsk(parameter: Parameter): ParameterReading {
  const { value, name, source, line } = parameter
  if (value.kind !== 'elsewhere') return parameter
  const ask = {
    of: 'parameter',
    parameter: name,
    ...askFor(value, source),
    ...(line === undefined ? {} : { line }),
  } as const
  return { ...parameter, ask }
}

/** The facts of the page that some scripts stand in. */
export interface CodeOptions {
  /** True where the form is read from the page that they stand in: then none is read from them. Default: false. */
  readonly hasPage?: boolean
}

/** Reads scripts that were cut out of a page; `read-emailjs-code` is for one alone. */
export async function readCode(
  pieces: readonly CodePiece[],
  diagnostics: Diagnostics,
  { hasPage = false }: CodeOptions = {},
): Promise<CodeReading> {
  const code = await parseCode(pieces, diagnostics)
  const bindings = readBindings(code)
  const tracer = createTracer(code, bindings)
  const evaluate = createEvaluate(tracer)
  const deps: ParameterDeps = { code, bindings, tracer, evaluate, diagnostics }
  const found = findSends(deps)
  const { global, sends, options } = found
  const send = chooseSend(sends, deps)
  for (const option of options)
    diagnostics.reportNotice('sdk-option', code.excerptOf(option), { line: code.lineOf(option) })
  const isSending = send !== undefined || global.publicKey !== undefined
  const read = isSending ? readIds({ ...global, ...send?.ids }, deps) : { ids: {}, asks: [], secrets: [] }
  const sent = send?.read() ?? nothingSent
  const schemas = reportSchemas(deps)
  const drawn = hasPage ? '' : jsxToHtml(deps)
  const written = drawn === '' && !hasPage ? writtenMarkup(code, diagnostics) : { html: drawn, node: undefined }
  const taken = { send, schemas, isDrawn: drawn !== '', markup: written.node }
  const reportedFunctions = reportLeftOut(found, taken, deps)
  return {
    isSending,
    readLines: [...Object.values(global), ...(send ? [send.node] : [])].flatMap((node) => code.lineOf(node) ?? []),
    ids: read.ids,
    asks: read.asks,
    parameters: sent.parameters.map(withAsk),
    isWholeForm: sent.isWholeForm,
    target: sent.target,
    html: written.html,
    reportedFunctions,
    unread: diagnostics.unread,
    notes: diagnostics.notes,
    secrets: [...read.secrets, ...secretsByName(deps)],
  }
}

/**
 * Reads code that sends by EmailJS, in any of its documented styles. Nothing of it runs; what could not be read is
 * listed, and values that stand elsewhere are asked for.
 */
export async function readEmailJsCode(text: string): Promise<CodeReading> {
  const secrets = findSecrets(text)
  const reading = await readCode([{ text: withoutSecrets(text, secrets), firstLine: 1 }], createDiagnostics())
  return { ...reading, secrets: [...new Set([...secrets, ...reading.secrets])] }
}

/** Options by which form libraries take the rules of another library. */
const holders = /^(?:resolver|validationSchema|validate|yup|schema)$/
const taking = /^(?:useForm|useFormik|Formik|FinalForm|withFormik)$/

/**
 * Tells of rules that a schema gives (zod, yup): they are code, so they become none here.
 * @returns the places that take one.
 */
function reportSchemas({ code, diagnostics }: ParameterDeps): readonly SyntaxNode[] {
  const told: SyntaxNode[] = []
  const tell = (node: SyntaxNode): void => {
    told.push(node)
    diagnostics.reportUnread('schema', code.excerptOf(node), { line: code.lineOf(node) })
  }
  for (const node of code.nodes) {
    if (node.type === 'JSXAttribute') {
      const element = code.parentOf(node)
      const tag = element && child(element, 'name')
      const name = child(node, 'name')
      const isTaken = tag !== undefined && taking.test(textAt(tag, 'name') ?? '')
      if (isTaken && name && holders.test(textAt(name, 'name') ?? '')) tell(node)
    } else if (node.type === 'ObjectProperty' && holders.test(keyName(node) ?? '')) {
      const object = code.parentOf(node)
      const call = object && code.parentOf(object)
      const callee = call && child(call, 'callee')
      if (callee && taking.test(textAt(callee, 'name') ?? '')) tell(node)
    }
  }
  return told
}

function cookedText(part: SyntaxNode): string {
  const value: unknown = Reflect.get(part, 'value')
  const cooked: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : undefined
  return typeof cooked === 'string' ? cooked : ''
}

/** A form that stands in a program as a text, and where. */
interface WrittenMarkup {
  /** Empty where there is none. */
  readonly html: string
  readonly node: SyntaxNode | undefined
}

/**
 * The form that code holds as a text: a component's `template`, what becomes `innerHTML`. The first one; what is put
 * into it while the page runs is told, and empty. It starts on its own line, so that lines can be counted.
 */
function writtenMarkup(code: Code, diagnostics: Diagnostics): WrittenMarkup {
  for (const node of code.nodes) {
    const text =
      node.type === 'TemplateLiteral'
        ? children(node, 'quasis').map(cookedText).join('')
        : node.type === 'StringLiteral'
          ? (textAt(node, 'value') ?? '')
          : ''
    const holdsForm = /<(?:form|input|textarea|select)\b[\s\S]*>/i.test(text)
    if (!holdsForm || text.length > maxHtmlLength) continue
    for (const part of children(node, 'expressions')) {
      diagnostics.reportUnread('server-part', `\${${code.sourceOf(part)}}`, { line: code.lineOf(part) })
    }
    return { html: '\n'.repeat((code.lineOf(node) ?? 1) - 1) + text, node }
  }
  return { html: '', node: undefined }
}
