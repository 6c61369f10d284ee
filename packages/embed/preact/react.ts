// What the runtime takes from React, over Preact's public API alone: smaller than Preact's own hooks. The build puts this
// file in React's place. Its types are React's, which are those that the runtime is checked with: here values are unknown.
import { Component, type ComponentChildren, createElement as createNode, Fragment, type VNode } from 'preact'

export { Fragment }

interface Choice {
  readonly type: unknown
  readonly props: { selected?: boolean; readonly value?: unknown }
}

/** The children of a select. */
type Choices = Choice | undefined | readonly (Choice | undefined | readonly (Choice | undefined)[])[]

/** Props of an element or a component, as far as they are read here. */
export interface Props {
  [name: string]: unknown
  children?: Choices
  className?: string
  defaultValue?: unknown
  is?: null
  key?: string
  part?: string
}

export type Child = VNode<Props>

/** A component, as a method: each takes props of its own. */
type Draw = { draw(props: object): ComponentChildren }['draw']

/** An element's name, a component or a fragment. */
export type Type = string | Draw

/** A state, and what sets it. */
type Pair = [state: unknown, set: (value: unknown) => void]

/** The place of one call of a hook. */
interface Slot {
  readonly self: Host
  cleanUp?: (() => void) | undefined
  dependencies?: readonly unknown[] | undefined
  pair?: Pair
  stale?: boolean
  value?: unknown
}

let host: Host
let cursor: number
let hydrating = false

/** Holds the hooks of one function component, one slot for each call of a hook. */
abstract class Host extends Component {
  slots: Slot[] = []
  pending: (() => void)[] = []

  abstract draw: Draw

  override render(props: object): ComponentChildren {
    host = this
    cursor = 0
    return this.draw(props)
  }

  override componentDidMount(): void {
    for (const run of this.pending.splice(0)) run()
  }

  override componentDidUpdate(): void {
    this.componentDidMount()
  }

  override componentWillUnmount(): void {
    for (const slot of this.slots) slot.cleanUp?.()
  }
}

const hosts = new WeakMap<Draw, new () => Host>()

/** The class that Preact draws in place of a function component. */
function hostOf(draw: Draw): new () => Host {
  let Drawn = hosts.get(draw)
  if (!Drawn) {
    Drawn = class extends Host {
      override draw = draw
    }
    hosts.set(draw, Drawn)
  }
  return Drawn
}

/** Preact ignores `defaultValue` on a select: the chosen option says so itself. */
function choose(options: Choices, value: unknown): void {
  for (const option of [options].flat(2))
    if (option?.type === 'option') option.props.selected = option.props.value === value
}

export function jsx(type: Type, own: Props, key?: string, props: Props = { ...own }): Child {
  if (type === 'select') choose(props.children, props.defaultValue)
  if (key !== undefined) props.key = key
  return createNode(typeof type === 'function' && type !== Fragment ? hostOf(type) : type, props)
}

export const jsxs = jsx
export const createElement = (type: Type, props: Props, ...children: (Choice | undefined)[]): Child =>
  jsx(type, { ...props, children })

/** Runs `work`, in which components read what was drawn without scripts. */
export function whileHydrating(work: () => void): void {
  hydrating = true
  work()
  hydrating = false
}

/** The slot of this call, and whether its dependencies are new. */
function slotFor(dependencies?: readonly unknown[]): Slot {
  const slot = host.slots[cursor] ?? { self: host }
  const before = slot.dependencies
  host.slots[cursor] = slot
  cursor++
  slot.stale = !before || !dependencies || dependencies.some((one, at) => !Object.is(one, before[at]))
  slot.dependencies = dependencies
  return slot
}

export function useMemo(make: () => unknown, dependencies: readonly unknown[]): unknown {
  const slot = slotFor(dependencies)
  if (slot.stale) slot.value = make()
  return slot.value
}

export const useCallback = (callback: unknown, dependencies: readonly unknown[]): unknown =>
  useMemo(() => callback, dependencies)
export const useRef = (current: unknown): unknown => useMemo(() => ({ current }), [])

export function useState(initial: unknown): readonly unknown[] {
  const slot = slotFor()
  if (!slot.pair) {
    const pair: Pair = [
      typeof initial === 'function' ? initial() : initial,
      (value) => {
        if (Object.is(pair[0], value)) return
        pair[0] = value
        slot.self.setState({})
      },
    ]
    slot.pair = pair
  }
  return [...slot.pair]
}

export function useEffect(effect: () => (() => void) | undefined, dependencies?: readonly unknown[]): void {
  const slot = slotFor(dependencies)
  if (!slot.stale) return
  slot.self.pending.push(() => {
    slot.cleanUp?.()
    slot.cleanUp = effect()
  })
}

export function useSyncExternalStore(
  subscribe: (onChange: () => void) => () => void,
  read: () => unknown,
  readResting: () => unknown,
): unknown {
  const slot = slotFor()
  slot.value = hydrating ? readResting() : read()
  useEffect(() => {
    const check = (): void => {
      if (!Object.is(slot.value, read())) slot.self.setState({})
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return slot.value
}
