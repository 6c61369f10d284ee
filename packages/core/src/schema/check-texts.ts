import { maxChangedTextLength } from '../model/limits.ts'
import { textTokens } from '../model/text-tokens.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Facts that a sentence may leave out: the rest of it says what to do without them. */
const optionalTokens: ReadonlySet<string> = new Set(['actual', 'maker', 'n', 'weekday'])

/** A token of a sentence: what is filled in for it, and if a changed sentence must still say it. */
export interface TextToken {
  readonly name: string
  readonly isRequired: boolean
}

/** The tokens of a sentence that visitors read, by its key; undefined for a key that no sentence has. */
export function tokensOfText(key: string): readonly TextToken[] | undefined {
  const tokens = Object.hasOwn(textTokens, key) ? textTokens[key] : undefined
  return tokens?.map((name) => ({ name, isRequired: !optionalTokens.has(name) }))
}

/** Checks the visitor's sentences that the maker changed: each of them says what it must still say. */
export function checkTexts(place: Place): void {
  for (const key of Object.keys(place.object() ?? {})) checkText(place.at(key), key)
}

function checkText(place: Place, key: string): undefined {
  const text = place.words()
  if (text === undefined) return
  const tokens = tokensOfText(key)
  if (!tokens)
    return place.report('unknown-text', faultText`Visitors read no sentence “${key.slice(0, 80)}”: take it out.`)
  if (text.length > maxChangedTextLength)
    return place.report(
      'too-large',
      faultText`This sentence has ${text.length} characters; at most ${maxChangedTextLength} fit.`,
    )
  const said = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => (name === 'Maker' ? 'maker' : name))
  for (const { name, isRequired } of tokens) {
    if (isRequired && !said.includes(name))
      place.report('missing-token', faultText`This sentence must still say {${name}}: put it in.`)
  }
  const foreign = said.find((token) => !tokens.some(({ name }) => name === token))
  if (foreign === undefined) return
  const known = tokens.map(({ name }) => `{${name}}`).join(' ') || 'none'
  place.report(
    'unknown-text',
    faultText`Nothing is put in place of {${foreign.slice(0, 80)}}; this sentence knows ${known}.`,
  )
}
