/** The characters of type that every system has a face for. */
export type FontCharacter = 'grotesque' | 'humanist' | 'serif' | 'slab' | 'rounded' | 'mono'

/** Lists of faces by character: those of Apple, Windows, Android and Linux, the generic family last. Nothing is downloaded. */
export const fontStacks: Readonly<Record<FontCharacter, string>> = {
  grotesque: 'Inter, "Helvetica Neue", "Segoe UI", Roboto, Arial, "Liberation Sans", sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, Candara, "Noto Sans", "Open Sans", "DejaVu Sans", sans-serif',
  serif: 'Georgia, "Iowan Old Style", "Palatino Linotype", Gelasio, "Liberation Serif", serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "Sitka Small", "DejaVu Serif", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Quicksand, Nunito, Comfortaa, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace',
}

/** The character of a list of faces; undefined where it is the page's own, the maker's, or another list. */
export function fontCharacter(stack: string): FontCharacter | undefined {
  return fontCharacters.find((character) => fontStacks[character] === stack)
}

/** Every character, in the order in which they are offered. */
export const fontCharacters = [
  'grotesque',
  'humanist',
  'serif',
  'slab',
  'rounded',
  'mono',
] as const satisfies readonly FontCharacter[]
