import { useState } from 'react'

/**
 * Puts choices into the order of a list that stands on the page from before its scripts came: engines sort and name each in their own
 * way, and drawn over in another order the choice of a place would be another one. In another language they are as they are given.
 * @param id - of the list, or of the control behind it.
 */
export function useDrawnOrder<Choice>(
  id: string,
  locale: string,
  choices: readonly Choice[],
  valueFor: (choice: Choice) => string,
): readonly Choice[] {
  const [first] = useState(() => ({ locale, places: placesIn(id) }))
  if (first.locale !== locale || first.places.size === 0) return choices
  const placeOf = (choice: Choice): number => first.places.get(valueFor(choice)) ?? first.places.size
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Places by value; none where no list is drawn yet, or no page. */
function placesIn(id: string): ReadonlyMap<string, number> {
  const control = globalThis.document?.getElementById(id)
  if (!control) return new Map()
  const list = control instanceof HTMLSelectElement ? control : control.previousElementSibling
  return new Map(list instanceof HTMLSelectElement ? Array.from(list.options, ({ value }, at) => [value, at]) : [])
}
