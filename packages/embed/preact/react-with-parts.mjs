import { jsx as draw } from './react.mjs'

// What is named here wins over what is handed on.
export * from './react.mjs'

/**
 * Draws as anywhere, on pages that are not ours. Whatever has a class has a part of the same name, for the page's style
 * sheets: `.ls-field`, `::part(field)`. Props inherit nothing: a page may have put anything on the prototype of all objects.
 */
export function jsx(type, props, key) {
  const own = bare(props)
  if (typeof type === 'string') {
    own.is = null
    if (own.className) own.part = own.className.replaceAll('ls-', '')
  }
  const node = draw(type, own, key, own)
  node.props = bare(node.props)
  return node
}

const bare = (own) => Object.assign(Object.create(null), own)

export const jsxs = jsx
export const createElement = (type, props, ...children) => jsx(type, { ...props, children })
