import { type Form, isRecord } from '@letterslot/core'
import type { Translation } from '@letterslot/core/language'
import { plainText, readRichText } from '@letterslot/core/rare-rules'
import { needsTranslation, plainPathOf, pointerOf, type Translatable, translatablesOf } from './translatable.ts'

/** The layer of a form in one of its further languages; an empty one where it has none. */
export function layerOf({ translations = {} }: Pick<Form, 'translations'>, tag: string): Translation {
  return (Object.hasOwn(translations, tag) && translations[tag]) || {}
}

/** The words that a layer has for a text; undefined where it says nothing, or blanks. */
export function wordsAt(layer: Translation, path: readonly string[]): string | undefined {
  const words = wordsAsTheyStand(layer, path)
  return typeof words === 'string' && words.trim() !== '' ? words : undefined
}

/** The words at a place as they stand, blanks too: what is being typed. */
export function typedAt(layer: Translation, path: readonly string[]): string {
  const words = wordsAsTheyStand(layer, path)
  return typeof words === 'string' ? words : ''
}

function wordsAsTheyStand(layer: Translation, path: readonly string[]): unknown {
  let at: unknown = layer
  for (const key of path) at = isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined
  // Words without a mark stand among the plain ones alone.
  const plain = at === undefined ? plainPathOf(path) : undefined
  return plain ? wordsAsTheyStand(layer, plain) : at
}

/** New words for a text; empty ones take its translation away. */
export interface WordChange {
  readonly path: readonly string[]
  readonly words: string
}

/** The layer with other words. What is left empty leaves no trace in it. */
export function withWords(layer: Translation, changes: readonly WordChange[]): Translation {
  const changed = structuredClone(layer)
  for (const { path, words } of changes) {
    const plainPath = plainPathOf(path)
    const plain = plainPath ? plainText(readRichText(words)) : words
    if (plainPath) setWords(changed, plainPath, plain)
    setWords(changed, path, plainPath && plain === words ? '' : words)
  }
  return changed
}

function setWords(record: object, [key = '', ...rest]: readonly string[], words: string): void {
  const value: unknown = Reflect.get(record, key)
  if (rest.length === 0) {
    if (words === '') Reflect.deleteProperty(record, key)
    else Reflect.set(record, key, words)
    return
  }
  const inner = Object.hasOwn(record, key) && isRecord(value) ? value : {}
  setWords(inner, rest, words)
  if (Object.keys(inner).length === 0) Reflect.deleteProperty(record, key)
  else Reflect.set(record, key, inner)
}

/** The state of a form in one of its further languages. */
export interface TranslationGaps {
  /** Texts that visitors read in the maker's own words, in order. */
  readonly missing: readonly Translatable[]
  /** The number of texts that want a translation. */
  readonly total: number
}

/** Counts what is translated, and tells what is not. */
export function translationGaps(form: Form, tag: string): TranslationGaps {
  const layer = layerOf(form, tag)
  const wanted = translatablesOf(form).filter(needsTranslation)
  return { missing: wanted.filter(({ path }) => wordsAt(layer, path) === undefined), total: wanted.length }
}

/** A translation of something that the form has no longer, or says in other words. */
export interface Leftover {
  readonly id: string
  readonly words: string
  /** The message of a rule that it translates, as it was. */
  readonly of?: string
}

/** The translations that no visitor reads, in the order of the layer. */
export function leftoversOf(form: Form, tag: string): readonly Leftover[] {
  const shown = new Set(translatablesOf(form).flatMap(({ id, path }) => [id, pointerOf(plainPathOf(path) ?? path)]))
  const { address: _address, texts: _texts, ...words } = layerOf(form, tag)
  return leaves(words, []).flatMap(({ path, words: said }) => {
    const id = pointerOf(path)
    const of = path.at(-2) === 'messages' ? path.at(-1) : undefined
    return shown.has(id) || said.trim() === '' ? [] : [{ id, words: said, ...(of !== undefined && { of }) }]
  })
}

function leaves(value: unknown, path: readonly string[]): readonly WordChange[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (!isRecord(value) || path.length > 6) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

/** Merge tags and tokens: `{{name}}`, `{maker}`. */
const placeholder = /\{\{[^{}\r\n]{1,100}\}\}|\{\w{1,100}\}/g

/** The placeholders of a text, in order. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([found]) => found)
}

/** The placeholders of an original that its translation lacks: nothing is put in there. */
export function lostPlaceholders(original: string, words: string): readonly string[] {
  const said = new Set(placeholdersIn(words))
  return [...new Set(placeholdersIn(original))].filter((one) => !said.has(one))
}
