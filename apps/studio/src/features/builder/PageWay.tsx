import type { Condition, Form, PageJump } from '@letterslot/core'
import { ArrowDown, ArrowUp, EllipsisVertical, type LucideIcon, Trash2 } from 'lucide-react'
import { pageName } from '../../domain/document/page-name.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { askedOn } from './asked-on.ts'
import { ConditionSection } from './ConditionSection.tsx'
import { FaultCards } from './FaultCards.tsx'
import { whenNoMenu } from './focus-part.ts'
import styles from './Inspector.module.css'
import type { ExplainedFault } from './logic-fixes.ts'

export interface PageWayProps {
  readonly form: Form
  /** The index of the page that it leads on from. */
  readonly index: number
  /** Without one the next page follows. */
  readonly way: PageJump | undefined
  /** Its place among the ways of the page, and their number. */
  readonly position: number
  readonly count: number
  /** Faults of the way itself, and of its condition. */
  readonly faults: readonly ExplainedFault[]
  readonly conditionFaults: readonly ExplainedFault[]
  readonly onChange: (way: PageJump | undefined) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** One way on from a page: to where, and only when. */
export function PageWay(props: PageWayProps) {
  const { form, index, way, position, count, faults, conditionFaults, onChange, onMove, onRemove } = props
  const isOne = count < 2
  const goal = !way ? 'next' : 'end' in way ? 'end' : way.to
  // A way to the next page decides something beside others alone.
  const later = form.pages.slice(index + 1).filter(({ id }, at) => at > 0 || !isOne || id === goal)
  const isLast = index === form.pages.length - 1
  // One that leads back or to no page goes on to the next one.
  const target = later.some(({ id }) => id === goal) ? goal : goal === 'end' || isLast ? 'end' : 'next'
  const choose = (choice: string): void => {
    const to = later.find(({ id }) => id === choice)?.id
    const when = way?.when && { when: way.when }
    const goes = choice === 'end' ? ({ end: true } as const) : to && { to }
    onChange(goes ? { ...when, ...goes } : undefined)
  }
  const setWhen = (when: Condition | undefined): void => {
    if (!way) return
    const { when: _before, ...goes } = way
    onChange(when ? { ...goes, when } : goes)
  }
  const entry = (id: 'up' | 'down' | 'remove', icon: LucideIcon, act: () => void) => ({
    id,
    label: pageWaysText[id],
    icon,
    onAction: () => whenNoMenu(act),
  })
  return (
    <div data-way={position} className={styles['stack']}>
      <div className={styles['option']}>
        <div className={styles['optionTexts']}>
          <SelectField<string>
            label={position === 0 ? pageWaysText.after : pageWaysText.else(position + 1)}
            value={target}
            choices={[
              ...(!isLast && (isOne || target === 'next') ? [{ value: 'next', label: pageWaysText.next }] : []),
              ...later.map(({ id }) => ({ value: id, label: pageName(form, id, pagesText.untitled) })),
              { value: 'end', label: form.review ? pageWaysText.review : pageWaysText.send },
            ]}
            onChange={choose}
          />
        </div>
        {!isOne && (
          <Menu
            label={pageWaysText.way(position + 1)}
            trigger={<IconButton icon={EllipsisVertical} label={pageWaysText.more(position + 1)} size="small" />}
            entries={[
              ...(position > 0 ? [entry('up', ArrowUp, () => onMove(position - 1))] : []),
              ...(position < count - 1 ? [entry('down', ArrowDown, () => onMove(position + 1))] : []),
              { ...entry('remove', Trash2, onRemove), isDanger: true },
            ]}
          />
        )}
      </div>
      <FaultCards faults={faults} />
      {way && (
        <ConditionSection
          condition={way.when}
          sources={askedOn(form.pages.slice(0, index + 1))}
          fault={undefined}
          faults={conditionFaults}
          texts={{
            ...pageWaysText.only,
            none: position < count - 1 ? pageWaysText.shadows : pageWaysText.only.none,
            note: position < count - 1 ? pageWaysText.elseNext : isLast ? '' : pageWaysText.only.note,
          }}
          onChange={setWhen}
        />
      )}
    </div>
  )
}
