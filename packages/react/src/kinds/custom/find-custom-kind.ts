import type { CustomKind, CustomKinds } from '../../form/custom-kind.ts'

/** Told to the document by a script that registers a kind after the form was drawn. */
export const registered = 'letterslot-kinds'

/** Finds a kind of the site's own: among those that the form was given, else in `letterslotKinds` of the page. */
export function findCustomKind(given: CustomKinds | undefined, name: string): CustomKind | undefined {
  const ofPage: unknown = Reflect.get(globalThis, 'letterslotKinds')
  for (const kinds of [given, ofPage]) {
    const kind: unknown = isObject(kinds) && Object.hasOwn(kinds, name) ? Reflect.get(kinds, name) : undefined
    if (isCustomKind(kind)) return kind
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCustomKind(value: unknown): value is CustomKind {
  if (!isObject(value)) return false
  return 'Component' in value || ('mount' in value && typeof value.mount === 'function')
}
