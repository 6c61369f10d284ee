import { type IdPart, type IdRequest, type Ids, idParts, isPlaceholder } from '../text/ids.ts'
import { looksPrivate, removedKey } from '../text/secrets.ts'
import type { Known } from './evaluate.ts'
import type { IdNodes } from './find-sends.ts'
import type { ParameterDeps } from './parameters.ts'
import type { SyntaxNode } from './syntax-node.ts'

/** The ids as the code has them. */
export interface IdReading {
  readonly ids: Ids
  readonly asks: readonly IdRequest[]
  /** A private key that stands where an id belongs. */
  readonly secrets: readonly string[]
}

/** Origin of EmailJS's own SDK. */
const providerHost = 'api.emailjs.com'

function readOrigin(known: Known): string | undefined {
  const text = known.kind === 'text' ? known.text.replace(/^(?=[\w.-]+\.[a-z]+$)/i, 'https://') : ''
  if (!URL.canParse(text)) return undefined
  const { host, origin, protocol } = new URL(text)
  return /^https?:$/.test(protocol) && host !== providerHost ? origin : undefined
}

/** Why a value is asked for. */
export function askFor(known: Known, source: string): Pick<IdRequest, 'why' | 'from' | 'suggestion'> {
  switch (known.kind) {
    case 'elsewhere': {
      const { where, from, otherwise } = known
      const isOwn = otherwise !== undefined && !isPlaceholder(otherwise)
      return { why: where, from, ...(isOwn ? { suggestion: otherwise } : {}) }
    }
    case 'text':
      return { why: 'placeholder', from: known.text }
    case 'absent':
      return { why: 'missing', from: '' }
    case 'computed':
      return { why: 'computed', from: source }
  }
}

function readIdPart(
  part: IdPart,
  node: SyntaxNode | undefined,
  deps: ParameterDeps,
): string | IdRequest | { secret: string } {
  if (!node) return { of: part, parameter: '', why: 'missing', from: '' }
  const known = deps.evaluate(node)
  const text = known.kind === 'text' ? known.text.trim() : ''
  if (part === 'publicKey' && looksPrivate(text)) return { secret: text }
  if (text !== '' && text !== removedKey && !isPlaceholder(text)) return text
  const line = deps.code.lineOf(node)
  const facts = text === removedKey || (known.kind === 'text' && text === '') ? { kind: 'absent' as const } : known
  const why = askFor(facts, deps.code.excerptOf(node))
  return { of: part, parameter: '', ...why, ...(line === undefined ? {} : { line }) }
}

/** Reads the ids that stand at a call, and those that `init` gave. What is not a text here is asked for. */
export function readIds(nodes: IdNodes, deps: ParameterDeps): IdReading {
  const ids: Partial<Record<IdPart, string>> = {}
  const asks: IdRequest[] = []
  const secrets: string[] = []
  for (const part of idParts) {
    const read = readIdPart(part, nodes[part], deps)
    if (typeof read === 'string') ids[part] = read
    else if ('secret' in read) {
      secrets.push(read.secret)
      asks.push({ of: part, parameter: '', why: 'missing', from: '' })
    } else asks.push(read)
  }
  const origin = nodes.origin && readOrigin(deps.evaluate(nodes.origin))
  return { ids: { ...ids, ...(origin === undefined ? {} : { origin }) }, asks, secrets }
}
