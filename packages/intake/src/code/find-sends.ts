import { type IdPart, idParameters } from '../text/ids.ts'
import type { Code } from './code.ts'
import { formTarget } from './form-target.ts'
import { type ParameterDeps, readAppended, readParameters, type SentParameters } from './parameters.ts'
import { child, children, isCall, isMember, keyName, type SyntaxNode, textAt } from './syntax-node.ts'
import type { Tracer } from './trace.ts'

/** The expressions that stand where the ids belong. */
export type IdNodes = Readonly<Partial<Record<IdPart | 'origin', SyntaxNode>>>

/** A place that sends. */
export interface SendCall {
  readonly node: SyntaxNode
  readonly ids: IdNodes
  readonly read: () => SentParameters
}

/** Everything in the scripts that concerns sending. */
export interface SendCalls {
  /** Ids set by `init` for all calls. */
  readonly global: IdNodes
  readonly sends: readonly SendCall[]
  /** The calls of the SDK, `init` among them. */
  readonly calls: readonly SyntaxNode[]
  /** Options of the SDK that a form of ours has no use for. */
  readonly options: ReadonlySet<SyntaxNode>
}

/** The value of an object's property, through names that stand for the object or for an inner one. */
function memberOf(node: SyntaxNode, key: string, { tracer }: ParameterDeps): SyntaxNode | undefined {
  const { root } = tracer.trace(node)
  if (root.type !== 'ObjectExpression') return undefined
  const property = children(root, 'properties').findLast((part) => keyName(part) === key)
  return property && child(property, 'value')
}

/** The options of version 4, or the bare key of the versions before. */
function readSdkOptions(node: SyntaxNode | undefined, origin: SyntaxNode | undefined, deps: ParameterDeps): IdNodes {
  if (!node) return origin ? { origin } : {}
  const { root } = deps.tracer.trace(node)
  if (root.type !== 'ObjectExpression') return { publicKey: node, ...(origin ? { origin } : {}) }
  const publicKey = memberOf(root, 'publicKey', deps) ?? memberOf(root, 'userID', deps)
  const set = memberOf(root, 'origin', deps) ?? memberOf(root, 'host', deps) ?? origin
  return { ...(publicKey ? { publicKey } : {}), ...(set ? { origin: set } : {}) }
}

function readSdkSend({ method, node, arguments: given }: SdkCall, deps: ParameterDeps): SendCall {
  const [serviceId, templateId, what, options] = given
  const ids = {
    ...readSdkOptions(options, undefined, deps),
    ...(serviceId ? { serviceId } : {}),
    ...(templateId ? { templateId } : {}),
  }
  const read = (): SentParameters =>
    method === 'send'
      ? readParameters(what, deps)
      : { parameters: [], isWholeForm: true, target: what && formTarget(what, deps) }
  return { node, ids, read }
}

/** An object as the provider's API takes it: `{ service_id, template_id, user_id, template_params }`. */
function readPosted(node: SyntaxNode, deps: ParameterDeps): SendCall | undefined {
  const ids: Partial<Record<IdPart, SyntaxNode>> = {}
  for (const [name, part] of Object.entries(idParameters)) {
    const value = memberOf(node, name, deps)
    if (value) ids[part] = value
  }
  if (!ids.serviceId || !ids.templateId) return undefined
  return { node, ids, read: () => readParameters(memberOf(node, 'template_params', deps), deps) }
}

/** A `FormData` that the ids are appended to. */
function readAppendedIds(deps: ParameterDeps): SendCall | undefined {
  const appends = deps.code.nodes.filter((node) => {
    const callee = isCall(node) ? child(node, 'callee') : undefined
    return (
      callee &&
      isMember(callee) &&
      /^(?:append|set)$/.test(keyName(callee) ?? '') &&
      children(node, 'arguments').length === 2
    )
  })
  const ids: Partial<Record<IdPart, SyntaxNode>> = {}
  const others: SyntaxNode[] = []
  for (const call of appends) {
    const [key, value] = children(call, 'arguments')
    const name = key && deps.evaluate(key)
    const part = name?.kind === 'text' ? idParameters[name.text] : undefined
    if (part && value) ids[part] = value
    else if (name?.kind === 'text' && !/^(?:lib_version|accessToken)$/.test(name.text)) others.push(call)
  }
  const [first] = appends
  if (!first || !ids.serviceId || !ids.templateId) return undefined
  const object = child(child(first, 'callee') ?? first, 'object')
  const data = object && deps.tracer.trace(object).root
  return { node: first, ids, read: () => readAppended(others, data, deps) }
}

