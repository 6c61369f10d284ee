// In place of React, in a script beside the one of the element: a hook belongs to whoever draws, which is that one.
import { type ElementHooks, findElementClass } from '../src/element-class.ts'

const hookOf =
  (name: keyof ElementHooks) =>
  (...given: never[]): unknown =>
    findElementClass()?.hooks[name](...given)

export const useEffect = hookOf('useEffect')
export const useMemo = hookOf('useMemo')
export const useRef = hookOf('useRef')
export const useSyncExternalStore = hookOf('useSyncExternalStore')
