import { jsx as draw } from './react.mjs'

// What is named here wins over what is handed on.
export * from './react.mjs'

/**
 * Draws as anywhere, on pages that are not ours. Whatever has a class has a part of the same name, for the page's style
 * sheets: `.ls-field`, `::part(field)`. Props inherit nothing: a page may have put anything on the prototype of all objects.
 */
export function jsx(type, own, key) {
  const { className } = own
  const named = typeof type === 'string' && className ? { ...own, part: className.replaceAll('ls-', '') } : own
  const node = draw(type, named, key)
  const kept = Object.keys(named).filter((name) => Object.hasOwn(node.props, name))
  node.props = Object.assign(Object.create(null), Object.fromEntries(kept.map((name) => [name, node.props[name]])))
  return node
}

export const jsxs = jsx
export const createElement = (type, props, ...children) => jsx(type, { ...props, children })
