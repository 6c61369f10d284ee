import type { ParameterTools } from './parameters.ts'
import { child, nameOf, type SyntaxNode, textAt } from './syntax-node.ts'

/** Where form libraries take the rules of another library from. */
const holders = /^(?:resolver|validationSchema|validate|yup|schema)$/
const taking = /^(?:useForm|useFormik|Formik|FinalForm|withFormik)$/

/**
 * Tells of rules that a schema gives (zod, yup): they are code, so they become none here.
 * @returns the places that take one.
 */
export function tellSchemas({ code, remarks }: ParameterTools): readonly SyntaxNode[] {
  const told: SyntaxNode[] = []
  const tell = (node: SyntaxNode): void => {
    told.push(node)
    remarks.cannotRead('schema', code.excerptOf(node), { line: code.lineOf(node) })
  }
  for (const node of code.nodes) {
    if (node.type === 'JSXAttribute') {
      const element = code.parentOf(node)
      const tag = element && child(element, 'name')
      const name = child(node, 'name')
      const isTaken = tag !== undefined && taking.test(textAt(tag, 'name') ?? '')
      if (isTaken && name && holders.test(textAt(name, 'name') ?? '')) tell(node)
    } else if (node.type === 'ObjectProperty' && holders.test(nameOf(node) ?? '')) {
      const object = code.parentOf(node)
      const call = object && code.parentOf(object)
      const callee = call && child(call, 'callee')
      if (callee && taking.test(textAt(callee, 'name') ?? '')) tell(node)
    }
  }
  return told
}
