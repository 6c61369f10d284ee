import type { Form } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { LiveMiniature } from '../../domain/look/LiveMiniature.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import type { Start } from '../../domain/starts/start.ts'
import { type StartFact, startFacts } from '../../domain/starts/start-facts.ts'
import { startsText } from '../../domain/texts/ready-forms.ts'
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

interface StartCardProps {
  readonly start: Start
  readonly isCurrent: boolean
  /** Called when it takes the focus, by a key or a press. */
  readonly onLook: () => void
  readonly onPress: () => void
  /** Called when it is pressed twice. */
  readonly onUse: () => void
}

/** A start in the list: the form that it makes, alive in small, and what is in it. Its keys are the list's. */
function StartCard({ start, isCurrent, onLook, onPress, onUse }: StartCardProps) {
  const form = useMemo(() => cardForm(documentFromStart(start, { to: '', id: start.id }).form), [start])
  const facts = startFacts(start).filter(isForCard)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box that it stands in hears the keys.
    <div
      role="option"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      className={styles['card']}
      onFocus={onLook}
      onClick={onPress}
      onDoubleClick={onUse}
    >
      <LiveMiniature
        form={form}
        idPrefix={`start-${start.id}-`}
        windowClass={styles['window']}
        paperClass={styles['paper']}
      />
      <b className={styles['name']}>{start.name}</b>
      <span className={styles['facts']}>{facts.map(({ text }) => text).join(', ')}</span>
    </div>
  )
}

/** Few words beside sixteen others; the rest is said of the one that is looked at. */
function isForCard({ kind }: StartFact): boolean {
  return kind !== 'review' && kind !== 'drafts'
}

/** As many fields as can be seen. */
const maxDrawn = 6

/** A form with the fields that everybody is asked, as far as they can be seen. */
function cardForm(form: Form): Form {
  const [first] = form.pages
  const asked = spreadSections(form).pages.flatMap((page) => (page.visibleWhen ? [] : page.fields))
  const fields = asked.filter(({ visibleWhen }) => !visibleWhen).slice(0, maxDrawn)
  const { progress: _progress, review: _review, drafts: _drafts, ...rest } = form
  return { ...rest, pages: first ? [{ id: first.id, fields }] : [] }
}
