import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './RadioCards.module.css'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly detail?: ReactNode
  /** Stands at the foot: a state, as an icon and a word. */
  readonly state?: ReactNode
  readonly icon?: LucideIcon
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: Value | null
  readonly cards: readonly RadioCard<Value>[]
  readonly onChange: (value: Value) => void
}

/** One of a few, each with a line of its own. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, isLabelHidden = false, value, cards, onChange } = props
  const choose = (chosen: string): void => {
    const card = cards.find((candidate) => candidate.value === chosen)
    if (card) onChange(card.value)
  }
  return (
    <RadioGroup value={value} onChange={choose} className={styles['group'] ?? ''}>
      <Label className={classes(styles['label'], isLabelHidden && styles['hidden'])}>{label}</Label>
      <div className={styles['cards']}>
        {cards.map((card) => (
          <RadioField key={card.value} value={card.value} className={styles['field'] ?? ''}>
            <RadioButton className={styles['card'] ?? ''}>
              <span className={styles['top']}>
                {card.icon && <Icon icon={card.icon} size={20} />}
                <span className={styles['dot']} />
              </span>
              <span className={styles['title']}>{card.title}</span>
              {card.detail && (
                <Text slot="description" className={styles['detail'] ?? ''}>
                  {card.detail}
                </Text>
              )}
              {card.state && <span className={styles['state']}>{card.state}</span>}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  )
}
