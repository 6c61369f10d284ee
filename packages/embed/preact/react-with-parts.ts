import { bare } from './foreign-globals.ts'
import { type Child, jsx as draw, type Props, type Type } from './react.ts'

// What is named here wins over what is handed on.
export * from './react.ts'

/**
 * Draws as anywhere, on pages that are not ours. Whatever has a class has a part of the same name, for the page's style
 * sheets: `.ls-field`, `::part(field)`. Props inherit nothing: a page may have put anything on the prototype of all objects.
 */
export function jsx(type: Type, props: object, key?: string): Child {
  const own: Props = bare(props)
  if (typeof type === 'string') {
    own.is = null
    if (own.className) own.part = own.className.replaceAll('ls-', '')
  }
  const node = draw(type, own, key, own)
  node.props = bare(node.props)
  return node
}

export const jsxs = jsx

/** As React has it: for elements whose name is known at run time. */
export const createElement = (type: Type, props: Props, ...children: Child[]): Child =>
  jsx(type, { ...props, children })
