import { connectText } from '../../catalogue/connect.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type AccountIds, type AccountKind, accountParts, findProblems, trimIds } from './account-ids.ts'

const { ids: text } = connectText
const words = {
  origin: { label: text.origin, help: text.originHelp },
  publicKey: { label: text.publicKey, help: text.publicKeyHelp },
  serviceId: { label: text.serviceId, help: text.serviceIdHelp },
  templateId: { label: text.templateId, help: text.templateIdHelp },
} as const

export interface AccountFieldsProps {
  readonly kind: AccountKind
  readonly ids: AccountIds
  readonly onChange: (ids: AccountIds) => void
  /** Shows what is missing; not before the maker has tried. */
  readonly isChecked: boolean
  readonly autoFocus?: boolean
}

/** The ids of an account at EmailJS, or at a relay that speaks the same wire. */
export function AccountFields({ kind, ids, onChange, isChecked, autoFocus = false }: AccountFieldsProps) {
  const problems = isChecked ? findProblems(kind, trimIds(ids)) : []
  return accountParts[kind].map((part, index) => (
    <TextField
      key={part}
      name={part}
      label={words[part].label}
      help={kind === 'relay' && part !== 'origin' ? undefined : words[part].help}
      isMono
      autoComplete="off"
      spellCheck="false"
      autoFocus={autoFocus && index === 0}
      value={ids[part]}
      onChange={(value) => onChange({ ...ids, [part]: value })}
      problem={problems.includes(part) ? (part === 'origin' ? text.badOrigin : text.missing) : undefined}
    />
  ))
}
