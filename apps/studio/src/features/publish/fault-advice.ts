import type { Form } from '@letterslot/core'
import {
  findLogicFaults,
  findPageFaults,
  findRuleFaults,
  type LogicFault,
  type PageFault,
} from '@letterslot/core/document'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import type { FaultPlace } from '../../domain/document/store.ts'
import { isTurned } from '../../domain/document/turned-part.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { logicText, pageWaysText } from '../../domain/texts/logic.ts'
import { adviceText } from '../../domain/texts/publish.ts'
import { ruleFaultsText } from '../../domain/texts/rule-faults.ts'

/** A fault of the form in words, what comes of it, and where Build shows it. */
export interface FaultAdvice {
  readonly words: string
  readonly detail: string
  readonly place: FaultPlace
}

/** The faults of a form's rules, its conditions and the ways between its pages: those that Build shows. */
export function faultAdvice(form: Form): readonly FaultAdvice[] {
  const titles = new Map(form.pages.flatMap(({ fields }) => fields.map((field) => [field.id, fieldTitle(field)])))
  const { at, detail, rules } = adviceText.logic
  const ofRules = findRuleFaults(form).map(({ field, kind, question }) => ({
    words: at(titles.get(field) ?? '', ruleFaultsText.titles[kind === 'sum' ? 'impossible' : kind]),
    detail: rules,
    place: { fieldId: field, tab: question === undefined ? 'rules' : 'field' } as const,
  }))
  const ofFields = findLogicFaults(form).map((fault) => ({
    words: at(titles.get(fault.field) ?? '', faultTitle(fault)),
    detail,
    place: { fieldId: fault.field, tab: 'logic' } as const,
  }))
  const ofPages = findPageFaults(form).map((fault) => ({
    words: at(pageName(form, fault.page, pagesText.untitled), faultTitle(fault)),
    detail,
    place: { pageId: fault.page, way: ('way' in fault ? fault.way : undefined) ?? 'shown' } as const,
  }))
  return [...ofRules, ...ofFields, ...ofPages]
}

function faultTitle(fault: LogicFault | PageFault): string {
  switch (fault.kind) {
    case 'never':
      if (!fault.isBranch) return logicText.faults.never
      return logicText.faults[isTurned(fault.pointer) ? 'branchNot' : 'branch']
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
