import type { Code } from './code.ts'
import { child, children, isCall, type SyntaxNode, textAt } from './syntax-node.ts'
import type { Tracer } from './trace.ts'

/** The SDK's packages, ours in its place, and addresses that serve one of them. */
const packages = /(?:^|\/)(?:@emailjs\/|emailjs-com|@letterslot\/client)/
const ownName = /^\$?emailjs$/i

/** A call of the SDK. */
export interface SdkCall {
  readonly method: 'init' | 'send' | 'sendForm'
  readonly node: SyntaxNode
  readonly arguments: readonly SyntaxNode[]
}

function asMethod(name: string | undefined): SdkCall['method'] | undefined {
  return name === 'init' || name === 'send' || name === 'sendForm' ? name : undefined
}

/** What `require('…')` and `import('…')` load. */
function loadedFrom(root: SyntaxNode): string | undefined {
  const callee = child(root, 'callee')
  const isLoad =
    root.type === 'ImportExpression' || callee?.type === 'Import' || (callee && textAt(callee, 'name') === 'require')
  const source = isLoad ? (child(root, 'source') ?? children(root, 'arguments')[0]) : undefined
  return source && textAt(source, 'value')
}

/** Finds the calls of the SDK, by what is imported, required or global, whatever it is called here. */
export function findSdkCalls(code: Code, { trace }: Tracer): readonly SdkCall[] {
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
