// The language of an English page: what stands in the code.
import type { FormOptions } from '@letterslot/react'

export const pageLanguage = (_locale: string): FormOptions['rareParts'] => undefined
