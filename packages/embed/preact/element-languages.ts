// The part of the element's script that makes it speak other languages than English: behind it in one file, or in a file of its own
// before or after it. It adds its tables to those that the page has.

import { css } from 'virtual:element-languages-css'
import type { LocaleTable } from '@letterslot/core/language'
import { elementName, findElementClass } from '../src/element-class.ts'
import { createSpeak } from '../src/element-languages.tsx'
import { inheritingNothing } from '../src/inheriting-nothing.ts'

/** Given by whoever makes the file. */
declare const tables: Readonly<Record<string, LocaleTable>>

function addTables(): void {
  const Element = findElementClass()
  if (!Element) return
  const own: typeof tables = JSON.parse(JSON.stringify(tables), inheritingNothing)
  Element.speak = createSpeak(new Map([...(Element.speak?.tables ?? []), ...Object.entries(own)]), css)
  // A form that stands there already has waited for these words.
  for (const element of document.querySelectorAll(elementName))
    if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
}

if (customElements.get(elementName)) addTables()
else void customElements.whenDefined(elementName).then(addTables)
