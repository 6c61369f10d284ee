import { type KeyboardEvent, useRef } from 'react'
import type { Start } from '../../domain/starts/start.ts'
import { startsText } from '../../domain/texts/ready-forms.ts'
import { StartCard } from './StartCard.tsx'
import styles from './StartsDialog.module.css'

export interface StartListProps {
  readonly starts: readonly Start[]
  /** One of them. */
  readonly current: Start
  readonly onLook: (start: Start) => void
  /** Opens the current one where nothing stands beside the list; undefined where it does. */
  readonly onOpen: (() => void) | undefined
  readonly onUse: (start: Start) => void
}

/** The starts as one list box: arrow keys walk through its grid, and one is chosen as it is reached. */
export function StartList({ starts, current, onLook, onOpen, onUse }: StartListProps) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (onOpen) onOpen()
      else if (event.key === 'Enter') onUse(current)
      return
    }
    const next = positionAfter(event.key, starts.indexOf(current), starts.length, columnsOf(list.current))
    if (next === undefined) return
    event.preventDefault()
    const option = list.current?.children[next]
    if (option instanceof HTMLElement) option.focus()
  }
  return (
    <div ref={list} role="listbox" aria-label={startsText.title} className={styles['starts']} onKeyDown={walk}>
      {starts.map((start) => (
        <StartCard
          key={start.id}
          start={start}
          isCurrent={start === current}
          onLook={() => onLook(start)}
          onPress={() => onOpen?.()}
          onUse={() => onUse(start)}
        />
      ))}
    </div>
  )
}

/** The columns that a grid is laid out in now. */
function columnsOf(grid: Element | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}

/** The place in a grid to which a key leads; undefined where the key leads nowhere. */
function positionAfter(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined) return undefined
  return next < 0 || next >= count ? at : next
}
