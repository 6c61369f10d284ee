import type { IdPart } from '../text/ids.ts'
import type { Code } from './code.ts'
import { formTarget } from './form-target.ts'
import { type ParameterTools, readAppended, readParameters, type Sent } from './parameters.ts'
import { child, children, isCall, isMember, nameOf, type SyntaxNode, textAt } from './syntax-node.ts'
import type { Tracer } from './trace.ts'

/** The expressions that stand where the ids belong. */
export type IdNodes = Readonly<Partial<Record<IdPart | 'origin', SyntaxNode>>>

/** A place that sends. */
export interface Send {
  readonly node: SyntaxNode
  readonly ids: IdNodes
  readonly read: () => Sent
}

/** Everything in the scripts that concerns sending. */
export interface Sends {
  /** Ids set by `init` for all calls. */
  readonly global: IdNodes
  readonly sends: readonly Send[]
  /** The calls of the SDK, `init` among them. */
  readonly calls: readonly SyntaxNode[]
  /** Options of the SDK that a form of ours has no use for. */
  readonly options: ReadonlySet<SyntaxNode>
}

const wireNames: Readonly<Record<string, IdPart>> = {
  user_id: 'publicKey',
  service_id: 'serviceId',
  template_id: 'templateId',
}

/** The value of an object's property, through names that stand for the object or for an inner one. */
function memberOf(node: SyntaxNode, key: string, { tracer }: ParameterTools): SyntaxNode | undefined {
  const { root } = tracer.trace(node)
  if (root.type !== 'ObjectExpression') return undefined
  const property = children(root, 'properties').findLast((part) => nameOf(part) === key)
  return property && child(property, 'value')
}

/** The options of version 4, or the bare key of the versions before. */
function readOptions(node: SyntaxNode | undefined, origin: SyntaxNode | undefined, tools: ParameterTools): IdNodes {
  if (!node) return origin ? { origin } : {}
  const { root } = tools.tracer.trace(node)
  if (root.type !== 'ObjectExpression') return { publicKey: node, ...(origin ? { origin } : {}) }
  const publicKey = memberOf(root, 'publicKey', tools) ?? memberOf(root, 'userID', tools)
  const set = memberOf(root, 'origin', tools) ?? memberOf(root, 'host', tools) ?? origin
  return { ...(publicKey ? { publicKey } : {}), ...(set ? { origin: set } : {}) }
}

function readSdkSend({ method, node, arguments: given }: SdkCall, tools: ParameterTools): Send {
  const [serviceId, templateId, what, options] = given
  const ids = {
    ...readOptions(options, undefined, tools),
    ...(serviceId ? { serviceId } : {}),
    ...(templateId ? { templateId } : {}),
  }
  const read = (): Sent =>
    method === 'send'
      ? readParameters(what, tools)
      : { parameters: [], isWholeForm: true, target: what && formTarget(what, tools) }
  return { node, ids, read }
}

/** An object as the provider's API takes it: `{ service_id, template_id, user_id, template_params }`. */
function readPosted(node: SyntaxNode, tools: ParameterTools): Send | undefined {
  const ids: Partial<Record<IdPart, SyntaxNode>> = {}
  for (const [name, part] of Object.entries(wireNames)) {
    const value = memberOf(node, name, tools)
    if (value) ids[part] = value
  }
  if (!ids.serviceId || !ids.templateId) return undefined
  return { node, ids, read: () => readParameters(memberOf(node, 'template_params', tools), tools) }
}

/** A `FormData` that the ids are appended to. */
function readFormData(tools: ParameterTools): Send | undefined {
  const appends = tools.code.nodes.filter((node) => {
    const callee = isCall(node) ? child(node, 'callee') : undefined
    return (
      callee &&
      isMember(callee) &&
      /^(?:append|set)$/.test(nameOf(callee) ?? '') &&
      children(node, 'arguments').length === 2
    )
  })
  const ids: Partial<Record<IdPart, SyntaxNode>> = {}
  const others: SyntaxNode[] = []
  for (const call of appends) {
    const [key, value] = children(call, 'arguments')
    const name = key && tools.evaluate(key)
    const part = name?.kind === 'text' ? wireNames[name.text] : undefined
    if (part && value) ids[part] = value
    else if (name?.kind === 'text' && !/^(?:lib_version|accessToken)$/.test(name.text)) others.push(call)
  }
  const [first] = appends
  if (!first || !ids.serviceId || !ids.templateId) return undefined
  const object = child(child(first, 'callee') ?? first, 'object')
  const data = object && tools.tracer.trace(object).root
  return { node: first, ids, read: () => readAppended(others, data, tools) }
}

/** The API's URL: `https://relay.example.org/api/v1.0/email/send`. */
function postedTo({ code }: ParameterTools): SyntaxNode | undefined {
  return code.nodes.find(
    (node) =>
      /^(?:StringLiteral|TemplateLiteral)$/.test(node.type) && /\/api\/v1\.0\/email\/send/.test(code.sourceOf(node)),
  )
}

/** Finds every place that sends: calls of the SDK, and posts to the API that it speaks to. */
export function findSends(tools: ParameterTools): Sends {
  const calls = findSdkCalls(tools.code, tools.tracer)
  const inits = calls.filter(({ method }) => method === 'init')
  const read = inits.map(({ arguments: [given, origin] }) => readOptions(given, origin, tools))
  const global: IdNodes = Object.assign({}, ...read)
  const options = new Set(
    calls.flatMap(({ method, arguments: given }) => {
      const object = given[method === 'init' ? 0 : 3]
      const root = object && tools.tracer.trace(object).root
      return root?.type === 'ObjectExpression'
        ? children(root, 'properties').filter((part) =>
            /^(?:block(?:Headless|List)|limitRate)$/.test(nameOf(part) ?? ''),
          )
        : []
    }),
  )
  const nodes = calls.map(({ node }) => node)
  const sdk = calls.filter(({ method }) => method !== 'init').map((call) => readSdkSend(call, tools))
  if (sdk.length > 0) return { global, sends: sdk, calls: nodes, options }
  const origin = postedTo(tools)
  const posted = tools.code.nodes.flatMap((node) => {
    const send = node.type === 'ObjectExpression' ? readPosted(node, tools) : undefined
    return send ? [send] : []
  })
  const formData = posted.length === 0 ? readFormData(tools) : undefined
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
