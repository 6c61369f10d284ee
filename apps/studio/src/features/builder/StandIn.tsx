import type { Field } from '@letterslot/core'
import { EyeOff } from 'lucide-react'
import { customKindText } from '../../domain/texts/custom-kind.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import styles from './StandIn.module.css'

/** Tells if something stands in for a field on the canvas. */
export const standsIn = ({ kind }: Field): boolean => kind === 'custom' || kind === 'hidden'

/** The place on the canvas of what is not drawn there: a hidden field, and a kind that the site draws itself. */
export function StandIn({ field }: { readonly field: Field }) {
  if (field.kind === 'custom')
    return <p className={styles['site']}>{customKindText.standsFor(field.customKind ?? '')}</p>
  return (
    <div className={styles['unseen']}>
      <Icon icon={EyeOff} />
      <span className="ls-label">{field.label}</span>
      <Chip>{`{{${field.name}}}`}</Chip>
    </div>
  )
}
