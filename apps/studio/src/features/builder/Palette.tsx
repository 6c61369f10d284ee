import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { FieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { fieldKindInfos, type PaletteGroup } from '../../domain/document/field-kind-info.ts'
import { buildText } from '../../domain/texts/build.ts'
import { fieldGroupText } from '../../domain/texts/field-kinds.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useBuilderState } from './builder-state.ts'
import styles from './Palette.module.css'
import { useBuilderActions } from './use-builder-actions.ts'
import { useDragSource } from './use-drag-source.ts'

export interface PaletteProps {
  readonly searchRef?: Ref<HTMLInputElement>
  readonly autoFocus?: boolean
}

/** The kinds of fields. Typing narrows the list, Enter adds the best match, arrows go through it. */
export function Palette({ searchRef, autoFocus = false }: PaletteProps) {
  const { add } = useBuilderActions()
  const [query, setQuery] = useState('')
  const sections = searchPalette(query)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the controls inside
    <div ref={waitForDrag} data-listed="" className={styles['palette']} onKeyDown={onKeyDown}>
      <SearchField
        {...(searchRef ? { inputRef: searchRef } : {})}
        label={buildText.find}
        keys="/"
        value={query}
        autoFocus={autoFocus}
        onChange={setQuery}
        onSubmit={() => {
          const best = bestMatch(query)
          if (!best) return
          setQuery('')
          add(best.kind)
        }}
      />
      {sections.map(({ group, kinds }) => (
        <PaletteGroupList
          key={group}
          name={fieldGroupText[group]}
          kinds={kinds}
          isFirst={group === sections[0]?.group}
        />
      ))}
      {sections.length === 0 && <EmptyState>{buildText.notFound(query.trim())}</EmptyState>}
    </div>
  )
}

/**
 * Lets a drag of a kind begin where the list scrolls: a browser asks before it pans only where a listener that may refuse stood before
 * the finger came down.
 */
function waitForDrag(palette: HTMLElement | null): (() => void) | undefined {
  if (!palette) return undefined
  const listener = (): void => undefined
  palette.addEventListener('touchmove', listener, { passive: false })
  return () => palette.removeEventListener('touchmove', listener)
}

const backward: readonly string[] = ['ArrowUp', 'ArrowLeft']
const forward: readonly string[] = ['ArrowDown', 'ArrowRight']

/**
 * Moves the focus among the `[data-roving]` elements of a group by an arrow key; from a text field only down into it.
 * Left and right go in order, up and down to the nearest row.
 * @returns whether the key was one for this.
 */
function moveFocus(group: HTMLElement, from: EventTarget, key: string): boolean {
  const items = Array.from(group.querySelectorAll<HTMLElement>('[data-roving]'))
  const at = from instanceof HTMLElement ? items.indexOf(from) : -1
  if (at < 0) {
    if (key !== 'ArrowDown' || !(from instanceof HTMLInputElement)) return false
    items[0]?.focus()
    return items.length > 0
  }
  if (!backward.includes(key) && !forward.includes(key)) return false
  const isBack = backward.includes(key)
  const candidates = isBack ? items.slice(0, at).reverse() : items.slice(at + 1)
  const target = key === 'ArrowUp' || key === 'ArrowDown' ? nearestRow(items[at], candidates) : candidates[0]
  target?.focus()
  return true
}

function nearestRow(from: HTMLElement | undefined, candidates: readonly HTMLElement[]): HTMLElement | undefined {
  if (!from) return undefined
  const here = from.getBoundingClientRect()
  const boxes = candidates.map((item) => ({ item, box: item.getBoundingClientRect() }))
  const others = boxes.filter(({ box }) => Math.abs(box.top - here.top) > here.height / 2)
  const row = others[0]?.box.top
  const inRow = others.filter(({ box }) => box.top === row)
  const nearest = inRow.reduce<(typeof inRow)[number] | undefined>((best, next) => {
    if (!best) return next
    return Math.abs(next.box.left - here.left) < Math.abs(best.box.left - here.left) ? next : best
  }, undefined)
  return nearest?.item
}

interface PaletteGroupListProps {
  readonly name: string
  readonly kinds: readonly FieldKindInfo[]
  /** Holds the one button that Tab reaches; arrows reach the others. */
  readonly isFirst: boolean
}

/** Field kinds of one sort. */
function PaletteGroupList({ name, kinds, isFirst }: PaletteGroupListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id} className={styles['name']}>
        {name}
      </h2>
      <ul className={styles['kinds']}>
        {kinds.map((info, index) => (
          <li key={info.kind}>
            <PaletteKind info={info} isEntry={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A kind of the palette: a press adds it, a drag adds it where it is dropped. */
function PaletteKind({ info, isEntry }: { readonly info: FieldKindInfo; readonly isEntry: boolean }) {
  const { add } = useBuilderActions()
  const drag = useDragSource({ kind: 'new', fieldKind: info.kind })
  const isOut = useBuilderState(
    (state) => state.drag?.source.kind === 'new' && state.drag.source.fieldKind === info.kind,
  )
  return (
    <button
      type="button"
      data-roving=""
      data-out={isOut || undefined}
      tabIndex={isEntry ? 0 : -1}
      className={styles['kind']}
      onClick={() => add(info.kind)}
      {...drag}
    >
      <Icon icon={info.icon} className={styles['icon'] ?? ''} />
      {info.name}
    </button>
  )
}

interface PaletteSection {
  readonly group: PaletteGroup
  readonly kinds: readonly FieldKindInfo[]
}

const paletteGroups: readonly PaletteGroup[] = ['text', 'choice', 'scale', 'number', 'layout']

/** The kind that a query most likely means: one that is called so, before one that only has to do with it. */
export function bestMatch(query: string): FieldKindInfo | undefined {
  const fitting = searchPalette(query).flatMap(({ kinds }) => kinds)
  const text = query.trim().toLowerCase()
  const isCalled = ({ name }: FieldKindInfo): boolean => name.toLowerCase().startsWith(text)
  return text === '' ? undefined : (fitting.find(isCalled) ?? fitting[0])
}

/** The kinds that fit every word typed, grouped; groups without any are left out. */
export function searchPalette(query: string): readonly PaletteSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (info: FieldKindInfo): boolean => {
    const text = `${info.name} ${info.keywords}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return paletteGroups
    .map((group) => ({ group, kinds: fieldKindInfos.filter((info) => info.group === group && fits(info)) }))
    .filter(({ kinds }) => kinds.length > 0)
}
