import type { ColorPair } from './theme.ts'

/** The colours of meaning: red, amber and green are the same in every theme, only *Contrast* has them stand out more. */
export const meaning = {
  'color.danger': ['#b42318', '#ff8f85'],
  'color.danger-wash': ['#fdecea', '#43201d'],
  'color.wait': ['#8a5a00', '#ffd666'],
  'color.ok': ['#176f42', '#4cc38a'],
} as const satisfies Readonly<Record<string, ColorPair>>
