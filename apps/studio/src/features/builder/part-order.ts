import type { Field, FieldKind } from '@letterslot/core'
import { partsOf, partsOfEvery } from '@letterslot/core/parts'

/** Countries that write the town before its postcode. Source: Universal Postal Union, addressing systems. */
const townFirst = new Set(['AU', 'CA', 'GB', 'ID', 'IE', 'IN', 'LV', 'NZ', 'RU', 'UA', 'US'])

const orderOfKind = {
  townFirst: ['street', 'line2', 'town', 'region', 'postcode', 'country'],
  postcodeFirst: ['postcode', 'region', 'town', 'street', 'line2', 'country'],
}

/** Every part of a kind, by its name, in the order that the form's country writes them. */
function orderOf(kind: FieldKind, locale: string): readonly string[] {
  const every = partsOfEvery(kind).map(({ name }) => name)
  const region = regionOf(locale)
  if (kind === 'name') return /^(HU|JP|KR|CN|VN)$/.test(region) ? ['prefix', 'family', 'given', 'middle'] : every
  if (/^(JP|KR|CN)$/.test(region)) return orderOfKind.postcodeFirst
  return townFirst.has(region) ? orderOfKind.townFirst : every
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? ''
  } catch {
    // No language is called so.
    return ''
  }
}

/** The parts of a field with one more or one less, in the order that the form's country writes them. */
export function withPart(field: Field, name: string, isIn: boolean, locale: string): readonly string[] {
  const names = new Set(partsOf(field).map((part) => part.name))
  if (isIn) names.add(name)
  else names.delete(name)
  return orderOf(field.kind, locale).filter((one) => names.has(one))
}

/** The parts that a new field begins with; undefined where those of old are in the country's order. */
export function firstParts(kind: FieldKind, locale: string): readonly string[] | undefined {
  if (kind !== 'name' && kind !== 'address') return undefined
  const first = partsOf({ kind }).map(({ name }) => name)
  const ordered = orderOf(kind, locale).filter((name) => first.includes(name))
  return ordered.join() === first.join() ? undefined : ordered
}
