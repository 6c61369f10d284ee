import type { FieldKind, Form } from '@letterslot/core'
import { usesWays } from '@letterslot/core/pages'

/** The folder of each kind that is loaded on demand, in `packages/react/src/kinds`. One line a kind. */
const folderOfKind: Readonly<Partial<Record<FieldKind, string>>> = {
  calculated: 'calculated',
  signature: 'signature',
  time: 'time',
  datetime: 'time',
  yesNo: 'steps',
  currency: 'currency',
  country: 'country',
  rating: 'steps',
  scale: 'steps',
  slider: 'slider',
  combobox: 'combobox',
}

/** Returns the folders of the kinds that a form has besides those that every script has, and that of ways between its pages. */
export function kindFolders(form: Form): readonly string[] {
  const folders = form.pages.flatMap(({ fields }) => fields.flatMap(({ kind }) => folderOfKind[kind] ?? []))
  return [...new Set([...folders, ...(usesWays(form) ? ['page-ways'] : [])])].toSorted()
}
