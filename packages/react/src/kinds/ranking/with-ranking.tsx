import { compileRanking, rankInWords, rankingText, ranksIn, withRankingIssues } from '@letterslot/core/ranking'
import { type ChangeEvent, type JSX, useEffect, useRef, useState } from 'react'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { useFieldView } from '../../form/use-store.ts'
import { followRankDrag } from './follow-rank-drag.ts'
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
 * stands at that rank then is told. Arrow keys choose every option on their way: until the focus leaves the list, each choice
 * counts from the order in which it began. By pointer an option can be dragged to another rank, too.
 */
function Ranking({ field, id, value, required, describedBy, context }: ControlProps): JSX.Element {
  const { options = [] } = field
  const { issues } = useFieldView(context.handle.store, field.id)
  const given = ranksIn(field, value)
  const held = useRef(given)
  const begun = useRef<{ readonly rank: number; readonly entries: readonly string[] }>(undefined)
  const [moved, setMoved] = useState<readonly Moved[]>([])
  const follow = ({ currentTarget, isTrusted }: ChangeEvent<HTMLSelectElement>): void => {
    const { value: chosen } = currentTarget
    const ranks = ranksOf(currentTarget.closest('ol') ?? currentTarget)
    const rank = ranks.indexOf(currentTarget)
    const before = held.current[rank] ?? ''
    // Written below.
    if (chosen === before) return
    if (!isTrusted || begun.current?.rank !== rank)
      begun.current = { rank, entries: ranks.map(({ value }, at) => (at === rank ? before : value)) }
    const { entries } = begun.current
    if (!isTrusted) begun.current = undefined
    const next = entries.map((entry, at) =>
      at === rank ? chosen : chosen && entry === chosen ? (entries[rank] ?? '') : entry,
    )
    held.current = next
    const changed = next.flatMap((entry, at) => (ranks[at]?.value === entry ? [] : [{ rank: at, entry }]))
    for (const { rank: at, entry } of changed) if (ranks[at]) writeControl(ranks[at], entry)
    if (changed.length > 0) setMoved(changed)
  }
  const leave = (): void => {
    begun.current = undefined
  }
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => followRankDrag(list.current, (rank) => setMoved([{ rank, entry: held.current[rank] ?? '' }])), [])
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
                onBlur={leave}
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
      <span role="status" className="ls-rank-moved">
        {moved.map(({ rank, entry }, index) => {
          const option = options.find((one) => one.value === entry)
          return (
            <span key={rank} {...(option ? context.langOf?.(option.label) : {})}>
              {`${index > 0 ? ', ' : ''}${rank + 1}. ${option?.label ?? context.texts.choose}`}
            </span>
          )
        })}
      </span>
    </>
  )
}

/** A rank that another choice has changed. */
interface Moved {
  readonly rank: number
  readonly entry: string
}
