// The language of every other page: the table that it carries as data.
import { languageOf } from '@letterslot/core/language'
import type { FormOptions } from '@letterslot/react'
import { pageTableId } from '../src/page-runtime.ts'

export const pageLanguage = (locale: string): FormOptions['rareParts'] => ({
  language: languageOf(JSON.parse(`${document.getElementById(pageTableId)?.textContent}`), locale),
})
