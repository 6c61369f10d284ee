import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PageTabs.module.css'

export interface TabScrollerProps {
  /** The id of the tab that is kept in sight. */
  readonly current: string | undefined
  readonly children: ReactNode
}

/**
 * Lets more tabs stand in a row than there is room for. An arrow over each end says that there are more, and brings them into sight; it is for
 * pointers: keys and screen readers go through the tabs themselves.
 */
export function TabScroller({ current, children }: TabScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [{ start, end }, setHidden] = useState({ start: false, end: false })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = (): void => {
      const next = hiddenEnds(box)
      setHidden((before) => (before.start === next.start && before.end === next.end ? before : next))
    }
    const observer = new ResizeObserver(look)
    for (const part of [box, ...box.children]) observer.observe(part)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  useLayoutEffect(() => {
    const tab = current === undefined ? null : document.getElementById(current)
    if (scroller.current?.contains(tab)) tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const turn = (by: -1 | 1): void => {
    const box = scroller.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const forth = box && getComputedStyle(box).direction === 'rtl' ? -by : by
    box?.scrollBy({ left: forth * box.clientWidth * 0.7, behavior: isStill ? 'auto' : 'smooth' })
  }
  const arrow = (by: -1 | 1) => (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      data-more={by < 0 ? 'start' : 'end'}
      className={styles['more']}
      onClick={() => turn(by)}
    >
      <Icon icon={by < 0 ? ChevronLeft : ChevronRight} />
    </button>
  )
  return (
    <div className={styles['strip']}>
      <div ref={scroller} className={styles['scroller']}>
        {children}
      </div>
      {start && arrow(-1)}
      {end && arrow(1)}
    </div>
  )
}

/** Tells at which ends something is out of sight; a pixel is none, since places are rounded. */
function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): {
  readonly start: boolean
  readonly end: boolean
} {
  // Counted from the other side, and negative, where the page reads from right to left.
  const passed = Math.abs(scrollLeft)
  return { start: passed > 1, end: scrollWidth - clientWidth - passed > 1 }
}
