import { boundsOf } from '../form/bounds-of.ts'
import type { RareParts } from '../form/form-context.ts'

/** The bounds of an input for a day: its picker offers no others. */
export const inputProps: RareParts['inputProps'] = (field) => (field.kind === 'date' ? boundsOf(field) : undefined)
