import { oklchToHex, toOklch } from './oklch.ts'

/** Steps of lightness from black to white. */
const lightnessSteps = 256
/** Halvings of the last step: to 1/4096 of lightness, finer than a channel's 1/255. */
const halvings = 4

/** Finds the nearest colour that passes a test; undefined where none does. */
export type FindNearest = (passes: (hex: string) => boolean) => string | undefined

/**
 * Finds the colour that passes a test and lies nearest to another in lightness; hue stays, and chroma where sRGB has it at
 * that lightness (OKLCH).
 * @returns `#rrggbb`; undefined where no lightness passes.
 */
export function nearestColor(hex: string, passes: (hex: string) => boolean): string | undefined {
  return createNearest(hex)(passes)
}

/** The same for several tests: the colour's other lightnesses are worked out once, and only when they are wanted. */
export function createNearest(hex: string): FindNearest {
  const { lightness, chroma, hue } = toOklch(hex)
  const at = (to: number): string => oklchToHex({ lightness: to, chroma, hue })
  const sorted = Array.from({ length: lightnessSteps + 1 }, (_, step) => step / lightnessSteps).sort(
    (one, other) => Math.abs(one - lightness) - Math.abs(other - lightness),
  )
  const hexes: string[] = []
  return (passes) => {
    if (passes(hex)) return hex
    const index = sorted.findIndex((to, step) => {
      hexes[step] ??= at(to)
      return passes(hexes[step])
    })
    const to = sorted[index]
    return to === undefined ? undefined : at(narrow(to, lightness, (middle) => passes(at(middle))))
  }
}

/** Halves the last step between a lightness that passes and the one to stay near to; returns the last that passes. */
function narrow(passing: number, near: number, passes: (lightness: number) => boolean): number {
  const towards = Math.min(1 / lightnessSteps, Math.abs(near - passing)) * Math.sign(near - passing)
  let [yes, no] = [passing, passing + towards]
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (yes + no) / 2
    if (passes(middle)) yes = middle
    else no = middle
  }
  return yes
}