/** The API's URL: `https://relay.example.org/api/v1.0/email/send`. */
function postedTo({ code }: ParameterDeps): SyntaxNode | undefined {
  return code.nodes.find(
    (node) =>
      /^(?:StringLiteral|TemplateLiteral)$/.test(node.type) && /\/api\/v1\.0\/email\/send/.test(code.sourceOf(node)),
  )
}

/** Finds every place that sends: calls of the SDK, and posts to the API that it speaks to. */
export function findSends(deps: ParameterDeps): SendCalls {
  const calls = findSdkCalls(deps.code, deps.tracer)
  const inits = calls.filter(({ method }) => method === 'init')
  const read = inits.map(({ arguments: [given, origin] }) => readSdkOptions(given, origin, deps))
  const global: IdNodes = Object.assign({}, ...read)
  const options = new Set(
    calls.flatMap(({ method, arguments: given }) => {
      const object = given[method === 'init' ? 0 : 3]
      const root = object && deps.tracer.trace(object).root
      return root?.type === 'ObjectExpression'
        ? children(root, 'properties').filter((part) =>
            /^(?:block(?:Headless|List)|limitRate)$/.test(keyName(part) ?? ''),
          )
        : []
    }),
  )
  const nodes = calls.map(({ node }) => node)
  const sdk = calls.filter(({ method }) => method !== 'init').map((call) => readSdkSend(call, deps))
  if (sdk.length > 0) return { global, sends: sdk, calls: nodes, options }
  const origin = postedTo(deps)
  const posted = deps.code.nodes.flatMap((node) => {
    const send = node.type === 'ObjectExpression' ? readPosted(node, deps) : undefined
    return send ? [send] : []
  })
  const formData = posted.length === 0 ? readAppendedIds(deps) : undefined
  const sends = formData ? [formData] : posted
  return { global: { ...global, ...(origin ? { origin } : {}) }, sends, calls: nodes, options }
}

/** The SDK's packages, ours in its place, and addresses that serve one of them. */
const packages = /(?:^|\/)(?:@emailjs\/|emailjs-com|@letterslot\/client)/
const ownName = /^\$?emailjs$/i

/** A call of the SDK. */
interface SdkCall {
  readonly method: 'init' | 'send' | 'sendForm'
  readonly node: SyntaxNode
  readonly arguments: readonly SyntaxNode[]
}

function asMethod(name: string | undefined): SdkCall['method'] | undefined {
  return name === 'init' || name === 'send' || name === 'sendForm' ? name : undefined
}

/** The module that `require('…')` or `import('…')` loads. */
function loadedFrom(root: SyntaxNode): string | undefined {
  const callee = child(root, 'callee')
  const isLoad =
    root.type === 'ImportExpression' || callee?.type === 'Import' || (callee && textAt(callee, 'name') === 'require')
  const source = isLoad ? (child(root, 'source') ?? children(root, 'arguments')[0]) : undefined
  return source && textAt(source, 'value')
}

/** Finds the calls of the SDK, by what is imported, required or global, whatever it is called here. */
function findSdkCalls(code: Code, { trace }: Tracer): readonly SdkCall[] {
  return code.nodes.flatMap((node): SdkCall[] => {
    const callee = isCall(node) ? child(node, 'callee') : undefined
    if (!callee) return []
    const { root, keys, binding, paths } = trace(callee)
    const name = textAt(root, 'name')
    if (binding?.kind === 'import') {
      const method = asMethod(keys.at(-1) ?? binding.imported)
      return method && packages.test(binding.source) ? [{ method, node, arguments: children(node, 'arguments') }] : []
    }
    const method = asMethod(keys.at(-1))
    if (!method) return []
    const source = loadedFrom(root)
    const holders = [name, ...keys.slice(0, -1), ...paths.flatMap((path) => path.split('.').slice(0, -1))]
    const isSdk = source === undefined ? holders.some((holder) => ownName.test(holder ?? '')) : packages.test(source)
    return isSdk ? [{ method, node, arguments: children(node, 'arguments') }] : []
  })
}
