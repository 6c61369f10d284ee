import type { Reader } from './measure.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A reader for each kind of place for a text in a document, of places that differ in their number alone the first: it gets the document with that text exchanged, and there are so many that each gets less. */
export function inEachText(document: Json, read: (changed: Json) => unknown): readonly Reader[] {
  const kinds = new Map(
    placesIn(document).map((place) => [place.filter((key) => typeof key === 'string').join('/'), place]),
  )
  return [...kinds.values()].map((place) => ({
    places: 8,
    prepare: (text) => {
      const changed = exchange(document, place, text)
      return () => read(changed)
    },
  }))
}

type Place = readonly (string | number)[]

function placesIn(document: Json): readonly Place[] {
  if (typeof document === 'string') return [[]]
  if (typeof document !== 'object' || document === null) return []
  const members: readonly (readonly [string | number, Json])[] = isList(document)
    ? document.map((item, index) => [index, item])
    : Object.entries(document)
  return members.flatMap(([key, value]) => placesIn(value).map((place) => [key, ...place]))
}

function exchange(document: Json, [key, ...rest]: Place, text: string): Json {
  if (key === undefined) return text
  if (isList(document)) return document.map((item, index) => (index === key ? exchange(item, rest, text) : item))
  if (typeof document !== 'object' || document === null) return document
  return { ...document, [key]: exchange(document[key] ?? null, rest, text) }
}

function isList(document: Json): document is readonly Json[] {
  return Array.isArray(document)
}
