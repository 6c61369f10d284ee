import { linearRgb } from './oklch.ts'

/** The relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours `#rrggbb`, 1 to 21, whichever is in front (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  return luminanceRatio(relativeLuminance(one), relativeLuminance(other))
}

/** The contrast ratio of two relative luminances. */
export function luminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
