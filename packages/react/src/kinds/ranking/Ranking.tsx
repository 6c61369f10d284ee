import { ranksIn } from '@letterslot/core/ranking'
import { type ChangeEvent, type JSX, useEffect, useRef, useState } from 'react'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps } from '../../form/form-context.ts'
import { useFieldView } from '../../form/use-store.ts'
import { followRankDrag } from './drag-rank.ts'
import { ranksOf } from './rank-controls.ts'

/**
 * A list of choices for each rank. An option that another rank had changes places with what stood here: none is there twice. What
 * stands at that rank then is told. By pointer an option can be dragged to another rank, too.
 */
export function Ranking({ field, id, value, required, describedBy, context }: ControlProps): JSX.Element {
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
