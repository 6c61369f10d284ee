import { type JSX, type RefObject, useEffect, useRef, useState } from 'react'
import type { Marks } from '../../form/marks.ts'
import { foundParts, type SearchedOption } from './search-options.ts'

/** Options that are drawn at first, and that follow as the list is scrolled. */
const drawnStep = 40

export interface OptionListProps {
  readonly id: string
  readonly labelId: string
  readonly input: RefObject<HTMLInputElement | null>
  /** None while the list is closed. */
  readonly found: readonly SearchedOption[]
  readonly active: number
  readonly query: string
  readonly isChosen: (value: string) => boolean
  readonly langOf: Marks['langOf'] | undefined
  readonly onTake: (value: string) => void
}

/** The options that a search has found, as many as are near those in sight. The focus stays in the input. */
export function OptionList(props: OptionListProps): JSX.Element {
  const { id, labelId, input, found, active, query, isChosen, langOf, onTake } = props
  const list = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(drawnStep)
  const isOpen = found.length > 0

  useEffect(() => {
    setDrawn(drawnStep)
    return isOpen && list.current && input.current ? placeList(list.current, input.current) : undefined
  }, [isOpen, input])
  useEffect(() => {
    if (active >= drawn) setDrawn(active + drawnStep)
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, drawn])

  return (
    <div
      ref={list}
      id={id}
      className="ls-found"
      role="listbox"
      aria-labelledby={labelId}
      hidden={!isOpen}
      popover="manual"
      // The focus stays in the input, and the press is no way out of it.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (drawn < found.length && scrollTop + 2 * clientHeight > scrollHeight) setDrawn(drawn + drawnStep)
      }}
    >
      {found.slice(0, drawn).map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its keys are those of the input.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          aria-setsize={found.length}
          aria-posinset={index + 1}
          data-chosen={isChosen(option.value) || undefined}
          {...langOf?.(option.label)}
          onClick={() => onTake(option.value)}
        >
          {foundParts(option.label, query).map(({ text, isFound }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one label, in their order.
            isFound ? <b key={at}>{text}</b> : text,
          )}
        </div>
      ))}
    </div>
  )
}

/** Room between a list and its input, in pixels. */
const gapPx = 4

/** The most height of a list, in pixels. */
const mostHeightPx = 260

/**
 * Opens a list under its input, or over it where there is more room, before all that the page has; it follows the input.
 * @returns what closes it.
 */
function placeList(list: HTMLElement, input: HTMLElement): () => void {
  const controller = new AbortController()
  const place = (): void => {
    const { left, top, bottom, width } = input.getBoundingClientRect()
    const below = innerHeight - bottom - gapPx
    const isAbove = below < Math.min(mostHeightPx, list.scrollHeight) && top > below
    const room = Math.max(80, Math.min(mostHeightPx, (isAbove ? top : below) - 2 * gapPx))
    const { style } = list
    style.setProperty('left', `${left}px`)
    style.setProperty('inline-size', `${width}px`)
    style.setProperty('max-block-size', `${room}px`)
    style.setProperty('top', isAbove ? 'auto' : `${bottom + gapPx}px`)
    style.setProperty('bottom', isAbove ? `${innerHeight - top + gapPx}px` : 'auto')
  }
  list.showPopover?.()
  place()
  for (const [target, type] of [
    [window, 'resize'],
    [document, 'scroll'],
  ] as const)
    target.addEventListener(type, place, { capture: true, passive: true, signal: controller.signal })
  return () => {
    controller.abort()
    if (list.isConnected) list.hidePopover?.()
  }
}
