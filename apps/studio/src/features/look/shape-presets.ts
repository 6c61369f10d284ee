import type { LookTokens } from '@letterslot/core'
import type { AllTokens } from '../../domain/look/theme.ts'

/** The air between fields and in them. */
export type Density = 'tight' | 'even' | 'airy'

/** The corners of the button that sends. */
export type ButtonShape = 'square' | 'rounded' | 'pill'

/** The tokens of each density. */
export const densityTokens: Readonly<Record<Density, LookTokens>> = {
  tight: { 'size.control': 36, 'size.gap': 14 },
  even: { 'size.control': 42, 'size.gap': 18 },
  airy: { 'size.control': 48, 'size.gap': 24 },
}

/** The tokens of each shape. */
export const shapeTokens: Readonly<Record<ButtonShape, LookTokens>> = {
  square: { 'radius.button': 0 },
  rounded: { 'radius.button': 10 },
  pill: { 'radius.button': 999 },
}

/** The weight of letters: three that most faces have. */
export type Weight = 'regular' | 'semibold' | 'bold'

/** The number of each weight. */
export const weightNumbers: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 }

/** The weight in which a number is drawn: faces of systems have no 500, and draw 400 in its place (CSS Fonts 4, 5.2). */
export function weightOf(number: number): Weight {
  return number <= 500 ? 'regular' : number < 650 ? 'semibold' : 'bold'
}

/** The density that some tokens come nearest to. */
export function densityOf({ 'size.control': control }: AllTokens): Density {
  return control <= 38 ? 'tight' : control < 46 ? 'even' : 'airy'
}

/** The shape that some tokens come nearest to: a pill is round on a button of any height. */
export function shapeOf({ 'radius.button': radius, 'size.control': control }: AllTokens): ButtonShape {
  if (radius <= 2) return 'square'
  return radius * 2 >= control ? 'pill' : 'rounded'
}
