/** A colour of OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** The three channels of a colour in linear light, 0 to 1 where sRGB can show it. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

/** Steps of the search for the chroma that sRGB can still show: 1/4096 of it is less than a step of a channel. */
const gamutSteps = 12

/** Reads `#rrggbb` as linear light (IEC 61966-2-1). */
export function linearRgb(hex: string): LinearRgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/**
 * Converts `#rrggbb` to OKLCH.
 * @see Ottosson, "A perceptual color space for image processing", 2020; CSS Color Module Level 4, 9.4
 */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(a, bb)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    // Greys have a hue of rounding alone.
    chroma: chroma < 0.0005 ? 0 : chroma,
    hue: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function fromOklch({ lightness, chroma, hue }: Oklch): LinearRgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isInGamut(rgb: LinearRgb): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001)
}

/** Converts OKLCH to `#rrggbb`; what sRGB cannot show loses chroma, and keeps lightness and hue (CSS Color 4, 13.2). */
export function oklchToHex(color: Oklch): string {
  const whole = fromOklch(color)
  if (isInGamut(whole)) return hexOf(whole)
  let [low, high] = [0, color.chroma]
  for (let step = 0; step < gamutSteps; step += 1) {
    const chroma = (low + high) / 2
    if (isInGamut(fromOklch({ ...color, chroma }))) low = chroma
    else high = chroma
  }
  return hexOf(fromOklch({ ...color, chroma: low }))
}

function hexOf(rgb: LinearRgb): string {
  const channel = (value: number): string => {
    const held = Math.min(1, Math.max(0, value))
    const encoded = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${rgb.map(channel).join('')}`
}
