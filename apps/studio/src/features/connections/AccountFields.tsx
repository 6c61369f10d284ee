import { connectText } from '../../catalogue/connect.ts'
import { TextField } from '../../ui/TextField.tsx'
import { type AccountIds, type AccountKind, findProblem, trimIds } from './account-ids.ts'

const { ids: text } = connectText
const parts = {
  origin: { label: text.origin, help: text.originHelp },
  publicKey: { label: text.publicKey, help: text.publicKeyHelp },
  serviceId: { label: text.serviceId, help: text.serviceIdHelp },
  templateId: { label: text.templateId, help: text.templateIdHelp },
} as const
const shown = {
  emailjs: ['publicKey', 'serviceId', 'templateId'],
  relay: ['origin', 'publicKey', 'serviceId', 'templateId'],
} as const

export interface AccountFieldsProps {
  readonly kind: AccountKind
  readonly ids: AccountIds
  readonly onChange: (ids: AccountIds) => void
  /** Shows what is missing; not before the maker has tried. */
  readonly isChecked: boolean
}

/** The ids of an account at EmailJS, or at a relay that speaks the same wire. */
export function AccountFields({ kind, ids, onChange, isChecked }: AccountFieldsProps) {
  const problem = isChecked ? findProblem(kind, trimIds(ids)) : undefined
  return shown[kind].map((part) => (
    <TextField
      key={part}
      name={part}
      label={parts[part].label}
      help={kind === 'relay' && part !== 'origin' ? undefined : parts[part].help}
      isMono
      autoComplete="off"
      value={ids[part]}
      onChange={(value) => onChange({ ...ids, [part]: value })}
      problem={problem === part ? (part === 'origin' ? text.badOrigin : text.missing) : undefined}
    />
  ))
}
