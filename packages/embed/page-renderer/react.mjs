// What the runtime takes from React, for one-file pages: hooks, and a renderer that knows just what the runtime draws. A
// page may have 14 KB, and with Preact it had 17. The build puts this file in React's place; nothing else imports it.
// Its types are React's, so it needs none.

/** Draws its children and nothing around them. */
export const Fragment = ({ children }) => children
export const jsx = (type, props, key) => ({ type, props, key })
export const jsxs = jsx
export const createElement = (type, props, children) => jsx(type, { ...props, children })

/** The component whose hooks are being called, and which of them comes next. */
let drawing
let cursor
/** Elements whose children have to be looked at again, and effects that wait for them. */
const stale = new Set()
const effects = []
/** The next node of the markup that is taken over; undefined while everything is made new. */
let found

const attributes = { className: 'class', htmlFor: 'for', defaultValue: 'value', defaultChecked: 'checked' }

// A field's name hides the property of that name on its form, so it is asked of the prototype.
const firstChildOf = (dom) => Reflect.get(Node.prototype, 'firstChild', dom)

/** What is to be drawn, in order; text and lists have no element of JSX, `from`, by which to know them again. */
function wanted(children) {
  return [children].flat().flatMap((child, index) => {
    if (child == null || typeof child === 'boolean' || child === '') return []
    if (Array.isArray(child)) return { type: Fragment, props: { children: child }, key: index }
    if (typeof child !== 'object') return { type: '', props: child, key: index }
    return { ...child, key: child.key ?? index, from: child }
  })
}

function drawChildren(owner, children) {
  const old = new Map(owner.drawn.map((node) => [node.key, node]))
  owner.drawn = wanted(children).map(({ type, props, key, from }) => {
    const known = old.get(key)
    const same = known?.type === type
    if (same) old.delete(key)
    const node = same ? known : { type, key, owner, props: {}, drawn: [], slots: [] }
    if (!from || node.from !== from || node.stale) draw(node, props)
    node.from = from
    return node
  })
  for (const node of old.values()) remove(node)
}

function draw(node, props) {
  const { type, props: before } = node
  node.props = props
  node.stale = false
  if (typeof type === 'function') {
    drawing = node
    cursor = 0
    drawChildren(node, type(props))
    return
  }
  const isNew = !node.dom
  const isFound = isNew && Boolean(found)
  if (isFound) node.dom = found
  else if (isNew) node.dom = type === '' ? new Text() : document.createElementNS(namespaceOf(type), type)
  const { dom } = node
  if (type === '') {
    if (dom.data !== `${props}`) dom.data = props
    if (isFound) found = dom.nextSibling
    return
  }
  for (const name in { ...before, ...props }) {
    const isKept = isFound && !/^(on|ref)/.test(name)
    if (name !== 'children' && props[name] !== before[name] && !isKept) setProperty(dom, name, props[name])
  }
  const outside = found && (isFound ? dom.nextSibling : found)
  if (isNew && found !== undefined) found = isFound ? firstChildOf(dom) : null
  drawChildren(node, props.children)
  found = outside
  if (isFound) return
  place(node)
  if (isNew && type === 'select') dom.value = props.defaultValue
}

const namespaceOf = (type) => `http://www.w3.org/${/^(svg|path|text)$/.test(type) ? '2000/svg' : '1999/xhtml'}`

function setProperty(dom, name, value) {
  const speaks = name.startsWith('aria')
  const attribute = attributes[name] ?? name
  if (name === 'ref') value.current = dom
  else if (name.startsWith('on')) dom[name.toLowerCase()] = value
  else if (name === 'defaultValue' && dom.type === 'textarea') dom.defaultValue = value ?? ''
  else if (value == null || (value === false && !speaks)) dom.removeAttribute(attribute)
  else dom.setAttribute(attribute, value === true && !speaks ? '' : value)
}

/** The nodes of the page that stand for what was drawn. */
const nodesOf = (node) => node.drawn.flatMap((child) => child.dom ?? nodesOf(child))

/** Puts an element's nodes in order; those that stand right are not touched. */
function place(node) {
  let next = firstChildOf(node.dom)
  for (const dom of nodesOf(node)) {
    if (dom === next) next = next.nextSibling
    else node.dom.insertBefore(dom, next)
  }
}

function remove(node) {
  for (const slot of node.slots) slot.cleanUp?.()
  node.drawn.forEach(remove)
  node.dom?.remove()
}

function runEffects() {
  for (const run of effects.splice(0)) run()
}

/** Draws a component again, soon. What stands between it and its element is drawn with it. */
function redraw(node) {
  let element = node
  for (; !element.dom; element = element.owner) element.stale = true
  if (stale.size === 0) queueMicrotask(update)
  stale.add(element)
}

function update() {
  for (const element of stale) {
    stale.delete(element)
    drawChildren(element, element.props.children)
    place(element)
  }
  runEffects()
}

/**
 * Draws into an element.
 * @param takesOver - the element has the markup already.
 * @returns draws, and draws again.
 */
export function drawInto(dom, takesOver) {
  const root = { dom, props: {}, drawn: [], slots: [] }
  return (child) => {
    root.props = { children: child }
    if (takesOver && root.drawn.length === 0) {
      found = firstChildOf(dom)
      drawChildren(root, child)
      found = undefined
      runEffects()
    } else redraw(root)
  }
}

/** The slot of this call, and whether its dependencies are new. */
function slotFor(dependencies) {
  const node = drawing
  const index = cursor++
  node.slots[index] ??= { node }
  const slot = node.slots[index]
  slot.isNew = !(dependencies && slot.dependencies?.every((one, at) => Object.is(one, dependencies[at])))
  slot.dependencies = dependencies
  return slot
}

export function useMemo(make, dependencies) {
  const slot = slotFor(dependencies)
  if (slot.isNew) slot.value = make()
  return slot.value
}

export const useCallback = (callback, dependencies) => useMemo(() => callback, dependencies)
export const useRef = (current) => useMemo(() => ({ current }), [])

export function useState(initial) {
  const node = drawing
  const state = useMemo(() => ({ value: typeof initial === 'function' ? initial() : initial }), [])
  const set = (value) => {
    if (Object.is(state.value, value)) return
    state.value = value
    redraw(node)
  }
  return [state.value, set]
}

export function useEffect(effect, dependencies) {
  const slot = slotFor(dependencies)
  if (!slot.isNew) return
  effects.push(() => {
    slot.cleanUp?.()
    slot.cleanUp = effect()
  })
}

export function useSyncExternalStore(subscribe, read, readAtRest) {
  const node = drawing
  const seen = useRef()
  seen.current = found === undefined ? read() : readAtRest()
  useEffect(() => {
    const check = () => {
      if (!Object.is(seen.current, read())) redraw(node)
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return seen.current
}
