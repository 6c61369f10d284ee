import type { DomainsRule, Field, ListRule } from '@letterslot/core'
import { rulesText } from '../../domain/texts/inspector.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { useRuleProposal } from './use-rule-proposal.ts'

export interface TextListBoundsProps {
  readonly field: Field
  readonly rule: DomainsRule | ListRule
  readonly index: number
}

/** The domains or the answers that a rule takes. What the form could not have is refused here and changes nothing. */
export function TextListBounds({ field, rule, index }: TextListBoundsProps) {
  const propose = useRuleProposal(field, index)
  const { text, problem, onChange } = useDraftText(rule.only.join(', '), (typed) => {
    const only = typed.split(',').flatMap((one) => one.trim() || [])
    return propose({ ...rule, only }, only.join(', '))
  })
  return (
    <TextField
      label={rule.kind === 'domains' ? rulesText.domains : rulesText.list}
      isLabelQuiet
      help={rule.kind === 'domains' ? rulesText.domainsHelp : rulesText.listHelp}
      value={text}
      problem={problem}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
