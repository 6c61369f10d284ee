import { maxChangedTextLength } from '../model/limits.ts'
import { textTokens } from '../model/text-tokens.ts'
import type { Place } from './place.ts'

/** Facts that a sentence may leave out: the rest of it says what to do without them. */
const optionalTokens: ReadonlySet<string> = new Set(['actual', 'maker', 'n', 'weekday'])

/** Checks the visitor's sentences that the maker changed: each of them says what it must still say. */
export function checkTexts(place: Place): void {
  for (const key of Object.keys(place.object() ?? {})) checkText(place.at(key), key)
}

function checkText(place: Place, key: string): void {
  const text = place.words()
  if (text === undefined) return
  const tokens = Object.hasOwn(textTokens, key) ? textTokens[key] : undefined
  if (!tokens) {
    place.report('unknown-text', `Visitors read no sentence “${key.slice(0, 80)}”: take it out.`)
    return
  }
  if (text.length > maxChangedTextLength) {
    place.report('too-large', `This sentence has ${text.length} characters; at most ${maxChangedTextLength} fit.`)
    return
  }
  const said = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => (name === 'Maker' ? 'maker' : name))
  for (const token of tokens) {
    if (!optionalTokens.has(token) && !said.includes(token))
      place.report('missing-token', `This sentence must still say {${token}}: put it in.`)
  }
  const foreign = said.find((token) => !tokens.includes(token))
  if (foreign === undefined) return
  const known = tokens.map((token) => `{${token}}`).join(' ') || 'none'
  place.report('unknown-text', `Nothing is put in place of {${foreign.slice(0, 80)}}; this sentence knows ${known}.`)
}
