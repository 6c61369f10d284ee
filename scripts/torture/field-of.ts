/** A field of a value that came from outside, by its path; undefined where there is none. */
export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )
}
