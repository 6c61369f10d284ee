import { createContext, useContext } from 'react'

/** Brings the focus to the palette's search; given by `BuildStep`. */
export const OpenPaletteContext = createContext<() => void>(() => undefined)

/** Returns a function that moves the focus to the palette's search and opens its sheet first on narrow screens. */
export function useOpenPalette(): () => void {
  return useContext(OpenPaletteContext)
}
