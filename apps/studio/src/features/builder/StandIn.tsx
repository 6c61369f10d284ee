import type { Field } from '@letterslot/core'
import { EyeOff } from 'lucide-react'
import { customKindText } from '../../domain/texts/custom-kind.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import styles from './StandIn.module.css'

/** The place on the canvas of what is not drawn there: a hidden field, and a kind that the site draws itself. */
export function StandIn({ field }: { readonly field: Field }) {
  if (field.kind === 'custom')
    return <p className={styles['site']}>{customKindText.standsFor(field.customKind ?? '')}</p>
  if (field.kind !== 'hidden') return null
  return (
    <div className={styles['unseen']}>
      <Icon icon={EyeOff} />
      <span className="ls-label">{field.label}</span>
      <Chip>{`{{${field.name}}}`}</Chip>
    </div>
  )
}
