import { createContext, useContext } from 'react'

/** Brings the focus to the palette's search; given by `BuildStep`. */
export const OpenPaletteContext = createContext<() => void>(() => undefined)

/** What brings the focus to the palette's search, opening it first where it is a sheet. */
export function useOpenPalette(): () => void {
  return useContext(OpenPaletteContext)
}
