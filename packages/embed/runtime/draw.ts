// Draws what components return, and again when it changes: as React does, as far as the runtime wants it.
import { setProps } from './set-props.ts'

/** Props of an element or a component, as far as they are read here. */
export interface Props {
  [name: string]: unknown
  children?: unknown
  className?: string
  is?: null
  key?: unknown
  part?: string
  ref?: { current: unknown }
}

/** A component, as a method: each takes props of its own. */
export type Draw = { draw(props: object): unknown }['draw']

/** An element's name, or a component; the empty name is that of a text. */
export type Type = string | Draw

/** Is to be drawn at one place; and that which was made of it. */
export interface Child {
  readonly type: Type
  readonly key: unknown
  props: Props
  /** Undefined for a component, which has the nodes of its children. */
  node: Element | Text | undefined
  host: Host | undefined
  children: readonly Child[]
  /** Tells it among its siblings: its key, else its number. */
  place: string | number
  order: number
  /** True until its nodes stand where they should. */
  isAstray: boolean
}

/** A component that stands in a page. */
export interface Host {
  readonly draw: Draw
  /** Undefined once it is gone. */
  child: Child | undefined
  readonly depth: number
  readonly slots: Slot[]
  /** The number of its hooks, as far as it is drawn. */
  calls: number
  /** Run once all is drawn. */
  readonly effects: (() => void)[]
  isStale: boolean
}

/** The place of one call of a hook. */
export interface Slot {
  readonly host: Host
  cleanUp: (() => void) | undefined
  dependencies: readonly unknown[] | undefined
  isNew: boolean
  state: [value: unknown, set: (value: unknown) => void] | undefined
  value: unknown
}

type FoundNodes = (Element | Text)[]

/** The component that is drawn now. */
export let host: Host
/** True while markup is taken over: then a component reads what was drawn without scripts. */
export let isTakingOver = false

let depth = 0
const roots = new WeakMap<Element, Child>()
const drawnHosts: Host[] = []
const staleHosts: Host[] = []

/** Draws what stands in it alone. */
export const Fragment: Draw = ({ children }: { readonly children?: unknown }) => children

/** All of it is its own: a page may have put anything on the prototype of all objects. */
export const drawable = (type: Type, props: Props, key?: unknown): Child => ({
  type,
  props,
  key,
  node: undefined,
  host: undefined,
  children: [],
  place: 0,
  order: 0,
  isAstray: false,
})

/**
 * Draws into an element, in place of what it drew there before; null erases that.
 * @param found - markup of the same that stands there: it is taken over, with whatever its visitor did in it.
 */
export function render(child: Child | null, into: Element, found?: FoundNodes): void {
  const root = roots.get(into) ?? { ...drawable('', {}), node: into }
  roots.set(into, root)
  depth = 0
  isTakingOver = found !== undefined
  drawChildren(root, child, into, found)
  isTakingOver = false
  finish(root, into, null)
}

export const hydrate = (child: Child, into: Element): void => render(child, into, foundIn(into))

/** Has a component drawn again, once however often it is asked for. */
export function redraw(one: Host): void {
  if (!one.isStale && staleHosts.push(one) === 1) queueMicrotask(drawStale)
  one.isStale = true
}

function drawStale(): void {
  // Outer ones first: they draw inner ones with them, or take them away.
  for (const one of staleHosts.splice(0).sort((first, second) => first.depth - second.depth)) {
    const { child } = one
    const last = child && one.isStale ? lastNode(child) : undefined
    if (!child || !last?.parentNode) continue
    const { parentNode, nextSibling } = last
    try {
      drawHost(one, child, parentNode)
      finish(child, parentNode, nextSibling)
    } catch (error) {
      reportError(error)
    }
  }
}

/** Puts what was drawn into its place, and runs the effects, inner ones first. */
function finish(owner: Child, into: Node, next: Node | null): void {
  placeChildren(owner, into, next)
  // Those of what could not be drawn whole are gone with it.
  for (const { child, effects } of drawnHosts.splice(0)) if (child) for (const run of effects.splice(0)) run()
}

function drawHost(one: Host, child: Child, into: Node, found?: FoundNodes): void {
  one.child = child
  one.isStale = false
  one.calls = 0
  host = one
  const { draw } = one
  const shown = draw(child.props)
  depth = one.depth + 1
  drawChildren(child, shown, into, found)
  depth = one.depth
  if (one.effects[0]) drawnHosts.push(one)
}

