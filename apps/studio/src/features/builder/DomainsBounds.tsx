import type { DomainsRule, Field } from '@letterslot/core'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { firstFault } from './field-faults.ts'

export interface DomainsBoundsProps {
  readonly field: Field
  readonly rule: DomainsRule
  readonly index: number
}

/** The domains of an e-mail address. What the form could not have is refused here and changes nothing. */
export function DomainsBounds({ field, rule, index }: DomainsBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(rule.only.join(', '), (typed) => {
    const only = typed.split(',').flatMap((domain) => domain.trim() || [])
    const proposed = { ...rule, only }
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const reason = firstFault(form, { ...field, rules }, `rules/${index}`)
    if (reason !== undefined) return { ok: false, problem: reason }
    return { ok: true, stored: only.join(', '), commit: () => dispatch(updateRule(field.id, index, proposed)) }
  })
  return (
    <TextField
      label={rulesText.domains}
      isLabelQuiet
      help={rulesText.domainsHelp}
      value={text}
      problem={problem}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
