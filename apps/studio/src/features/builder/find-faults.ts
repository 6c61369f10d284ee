import type { FieldId, Form, PageId } from '@letterslot/core'
import {
  findLogicFaults,
  findPageFaults,
  findRuleFaults,
  type LogicFault,
  type PageFault,
  type RuleFault,
} from '@letterslot/core/document'
import type { Found } from './use-found-of-fields.ts'

/** The faults of a form's conditions, as core finds them, by field. */
export function logicFaults(form: Form): Found<LogicFault> {
  return byId<LogicFault, FieldId>(findLogicFaults(form), ({ field }) => field)
}

/** The faults of the ways between a form's pages, by page. */
export function pageFaults(form: Form): Found<PageFault, PageId> {
  return byId<PageFault, PageId>(findPageFaults(form), ({ page }) => page)
}

/** The rules of fields that contradict each other, as core finds them, by field. */
export function ruleFaults(form: Form): Found<RuleFault> {
  return byId<RuleFault, FieldId>(findRuleFaults(form), ({ field }) => field)
}

/** Lists things by the id of what each is of. */
function byId<Item, Id>(items: readonly Item[], idOf: (item: Item) => Id): Found<Item, Id> {
  const found = new Map<Id, Item[]>()
  for (const item of items) {
    const list = found.get(idOf(item))
    if (list) list.push(item)
    else found.set(idOf(item), [item])
  }
  return found
}
