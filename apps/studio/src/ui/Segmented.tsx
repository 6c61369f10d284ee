import type { LucideIcon } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { Icon } from './Icon.tsx'
import styles from './Segmented.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: LucideIcon
  /** Count behind the word. */
  readonly count?: number
}

export interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  /** Null while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Draws the icons alone; the labels are their names. */
  readonly hasIconsOnly?: boolean
}

/** One of two to five short words, changed at once. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, hasIconsOnly = false } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={value !== null}
      selectedKeys={value === null ? [] : [value]}
      className={styles['group'] ?? ''}
      onSelectionChange={(keys) => {
        const segment = segments.find((candidate) => keys.has(candidate.value))
        if (segment) onChange(segment.value)
      }}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          id={segment.value}
          {...(hasIconsOnly ? { 'aria-label': segment.label } : {})}
          className={styles['segment'] ?? ''}
        >
          {segment.icon && <Icon icon={segment.icon} size={14} />}
          {!hasIconsOnly && segment.label}
          {segment.count !== undefined && <span className={styles['count']}>{segment.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
