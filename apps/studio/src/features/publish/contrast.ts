/** Two colours of a form, `#rgb` or `#rrggbb`, in the light and in the dark. */
interface ColourPair {
  readonly text: readonly [light: string, dark: string]
  readonly surface: readonly [light: string, dark: string]
}

const sheet = ['#fff', '#1b1f26'] as const
const well = ['#fbfaf7', '#14171c'] as const

/** Every text of a form's look and what it stands on, as `form.css` has them. */
export const formColours: Readonly<Record<string, ColourPair>> = {
  text: { text: ['#1c2430', '#eef1f5'], surface: sheet },
  quiet: { text: ['#4b5563', '#b6bfcb'], surface: sheet },
  faint: { text: ['#626a78', '#9aa4b2'], surface: sheet },
  faintInBox: { text: ['#626a78', '#9aa4b2'], surface: well },
  action: { text: ['#1c2430', '#1c2430'], surface: ['#ffc629', '#ffc629'] },
  busy: { text: ['#8a5a00', '#ffd666'], surface: ['#fff5d6', '#3a2f10'] },
  strong: { text: ['#fff', '#14171c'], surface: ['#1c2430', '#eef1f5'] },
  danger: { text: ['#b42318', '#ff8f85'], surface: sheet },
  dangerInBox: { text: ['#b42318', '#ff8f85'], surface: ['#fdecea', '#43201d'] },
  ok: { text: ['#176f42', '#4cc38a'], surface: sheet },
}

/** The contrast of two colours, 1 to 21. Source: WCAG 2.2, contrast ratio and relative luminance. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The lowest contrast of any text of a form, in the light and in the dark. */
export function lowestContrast(pairs: Readonly<Record<string, ColourPair>> = formColours): number {
  const ratios = Object.values(pairs).flatMap(({ text, surface }) => [
    contrastOf(text[0], surface[0]),
    contrastOf(text[1], surface[1]),
  ])
  return Math.min(...ratios)
}

function luminance(colour: string): number {
  const digits = colour.slice(1)
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(whole.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
