import type { Field, Rule } from '@letterslot/core'
import { createContext, useContext } from 'react'
import { addRule, removeRule, updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { type FieldFault, firstFault, useFieldFaults } from './field-faults.ts'

/** The group whose question has the rules, and the index of the question in it. */
export interface QuestionPlace {
  readonly group: Field
  readonly at: number
}

/** Given around the rules of a question of a group; without it rules are the field's own. */
export const QuestionContext = createContext<QuestionPlace | undefined>(undefined)

/** The changes of a field's rules, or of those of a question as a field, and their faults. */
export interface RulesEdit {
  /** With the places that they have in the field, or in the question. */
  readonly faults: readonly FieldFault[]
  readonly add: (rule: Rule) => void
  readonly update: (index: number, rule: Rule) => void
  readonly remove: (index: number) => void
  /** Why the rules must not become what is proposed: the first fault of the one at the index. */
  readonly faultOf: (proposed: readonly Rule[], index: number) => string | undefined
}

export function useRulesEdit(field: Field): RulesEdit {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const place = useContext(QuestionContext)
  const faults = useFieldFaults(field.id)
  const at = place?.at
  const prefix = at === undefined ? '' : `fields/${at}/`
  return {
    faults: faults.flatMap(({ path, message }) =>
      path.startsWith(prefix) ? { path: path.slice(prefix.length), message } : [],
    ),
    add: (rule) => dispatch(addRule(field.id, rule, at)),
    update: (index, rule) => dispatch(updateRule(field.id, index, rule, at)),
    remove: (index) => dispatch(removeRule(field.id, index, at)),
    faultOf: (rules, index) => {
      const proposed = place ? withRulesOf(place, rules) : { ...field, rules }
      return firstFault(form, proposed, `${prefix}rules/${index}`)
    },
  }
}

function withRulesOf({ group, at }: QuestionPlace, rules: readonly Rule[]): Field {
  const { fields = [] } = group
  return { ...group, fields: fields.map((one, index) => (index === at ? { ...one, rules } : one)) }
}
