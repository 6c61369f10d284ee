// In place of React, in a script beside the one of the element: a hook belongs to whoever draws, which is that one.
import { type ElementHooks, findElementClass } from '../src/element-class.ts'
import { jsx } from './jsx-of-element.ts'

const hookOf =
  (name: keyof ElementHooks) =>
  (...given: readonly unknown[]): unknown => {
    const hook = findElementClass()?.hooks[name]
    return hook && Reflect.apply(hook, undefined, given)
  }

/** As React has it: for elements whose name is known at run time. */
export const createElement = (type: never, props: object, ...children: readonly unknown[]): unknown =>
  jsx(type, { ...props, children })

export const useEffect = hookOf('useEffect')
export const useMemo = hookOf('useMemo')
export const useRef = hookOf('useRef')
export const useSyncExternalStore = hookOf('useSyncExternalStore')

/** A function that stays the same while what it hangs on does, over the hooks that every element has. */
export const useCallback = (callback: unknown, inputs: unknown): unknown =>
  Reflect.apply(useMemo, undefined, [() => callback, inputs])

/** A state, over the hooks that every element has. */
export function useState(initial: unknown): readonly unknown[] {
  const made = useMemo(() => new State(typeof initial === 'function' ? initial() : initial), [])
  const state = made instanceof State ? made : new State(initial)
  return [useSyncExternalStore(state.subscribe, state.read, state.read), state.set]
}

class State {
  #value: unknown
  readonly #listeners = new Set<() => void>()
  constructor(value: unknown) {
    this.#value = value
  }

  readonly read = (): unknown => this.#value

  readonly set = (next: unknown): void => {
    this.#value = next
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
