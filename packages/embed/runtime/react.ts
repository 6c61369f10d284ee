// What the runtime takes from React, over what draws it here. The build puts this file in React's place. Its types are React's, which are
// those that the runtime is checked with: here values are unknown.
import { type Child, drawable, host, isTakingOver, type Props, redraw, type Slot, type Type } from './draw.ts'

export { drawable as jsx, drawable as jsxs, Fragment } from './draw.ts'

/** As React has it: for elements whose name is known at run time. */
export const createElement = (type: Type, props: Props, ...children: readonly unknown[]): Child =>
  drawable(type, { ...props, children }, props.key)

const newSlot = (): Slot => ({
  host,
  cleanUp: undefined,
  dependencies: undefined,
  isNew: true,
  state: undefined,
  value: undefined,
})

/** The slot of this call, and whether its dependencies are new. */
function slotFor(dependencies?: readonly unknown[]): Slot {
  const slot = host.slots[host.calls] ?? newSlot()
  const before = slot.dependencies
  host.slots[host.calls] = slot
  host.calls++
  slot.isNew = !before || !dependencies || dependencies.some((one, at) => !Object.is(one, before[at]))
  slot.dependencies = dependencies
  return slot
}

export function useMemo(make: () => unknown, dependencies: readonly unknown[]): unknown {
  const slot = slotFor(dependencies)
  if (slot.isNew) slot.value = make()
  return slot.value
}

export const useCallback = (callback: unknown, dependencies: readonly unknown[]): unknown =>
  useMemo(() => callback, dependencies)
export const useRef = (current: unknown): unknown => useMemo(() => ({ current }), [])

export function useState(initial: unknown): readonly unknown[] {
  const slot = slotFor()
  slot.state ??= [
    typeof initial === 'function' ? initial() : initial,
    (value) => {
      if (!slot.state || Object.is(slot.state[0], value)) return
      slot.state[0] = value
      redraw(slot.host)
    },
  ]
  return [...slot.state]
}

export function useEffect(effect: () => (() => void) | undefined, dependencies?: readonly unknown[]): void {
  const slot = slotFor(dependencies)
  if (!slot.isNew) return
  slot.host.effects.push(() => {
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
  slot.value = isTakingOver ? readResting() : read()
  useEffect(() => {
    const check = (): void => {
      if (!Object.is(slot.value, read())) redraw(slot.host)
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return slot.value
}
