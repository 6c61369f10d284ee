/** A partial change in which `undefined` takes the property away. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Writes changes into a draft; a property that is `undefined` is deleted, so that documents stay tidy. */
export function assignChanges(draft: object, changes: object): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) Reflect.deleteProperty(draft, key)
    else Reflect.set(draft, key, value)
  }
}

/** The merge key of a change: the same properties of the same thing, in a row, are one step of undo. */
export function mergeKeyOf(kind: string, target: string, changes: object): string {
  return `${kind}:${target}:${Object.keys(changes).sort().join(',')}`
}
