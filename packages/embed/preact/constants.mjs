// Preact's constants, but for the object that a new element is compared with: it inherits nothing.
export * from 'preact/src/constants.js'

export const EMPTY_OBJ = Object.create(null)
