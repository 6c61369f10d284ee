import type { ControlReference } from './code/control-reference.ts'
import type { FieldReading } from './markup/read-fields.ts'

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    // A selector of jQuery's own, or one that is misspelt.
    return false
  }
}

function lastKey(path: string): string {
  return path.split('.').at(-1) ?? path
}

/** The field that code reads, by the id, name, selector, ref or state that it names; undefined where there is none. */
export function fieldFor(reference: ControlReference, fields: readonly FieldReading[]): FieldReading | undefined {
  switch (reference.by) {
    case 'id':
      return fields.find(({ ids }) => ids.includes(reference.key))
    case 'name':
      // `form.elements.x` and `form.x` take an id as well as a name.
      return (
        fields.find(
          ({ name }) => name.replace(/\[\d*\]$/, '') === reference.key.replace(/\[\d*\]$/, '') && name !== '',
        ) ?? fields.find(({ ids }) => ids.includes(reference.key))
      )
    case 'ref':
      return fields.find(({ refs }) => refs.includes(reference.key))
    case 'selector':
      return fields.find(({ elements }) => elements.some((element) => matches(element, reference.key)))
    case 'model':
      return (
        reference.paths.map((path) => fields.find(({ models }) => models.includes(path))).find((field) => field) ??
        reference.paths
          .map((path) => fields.find(({ name, models }) => name !== '' && name === lastKey(path) && models.length <= 1))
          .find((field) => field)
      )
  }
}
