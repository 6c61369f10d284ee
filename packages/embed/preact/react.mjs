// What the runtime takes from React, over Preact's public API alone: smaller than Preact's own hooks. The build puts this
// file in React's place; nothing else imports it. Its types are React's, so it needs none.
import { Component, createElement as createNode, Fragment } from 'preact'

export { Fragment }

let host
let cursor
let hydrating = false

/** Holds the hooks of one function component, one slot for each call of a hook. */
class Host extends Component {
  slots = []
  pending = []

  render(props) {
    host = this
    cursor = 0
    return this.draw(props)
  }

  componentDidMount() {
    for (const run of this.pending.splice(0)) run()
  }

  componentDidUpdate() {
    this.componentDidMount()
  }

  componentWillUnmount() {
    for (const slot of this.slots) slot.cleanUp?.()
  }
}

const hosts = new WeakMap()

/** The class that Preact draws in place of a function component. */
function hostOf(draw) {
  if (!hosts.has(draw)) {
    const Drawn = class extends Host {}
    Drawn.prototype.draw = draw
    hosts.set(draw, Drawn)
  }
  return hosts.get(draw)
}

/** Preact ignores `defaultValue` on a select: the chosen option says so itself. */
function choose(options, value) {
  for (const option of [options].flat(2))
    if (option?.type === 'option') option.props.selected = option.props.value === value
}

export function jsx(type, own, key, props = { ...own }) {
  if (type === 'select') choose(props.children, props.defaultValue)
  if (key !== undefined) props.key = key
  return createNode(typeof type === 'function' && type !== Fragment ? hostOf(type) : type, props)
}

export const jsxs = jsx
export const createElement = (type, props, ...children) => jsx(type, { ...props, children })

/** Runs `work`, in which components read what was drawn without scripts. */
export function whileHydrating(work) {
  hydrating = true
  work()
  hydrating = false
}

/** The slot of this call, and whether its dependencies are new. */
function slotFor(dependencies) {
  const self = host
  const index = cursor++
  self.slots[index] ??= { self }
  const slot = self.slots[index]
  slot.stale =
    !slot.dependencies || !dependencies || dependencies.some((one, at) => !Object.is(one, slot.dependencies[at]))
  slot.dependencies = dependencies
  return slot
}

export function useMemo(make, dependencies) {
  const slot = slotFor(dependencies)
  if (slot.stale) slot.value = make()
  return slot.value
}

export const useCallback = (callback, dependencies) => useMemo(() => callback, dependencies)
export const useRef = (current) => useMemo(() => ({ current }), [])

export function useState(initial) {
  const { self } = slotFor([])
  const pair = useMemo(
    () => [
      typeof initial === 'function' ? initial() : initial,
      (value) => {
        if (Object.is(pair[0], value)) return
        pair[0] = value
        self.setState({})
      },
    ],
    [],
  )
  return [...pair]
}

export function useEffect(effect, dependencies) {
  const slot = slotFor(dependencies)
  if (!slot.stale) return
  slot.self.pending.push(() => {
    slot.cleanUp?.()
    slot.cleanUp = effect()
  })
}

export function useSyncExternalStore(subscribe, read, readResting) {
  const slot = slotFor()
  slot.value = hydrating ? readResting() : read()
  useEffect(() => {
    const check = () => {
      if (!Object.is(slot.value, read())) slot.self.setState({})
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return slot.value
}
