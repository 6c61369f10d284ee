import { maxSubstitutions, maxValueCharacters } from '../text/limits.ts'
import type { Declaration } from './read-css.ts'
import { schemeOfSelector } from './site-part.ts'

/** A value with its custom properties put in, and the first of them: that is where it comes from. */
export interface ResolvedValue {
  readonly value: string
  readonly through: string | undefined
}

/** Puts custom properties into a value; undefined where one of them is not there, or names itself. */
export type Resolve = (value: string, scheme: 'light' | 'dark') => ResolvedValue | undefined

/** Gathers the custom properties of a style sheet: those of the page as a whole before those of a part, the last one said. */
export function createResolve(declarations: readonly Declaration[]): Resolve {
  const values = { light: new Map<string, string>(), dark: new Map<string, string>() }
  for (const isRoot of [false, true]) {
    for (const { property, value, selectors, scheme } of declarations) {
      if (!property.startsWith('--')) continue
      for (const selector of selectors) {
        const of = scheme ?? schemeOfSelector(selector)
        if (/(?:^|[\s,])(?::root|html|body|:host)\b|^\*$/.test(selector) === isRoot) {
          if (of !== 'dark') values.light.set(property, value)
          if (of === 'dark') values.dark.set(property, value)
        }
      }
    }
  }
  return (value, scheme) => {
    let [text, through]: [string, string | undefined] = [value, undefined]
    for (let count = 0; count < maxSubstitutions; count += 1) {
      const at = text.lastIndexOf('var(')
      if (at === -1) return { value: text.trim(), through }
      // The last one has no other within it but in front of it: its bracket is the next one that closes.
      const close = closingBracket(text, at + 'var('.length)
      const [, name = '', fallback] =
        /^\s*(--[^\s,)]+)\s*(?:,([\s\S]*))?$/.exec(text.slice(at + 'var('.length, close)) ?? []
      const dark = scheme === 'dark' ? values.dark.get(name) : undefined
      const found =
        dark ?? values.light.get(name) ?? (scheme === 'light' ? values.dark.get(name) : undefined) ?? fallback
      if (found === undefined) return undefined
      through ??= found === fallback ? undefined : name
      text = text.slice(0, at) + found + text.slice(close + 1)
      if (text.length > maxValueCharacters) return undefined
    }
    return undefined
  }
}

function closingBracket(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
