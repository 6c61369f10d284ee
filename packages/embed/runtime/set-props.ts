import type { Props } from './draw.ts'

/** These a visitor changes, too: each is compared with what stands there, not with what was drawn. */
const live = /^(value|checked)$/

/**
 * Sets what has changed: as a property where an element has one of that name, else as an attribute.
 * @param isTaken - of markup that was drawn from the same props: only its events, and what was written in it, may differ.
 */
export function setProps(node: Element, props: Props, before: Props | undefined, isTaken: boolean): void {
  for (const name of Object.keys({ ...before, ...props })) {
    const value = props[name]
    const isLive = live.test(name) && value !== undefined
    const held = isLive && (before || isTaken) ? Reflect.get(node, name) : before?.[name]
    const isAsDrawn = isTaken && !isLive && typeof value !== 'function'
    if (value === held || isAsDrawn || /^(children|key|ref)$/.test(name)) continue
    if (name === 'defaultValue' && node instanceof HTMLSelectElement) {
      if (!before) choose(node, value)
    } else if (name === 'style' && node instanceof HTMLElement) {
      node.style.cssText = ''
      for (const [property, one] of Object.entries(Object(value)))
        node.style.setProperty(property.replace(/[A-Z]/g, '-$&'), `${one}`)
    } else set(node, name, value)
  }
}

function choose({ options }: HTMLSelectElement, value: unknown): void {
  for (const option of options) option.selected = [value].flat().includes(option.value)
}

function set(node: Element, name: string, value: unknown): void {
  const property = name.startsWith('on') ? name.toLowerCase() : name
  const isSet = property in node && Reflect.set(node, property, value ?? '')
  if (value === undefined || value === null || (value === false && !isSet && name[4] !== '-'))
    node.removeAttribute(name)
  // Properties of SVG cannot be set.
  else if (!isSet) node.setAttribute(name === 'className' ? 'class' : name, `${value}`)
}