function drawChildren(owner: Child, children: unknown, into: Node, found: FoundNodes | undefined): void {
  const before = new Map(owner.children.map((child) => [child.place, child]))
  const list = childrenIn(children)
  // Whoever has no node of its own has one inside, always: that tells its place.
  if (!owner.node && !list[0]) list.push(textChild(''))
  owner.children = list
  const olds = list.map(({ place, type }) => {
    const there = before.get(place)
    if (there?.type !== type) return undefined
    before.delete(place)
    return there
  })
  // Before anything is drawn: what goes may hold the very child that is drawn elsewhere now.
  for (const child of before.values()) erase(child)
  let furthest = 0
  for (const [order, child] of list.entries()) {
    const old = olds[order]
    if (old) {
      child.isAstray = old.order < furthest
      furthest = Math.max(furthest, old.order)
    }
    // One that was kept is as it was.
    if (child !== old) drawChild(child, old, into, found)
    child.order = order
  }
}

/** @param old - stood at the same place, and is of the same type. */
function drawChild(child: Child, old: Child | undefined, into: Node, found: FoundNodes | undefined): void {
  const { type, props } = child
  child.children = old?.children ?? []
  if (typeof type === 'function') {
    child.host = old?.host ?? { draw: type, child, depth, slots: [], calls: 0, effects: [], isStale: false }
    drawHost(child.host, child, into, found)
    return
  }
  const taken = found && takeFound(found, type)
  const node = old?.node ?? taken ?? create(type, into)
  child.node = node
  child.isAstray ||= !old && !taken
  if (node instanceof Text) {
    if (node.data !== props.children) node.data = `${props.children}`
    return
  }
  const within = taken && 'children' in props ? foundIn(node) : undefined
  drawChildren(child, props.children, node, within)
  for (const one of within ?? []) one.remove()
  if (old || taken) placeChildren(child, node, null)
  else {
    // All at once: a list chooses the first that comes into it.
    const all = document.createDocumentFragment()
    placeChildren(child, all, null)
    node.insertBefore(all, null)
  }
  setProps(node, props, old?.props, taken !== undefined)
  if (props.ref) props.ref.current = node
}

/** Goes from the last to the first, so that each stands before one that stands already. */
function placeChildren(owner: Child, into: Node, end: Node | null, areAstray = false): Node | null {
  let next = end
  for (const child of owner.children.toReversed()) {
    const isAstray = areAstray || child.isAstray
    child.isAstray = false
    if (!child.node) next = placeChildren(child, into, next, isAstray)
    else {
      if (isAstray) into.insertBefore(child.node, next)
      next = child.node
    }
  }
  return next
}

/** @param isInside - of an element that goes: its nodes go with that. */
function erase({ host: one, node, props, children }: Child, isInside = false): void {
  if (one) one.child = undefined
  for (const { cleanUp } of one?.slots ?? []) cleanUp?.()
  if (node instanceof Element && props.ref) props.ref.current = null
  for (const child of children) erase(child, isInside || node !== undefined)
  if (!isInside) node?.remove()
}

function lastNode({ node, children }: Child): Node | undefined {
  const last = children.at(-1)
  return node ?? (last && lastNode(last))
}

function childrenIn(children: unknown): Child[] {
  return [children].flat().flatMap((one, number) => {
    const child = childIn(one)
    if (!child) return []
    child.place = child.key === undefined ? number : `${child.key}`
    return child
  })
}

/** A list in a list is one child, whose own keys tell each of it. */
function childIn(one: unknown): Child | undefined {
  if (Array.isArray(one)) return drawable(Fragment, { children: one })
  if (typeof one === 'string' || typeof one === 'number') return textChild(`${one}`)
  return isChild(one) ? one : undefined
}

const isChild = (one: unknown): one is Child => typeof one === 'object' && one !== null
const textChild = (text: string): Child => drawable('', { children: text })

const foundIn = (node: Element): FoundNodes =>
  [...node.childNodes].filter((one) => one instanceof Element || one instanceof Text)

/** Takes the first that may be it. */
function takeFound(found: FoundNodes, type: string): Element | Text | undefined {
  const at = found.findIndex((one) => (one instanceof Element ? one.localName : '') === type)
  return at < 0 ? undefined : found.splice(at, 1)[0]
}

function create(type: string, into: Node): Element | Text {
  if (!type) return document.createTextNode('')
  return type === 'svg' || into instanceof SVGElement
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type)
}
