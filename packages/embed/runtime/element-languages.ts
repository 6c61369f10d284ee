// The part of the element's script that makes it speak other languages than English. It adds its tables to those that the page has.

import { css } from 'virtual:element-languages-css'
import type { LocaleTable } from '@letterslot/core/language'
import { createSpeak } from '../src/element-languages.tsx'
import { inheritingNothing } from '../src/inheriting-nothing.ts'
import { addToElement } from './add-to-element.ts'

/** Given by whoever makes the file. */
declare const tables: Readonly<Record<string, LocaleTable>>

addToElement((Element) => {
  const own: typeof tables = JSON.parse(JSON.stringify(tables), inheritingNothing)
  Element.speak = createSpeak(new Map([...(Element.speak?.tables ?? []), ...Object.entries(own)]), css)
  return true
})
