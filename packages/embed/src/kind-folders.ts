import type { Field, FieldKind, Form } from '@letterslot/core'
import { usesWays } from '@letterslot/core/pages'
import { asksForSize } from '@letterslot/core/picture-size'
import { turnsPages } from './form-wants.ts'

/** The folder of each kind that is loaded on demand, in `packages/react/src/kinds`. One line a kind. */
const folderOfKind: Readonly<Partial<Record<FieldKind, string>>> = {
  calculated: 'calculated',
  rows: 'rows',
  signature: 'signature',
  custom: 'custom',
  time: 'time',
  datetime: 'time',
  yesNo: 'steps',
  currency: 'currency',
  country: 'country',
  phone: 'phone',
  ranking: 'ranking',
  matrix: 'matrix',
  section: 'section',
  image: 'image',
  rating: 'steps',
  scale: 'steps',
  slider: 'slider',
  combobox: 'combobox',
  dateRange: 'parts',
  name: 'parts',
  address: 'parts',
  pictures: 'pictures',
}

/** True for a field with a rule that only advises. */
function advises({ rules }: Field): boolean {
  return rules.some(({ severity }) => severity !== undefined)
}

/**
 * Returns the folders of the kinds that a form has besides those that every script has, and those of ways between its pages, of rules
 * that only advise or bound the size of pictures, of blocks under the receipt, and of those among them that hand over a file or a copy.
 */
export function kindFolders(form: Form): readonly string[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const folders = fields.flatMap(({ kind }) => folderOfKind[kind] ?? [])
  const besides = [
    ...(usesWays(form) ? ['page-ways'] : []),
    ...(fields.some(advises) ? ['advice'] : []),
    ...(fields.some(asksForSize) ? ['picture-size'] : []),
    ...(form.sentBlocks ? ['sent-blocks'] : []),
    ...(form.sentBlocks?.some(({ kind }) => kind === 'calendar' || kind === 'copy') ? ['sent-acts'] : []),
  ]
  return [...new Set([...folders, ...besides])].toSorted()
}

/** Returns the folders of `@letterslot/react` whose style sheets a form may need besides its own: those of kinds, and that of pages. */
export function styledFolders(form: Form): readonly string[] {
  return [...(turnsPages(form) ? ['pages'] : []), ...kindFolders(form)]
}
