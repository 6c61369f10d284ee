import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBuilderState } from './builder-state.ts'
import { dropGap } from './drop-gap.ts'
import { followPointer, type Point } from './follow-pointer.ts'
import { usePageFaults } from './logic-faults.ts'
import styles from './PageTabs.module.css'
import type { PageHead } from './page-heads.ts'
import { pagePanelId, pageTabId } from './page-tab-id.ts'
import { isUnreached } from './page-unreached.ts'

export interface PageTabProps {
  readonly page: PageHead
  /** Its index among the pages. */
  readonly position: number
  readonly isCurrent: boolean
  readonly isRenamed: boolean
  /** The line of a tab that is dragged here. */
  readonly mark: 'before' | 'after' | undefined
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The gap between the tabs that this one is dragged over; undefined once it is let go. */
  readonly onDrag: (gap: number | undefined) => void
  readonly onDrop: (gap: number) => void
}

/** The tab of a page. A field that is dragged over it falls to the page's end. */
export function PageTab(props: PageTabProps) {
  const { page, position, isCurrent, isRenamed, mark, onOpen, onRename, onKeyDown, onDrag, onDrop } = props
  const isTarget = useBuilderState(({ drag }) => drag?.overTab === page.id)
  const isNobodys = usePageFaults(page.id).some(isUnreached)
  const gap = useRef<number>(undefined)
  return (
    <button
      id={pageTabId(page.id)}
      type="button"
      role="tab"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? pagePanelId : undefined}
      data-page-tab={page.id}
      data-target={isTarget || undefined}
      data-mark={mark}
      className={classes(styles['tab'], isRenamed && styles['renamed'])}
      onClick={onOpen}
      onDoubleClick={onRename}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        const tabs = Array.from(event.currentTarget.parentElement?.querySelectorAll('[data-page-tab]') ?? [])
        const follow = (at: Point): void => {
          gap.current = dropGap(
            tabs.map((tab) => tab.getBoundingClientRect()),
            { x: at.x, y: middleOf(tabs) },
          )
          onDrag(gap.current)
        }
        followPointer(event, {
          onStart: follow,
          onMove: follow,
          onDrop: () => {
            onDrag(undefined)
            if (gap.current !== undefined) onDrop(gap.current)
          },
          onCancel: () => onDrag(undefined),
          scrolls: () => null,
          waitsForTouch: true,
        })
      }}
    >
      {page.title.trim() && <span className={styles['number']}>{position + 1}</span>}
      <span className={styles['name']}>{page.title.trim() || pagesText.untitled(position + 1)}</span>
      {page.fieldCount > 0 && (
        <span aria-hidden="true" className={styles['count']}>
          {page.fieldCount}
        </span>
      )}
      {isNobodys && <Icon icon={CircleAlert} size={14} />}
      <span className={styles['unseen']}>
        {pagesText.fields(page.fieldCount)}
        {isNobodys && ` ${pageWaysText.faults.unreached}.`}
      </span>
    </button>
  )
}

/** The height at which the tabs stand: one that is dragged goes left and right alone. */
function middleOf(tabs: readonly Element[]): number {
  const box = tabs[0]?.getBoundingClientRect()
  return box ? (box.top + box.bottom) / 2 : 0
}
