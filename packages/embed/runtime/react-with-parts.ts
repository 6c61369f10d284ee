import type { Child, Props, Type } from './draw.ts'
import { bare } from './foreign-globals.ts'
import { jsx as draw } from './react.ts'

// What is named here wins over what is handed on.
export * from './react.ts'

/**
 * Draws as anywhere, on pages that are not ours. Whatever has a class has a part of the same name, for the page's style
 * sheets: `.ls-field`, `::part(field)`. Props inherit nothing: a page may have put anything on the prototype of all objects.
 */
export function jsx(type: Type, props: object, key?: unknown): Child {
  const own: Props = bare(props)
  if (typeof type === 'string' && own.className) own.part = own.className.replaceAll('ls-', '')
  return draw(type, own, key)
}

export { jsx as jsxs }

/** As React has it: for elements whose name is known at run time. */
export function createElement(type: Type, props: Props, ...children: readonly unknown[]): Child {
  const own: Props = bare({ ...props, children })
  return jsx(type, own, own.key)
}
