import type { ColorPair } from './theme.ts'

/** Paints around a form what a look has there, in the scheme of the element. */
export function paintPaper(element: HTMLElement | null, [light, dark]: ColorPair): void {
  element?.style.setProperty('--paper-of-look', `light-dark(${light}, ${dark})`)
}
