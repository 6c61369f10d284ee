// Preact's constants, but for the object that a new element is compared with. A file of its own, because Preact's modules import it.
export * from 'preact/src/constants.js'

/** It inherits nothing. */
export const EMPTY_OBJ: object = Object.create(null)
