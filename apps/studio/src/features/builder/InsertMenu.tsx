import type { FieldKind } from '@letterslot/core'
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { updateField } from '../../domain/document/commands/fields.ts'
import { type FieldKindInfo, fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { isReady, type ReadyQuestion, readyNames, readyQuestions } from '../../domain/starts/ready-questions.ts'
import { buildText } from '../../domain/texts/build.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { readyText } from '../../domain/texts/ready-questions.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import { type InsertPoint, useBuilderState, useBuilderStore, useOpenPalette } from './builder-state.ts'
import { canvasFrame } from './focus-part.ts'
import styles from './InsertMenu.module.css'
import { useBuilderActions } from './use-builder-actions.ts'
import { useReadyQuestions } from './use-ready-questions.ts'

/** The line that `/` opens behind a field: typing finds a kind or a ready question, Enter inserts it there. */
export function InsertMenu() {
  const point = useBuilderState((state) => state.insert)
  return point ? <OpenInsertMenu key={point.fieldId} point={point} /> : null
}

function OpenInsertMenu({ point }: { readonly point: InsertPoint }) {
  const builder = useBuilderStore()
  const dispatch = useDispatch()
  const openPalette = useOpenPalette()
  const { choose, insertBehind, putBeside } = useBuilderActions()
  const insertReady = useReadyQuestions()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const kinds = insertMatches(query)
  const ready = readyMatches(query)
  const matches: readonly Insertable[] = [...kinds.map(({ info }) => info.kind), ...ready]
  const chosen = matches[Math.min(index, matches.length - 1)]
  useLayoutEffect(() => {
    if (root.current) layBehind(root.current, point.fieldId)
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const close = (): void => builder.setState({ insert: undefined })
  const insert = (kind: Insertable, isBeside: boolean): void => {
    close()
    if (isReady(kind)) insertReady(kind, point.fieldId)
    else if (isBeside) putBeside({ kind: 'new', fieldKind: kind }, point.fieldId, 'after')
    else insertBehind(kind, point.fieldId)
  }
  const keepAsText = (): void => {
    close()
    // A cover has no text to keep it in.
    if (point.from === 'label' && query !== '') dispatch(updateField(point.fromId, { label: `/${query}` }))
    choose(point.fromId, point.from)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) setIndex((Math.min(index, matches.length - 1) + by + matches.length) % Math.max(1, matches.length))
    else if (event.key === 'Enter' && chosen) insert(chosen, event.altKey)
    else if (event.key === 'Escape' || (event.key === 'Backspace' && query === '')) keepAsText()
    else if (event.key === '/' && query === '') {
      close()
      openPalette()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={root} className={styles['menu']}>
      <div className={styles['line']}>
        <span aria-hidden="true">/</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the key asked for it
          autoFocus
          role="combobox"
          aria-label={buildText.insert}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${chosen}` : undefined}
          className={styles['input']}
          value={query}
          autoComplete="off"
          spellCheck="false"
          onChange={({ target }) => {
            setQuery(target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {point.from === 'label' && <span className={styles['hint']}>{buildText.insertHint}</span>}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={buildText.insert} className={styles['list']}>
        {kinds.map(({ info, also }) => (
          <InsertOption
            key={info.kind}
            {...{ id, info, also, chosen }}
            what={info.kind}
            onInsert={(isBeside) => insert(info.kind, isBeside)}
          />
        ))}
        {ready.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, and no fieldset
          <div role="group" aria-label={readyText.title}>
            <p aria-hidden="true" className={styles['caption']}>
              {readyText.title}
            </p>
            {ready.map((one) => {
              const [first] = readyQuestions[one]
              const { name, about } = readyText.questions[one]
              return (
                <InsertOption
                  key={one}
                  {...{ id, chosen }}
                  what={one}
                  info={{ name, icon: fieldKindInfo(first?.kind ?? 'text').icon }}
                  also={about}
                  onInsert={() => insert(one, false)}
                />
              )
            })}
          </div>
        )}
      </div>
      {matches.length === 0 && <p className={styles['none']}>{buildText.notFound(query)}</p>}
      <p aria-hidden="true" className={styles['keys']}>
        <Kbd>{keysText.enter}</Kbd> {buildText.insertKeys.insert}
        <Kbd>{keysText.beside}</Kbd> {buildText.insertKeys.beside}
        <Kbd>/</Kbd> {buildText.insertKeys.all}
      </p>
    </div>
  )
}

/** A kind of field, or fields that are often asked for together. */
type Insertable = FieldKind | ReadyQuestion

interface InsertOptionProps {
  /** Of the menu. */
  readonly id: string
  readonly what: Insertable
  readonly info: Pick<FieldKindInfo, 'name' | 'icon'>
  readonly also: string | undefined
  readonly chosen: Insertable | undefined
  readonly onInsert: (isBeside: boolean) => void
}

function InsertOption({ id, what, info, also, chosen, onInsert }: InsertOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a list box with an active descendant has no focus
    <div
      id={`${id}-${what}`}
      role="option"
      aria-selected={what === chosen}
      className={styles['option']}
      // The focus stays in the text field, whose loss would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onInsert(event.altKey)}
    >
      <Icon icon={info.icon} />
      <span className={styles['name']}>{info.name}</span>
      {also !== undefined && <span className={styles['also']}>{also}</span>}
    </div>
  )
}

/** The distance to the window's edges; CSS pixels. */
const edgePx = 8

/** Lays the menu right behind a field, or higher where the window ends. */
function layBehind(menu: HTMLElement, fieldId: string): void {
  const frame = canvasFrame(fieldId)
  if (!frame) return
  const { left, bottom, width } = frame.getBoundingClientRect()
  const top = Math.max(edgePx, Math.min(bottom - edgePx, innerHeight - menu.offsetHeight - edgePx))
  const style: CSSProperties = { left: `${left}px`, top: `${top}px`, width: `${width}px` }
  Object.assign(menu.style, style)
}

/** A kind of field that fits what was typed behind `/`. */
interface InsertMatch {
  readonly info: FieldKindInfo
  /** The other words for it by which it was found. */
  readonly also: string | undefined
}

/** The kinds that fit every word typed: those called so first, then those whose name has it, then those known by it. */
export function insertMatches(query: string): readonly InsertMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = fieldKindInfos.flatMap((info) => {
    const name = info.name.toLowerCase()
    const known = info.keywords.toLowerCase().split(' ')
    const isNamed = words.every((word) => name.includes(word))
    const also = words.filter((word) => !name.includes(word)).map((word) => known.find((one) => one.startsWith(word)))
    if (also.includes(undefined)) return []
    const rank = isNamed ? (name.startsWith(words[0] ?? '') ? 0 : 1) : 2
    return [{ rank, match: { info, also: also.length > 0 ? also.join(', ') : undefined } }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match)
}

/** The ready questions that fit every word typed, by their names, their words and those of their fields. */
export function readyMatches(query: string): readonly ReadyQuestion[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return readyNames.filter((one) => {
    const { name, keywords } = readyText.questions[one]
    const known = `${name} ${keywords}`.toLowerCase().split(' ')
    return words.every((word) => known.some((other) => other.startsWith(word)))
  })
}
