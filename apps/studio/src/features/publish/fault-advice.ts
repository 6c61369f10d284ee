import type { Form } from '@letterslot/core'
import { findLogicFaults, findPageFaults, type LogicFault, type PageFault } from '@letterslot/core/document'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import type { LogicPlace } from '../../domain/document/store.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { logicText, pageWaysText } from '../../domain/texts/logic.ts'
import { adviceText } from '../../domain/texts/publish.ts'

/** A fault of the form's logic in words, and where Build shows it. */
export interface LogicAdvice {
  readonly words: string
  readonly place: LogicPlace
}

/** The faults of a form's conditions and of the ways between its pages: those that Build shows. */
export function logicAdvice(form: Form): readonly LogicAdvice[] {
  const titles = new Map(form.pages.flatMap(({ fields }) => fields.map((field) => [field.id, fieldTitle(field)])))
  const { at } = adviceText.logic
  const ofFields = findLogicFaults(form).map((fault) => ({
    words: at(titles.get(fault.field) ?? '', titleOf(fault)),
    place: { fieldId: fault.field },
  }))
  const ofPages = findPageFaults(form).map((fault) => ({
    words: at(pageName(form, fault.page, pagesText.untitled), titleOf(fault)),
    place: { pageId: fault.page, way: ('way' in fault ? fault.way : undefined) ?? 'shown' } as const,
  }))
  return [...ofFields, ...ofPages]
}

function titleOf(fault: LogicFault | PageFault): string {
  switch (fault.kind) {
    case 'never':
      return fault.isBranch ? logicText.faults.branch : logicText.faults.never
    case 'unreached':
    case 'overtaken':
      return pageWaysText.faults[fault.kind]
    case 'back':
    case 'no-page':
      return pageWaysText.faults.nowhere
    default:
      return logicText.faults[fault.kind]
  }
}
