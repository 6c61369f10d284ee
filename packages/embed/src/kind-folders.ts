import type { Field, FieldKind, Form } from '@letterslot/core'
import { usesWays } from '@letterslot/core/pages'

/** The folder of each kind that is loaded on demand, in `packages/react/src/kinds`. One line a kind. */
const folderOfKind: Readonly<Partial<Record<FieldKind, string>>> = {
  calculated: 'calculated',
  rows: 'rows',
  signature: 'signature',
  time: 'time',
  datetime: 'time',
  yesNo: 'steps',
  currency: 'currency',
  country: 'country',
  phone: 'phone',
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
function hasAdvice({ rules }: Field): boolean {
  return rules.some(({ severity }) => severity !== undefined)
}

/**
 * Returns the folders of the kinds that a form has besides those that every script has, and those of ways between its pages, of rules
 * that only advise and of blocks under the receipt.
 */
export function kindFolders(form: Form): readonly string[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const folders = fields.flatMap(({ kind }) => folderOfKind[kind] ?? [])
  const besides = [
    ...(usesWays(form) ? ['page-ways'] : []),
    ...(fields.some(hasAdvice) ? ['advice'] : []),
    ...(form.sentBlocks ? ['sent-blocks'] : []),
  ]
  return [...new Set([...folders, ...besides])].toSorted()
}
