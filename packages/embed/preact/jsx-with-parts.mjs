import { jsx as draw, Fragment } from './react.mjs'

export { Fragment }

/** Whatever has a class has a part of the same name, for the style sheets of the page around: `.ls-field`, `::part(field)`. */
export function jsx(type, props, key) {
  const { className } = props
  return draw(
    type,
    typeof type === 'string' && className ? { ...props, part: className.replaceAll('ls-', '') } : props,
    key,
  )
}

export const jsxs = jsx
