import { compileRanking, rankInWords, rankingText, ranksIn, withRankingIssues } from '@letterslot/core/ranking'
import { type ChangeEvent, type JSX, useEffect, useRef, useState } from 'react'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { useFieldView } from '../../form/use-store.ts'
import { putRanking, ranksOf, readRanking } from './rank-controls.ts'

const ranking: KindParts = {
  Control: Ranking,
  groupRole: 'group',
  readAnswer: readRanking,
  putAnswer: putRanking,
  paramText: rankingText,
}

/** The kind `ranking`: a list of choices for each rank, which posts in its order without scripts too. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, ranking },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileRanking(rule, field),
  withRareIssues: (form, own) => withRankingIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'ranking' ? rankInWords(field, value) : parts.sayAnswer(field, value, locale),
})

/**
 * A list of choices for each rank. An option that another rank had changes places with what stood here: none is there twice. What
 * stands at that rank then is told. By pointer an option can be dragged to another rank, too.
 */
function Ranking({ field, id, value, required, describedBy, context }: ControlProps): JSX.Element {
  const { options = [] } = field
  const { issues } = useFieldView(context.handle.store, field.id)
  const given = ranksIn(field, value)
  const held = useRef(given)
  const [moved, setMoved] = useState<{ readonly rank: number; readonly entry: string }>()
  const follow = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    const ranks = ranksOf(currentTarget.closest('ol') ?? currentTarget)
    const before = held.current[ranks.indexOf(currentTarget)] ?? ''
    const other = ranks.find((one) => one !== currentTarget && one.value !== '' && one.value === currentTarget.value)
    held.current = ranks.map((one) => (one === other ? before : one.value))
    if (!other) return
    writeControl(other, before)
    setMoved({ rank: ranks.indexOf(other), entry: before })
  }
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => followRankDrag(list.current, (rank) => setMoved({ rank, entry: held.current[rank] ?? '' })), [])
  const option = moved && options.find((one) => one.value === moved.entry)
  return (
    <>
      <ol ref={list} className="ls-ranks">
        {options.map((option, rank) => {
          const rankId = rank === 0 ? id : `${id}-${rank}`
          const isWrong = issues.some(({ part }) => part === undefined || part === rank)
          return (
            <li key={option.value}>
              <label htmlFor={rankId}>{`${rank + 1}.`}</label>
              <select
                id={rankId}
                name={field.name}
                className="ls-control"
                required={required && !field.visibleWhen && !field.requiredWhen}
                aria-required={required}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? describedBy : undefined}
                defaultValue={given[rank]}
                onChange={follow}
              >
                <option value="">{context.texts.choose}</option>
                {options.map((one) => (
                  <option key={one.value} value={one.value} {...context.langOf?.(one.label)}>
                    {one.label}
                  </option>
                ))}
              </select>
              <span className="ls-rank-grip" aria-hidden="true" />
            </li>
          )
        })}
      </ol>
      <span role="status" className="ls-rank-moved" {...(option ? context.langOf?.(option.label) : {})}>
        {moved && `${moved.rank + 1}. ${option?.label ?? context.texts.choose}`}
      </span>
    </>
  )
}

/** An option on its way: its rank, the one that it would get, and the places of all; CSS pixels. */
interface RankDrag {
  readonly from: number
  readonly pointerId: number
  readonly startPx: number
  readonly middlesPx: readonly number[]
  to: number
}

/**
 * Lets a visitor drag the options of an order by their grips, which show from now on. The lists of the ranks are written as if
 * each had been chosen in, one place at a time, so that whoever follows them follows this; Escape puts it back.
 * @param onMoved - told of the rank that an option was dropped at.
 * @returns what ends it.
 */
function followRankDrag(list: HTMLElement | null, onMoved: (rank: number) => void): () => void {
  if (!list) return () => undefined
  const rows = (): readonly HTMLElement[] => [...list.querySelectorAll('li')]
  const controller = new AbortController()
  const { signal } = controller
  let drag: RankDrag | undefined

  // The page may scroll meanwhile; the ranks stay where they are in their list.
  const inListPx = ({ clientY }: PointerEvent): number => clientY - list.getBoundingClientRect().top

  const shift = (row: HTMLElement, byPx: number): void => row.style.setProperty('--_by', `${byPx}px`)

  const end = (): void => {
    drag = undefined
    delete list.dataset['dragging']
    for (const row of rows()) {
      row.style.removeProperty('--_by')
      delete row.dataset['dragged']
    }
  }

  const begin = (event: PointerEvent): void => {
    const { target } = event
    const grip = target instanceof Element ? target.closest('.ls-rank-grip') : undefined
    const all = rows()
    const from = all.findIndex((row) => grip && row.contains(grip))
    const control = ranksOf(list)[from]
    if (drag || event.button !== 0 || !event.isPrimary || !control?.value || control.matches(':disabled')) return
    event.preventDefault()
    grip?.setPointerCapture(event.pointerId)
    const { top } = list.getBoundingClientRect()
    const middlesPx = all.map((row) => {
      const at = row.getBoundingClientRect()
      return (at.top + at.bottom) / 2 - top
    })
    drag = { from, to: from, pointerId: event.pointerId, startPx: inListPx(event), middlesPx }
    list.dataset['dragging'] = ''
    const [row] = all.slice(from)
    if (row) row.dataset['dragged'] = ''
  }

  const move = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { from, to: before, startPx, middlesPx } = drag
    const [own = 0, first = 0, last = 0] = [middlesPx[from], middlesPx[0], middlesPx.at(-1)]
    const atPx = Math.min(Math.max(own + inListPx(event) - startPx, first), last)
    const far = middlesPx.map((middle) => Math.abs(middle - atPx))
    const to = far.indexOf(Math.min(...far))
    drag.to = to
    for (const [rank, row] of rows().entries()) {
      // Those between the two make room.
      const next = rank > from && rank <= to ? rank - 1 : rank < from && rank >= to ? rank + 1 : rank
      shift(row, rank === from ? atPx - own : (middlesPx[next] ?? 0) - (middlesPx[rank] ?? 0))
    }
    if (to !== before) rows()[to]?.scrollIntoView({ block: 'nearest' })
  }

  const drop = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { from, to } = drag
    end()
    const entry = ranksOf(list)[from]?.value ?? ''
    for (let rank = from; rank !== to; ) {
      rank += Math.sign(to - rank)
      const control = ranksOf(list)[rank]
      if (control) writeControl(control, entry)
    }
    if (to !== from) onMoved(to)
  }

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === drag?.pointerId) end()
  }

  const leave = (event: KeyboardEvent): void => {
    if (!drag || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
  }

  list.addEventListener('pointerdown', begin, { signal })
  list.addEventListener('pointermove', move, { signal })
  list.addEventListener('pointerup', drop, { signal })
  list.addEventListener('pointercancel', cancel, { signal })
  list.ownerDocument.addEventListener('keydown', leave, { signal, capture: true })
  list.dataset['drags'] = ''
  return () => {
    end()
    controller.abort()
  }
}
