import { type DaysRule, type Field, formatDay } from '@letterslot/core'
import { weekdays } from '@letterslot/core/rare-rules'
import { X } from 'lucide-react'
import { rulesText } from '../../domain/texts/inspector.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { language } from '../../ui/language.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Checkbox } from '../../ui/Switch.tsx'
import { DateField, NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import { faultAt } from './field-faults.ts'
import styles from './RuleCard.module.css'
import { useRuleProposal } from './use-rule-proposal.ts'
import { useRulesEdit } from './use-rules-edit.ts'

export interface DaysBoundsProps {
  readonly field: Field
  readonly rule: DaysRule
  readonly index: number
}

/** The first and the last day counted from today, and the days that are not offered, each in words. */
export function DaysBounds({ field, rule, index }: DaysBoundsProps) {
  const { faults, update } = useRulesEdit(field)
  const change = (next: DaysRule): void => update(index, next)
  const { weekdays, dates } = daysOf(rule)
  const fault = faultAt(faults, `rules/${index}`)
  return (
    <>
      <DayCount field={field} rule={rule} index={index} bound="from" />
      <DayCount field={field} rule={rule} index={index} bound="to" />
      <fieldset className={styles['days']}>
        <legend className={styles['quiet']}>{rulesText.days.not}</legend>
        <div className={styles['weekdays']}>
          {weekdays.map(({ day, name, isExcluded }) => (
            <Checkbox
              key={day}
              isSelected={isExcluded}
              onChange={(isChosen) => change(isChosen ? withDay(rule, day) : withoutDay(rule, day))}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        <ul className={styles['dates']}>
          {dates.map(({ day, date }) => (
            <li key={day}>
              {date}
              <IconButton
                icon={X}
                label={rulesText.days.offer(date)}
                size="small"
                onPress={() => change(withoutDay(rule, day))}
              />
            </li>
          ))}
        </ul>
        <DateField
          label={rulesText.days.date}
          isLabelQuiet
          value=""
          onChange={(day) => {
            if (day !== '') change(withDay(rule, day))
          }}
        />
      </fieldset>
      {fault !== undefined && <p className={styles['fault']}>{fault}</p>}
    </>
  )
}

interface DayCountProps extends DaysBoundsProps {
  readonly bound: 'from' | 'to'
}

/** The first or the last day: any, today, or so many days from today. */
function DayCount({ field, rule, index, bound }: DayCountProps) {
  const { update } = useRulesEdit(field)
  const propose = useRuleProposal(field, index)
  const count = rule[bound]
  const change = (next: number | undefined): void => update(index, withDayCount(rule, bound, next))
  const days = useDraftText(count === undefined ? '' : String(count), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value } = reading
    if (value === undefined) return { ok: false, problem: rulesText.days.problem }
    return propose(withDayCount(rule, bound, value), String(value))
  })
  const isCounted = count !== undefined && count !== 0
  return (
    <div className={classes(styles['bounds'], styles['wide'])}>
      <SelectField
        label={bound === 'from' ? rulesText.earliest : rulesText.latest}
        isLabelQuiet
        value={count === undefined ? 'any' : count === 0 ? 'today' : 'counted'}
        choices={dayChoices}
        onChange={(choice) => change({ any: undefined, today: 0, counted: bound === 'from' ? 1 : 30 }[choice])}
      />
      {isCounted && (
        <NumberField
          label={rulesText.days[bound]}
          isLabelQuiet
          value={days.text}
          problem={days.problem}
          onChange={days.onChange}
        />
      )}
    </div>
  )
}

/** A first or last day, as makers choose it. */
const dayChoices = [
  { value: 'any', label: rulesText.days.any },
  { value: 'today', label: rulesText.days.today },
  { value: 'counted', label: rulesText.days.counted },
] as const

interface Weekday {
  readonly day: string
  readonly name: string
  readonly isExcluded: boolean
}

interface ExcludedDate {
  readonly day: string
  readonly date: string
}

/** The days that a rule leaves out: each weekday, Monday first, and single days in their order. */
function daysOf({ not = [] }: DaysRule): {
  readonly weekdays: readonly Weekday[]
  readonly dates: readonly ExcludedDate[]
} {
  const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  const dates = not.filter((one) => !week.some((day) => day === one)).toSorted()
  return {
    weekdays: week.map((day) => ({
      day,
      name: rulesText.days.weekdays[day],
      isExcluded: not.includes(day),
    })),
    dates: dates.map((day) => ({ day, date: formatDay(day, language === 'en' ? 'en-GB' : language) })),
  }
}

/** The rule with another first or last day; undefined is any. */
function withDayCount(rule: DaysRule, bound: 'from' | 'to', count: number | undefined): DaysRule {
  const { [bound]: _before, ...rest } = rule
  return count === undefined ? rest : { ...rest, [bound]: count }
}

/** The rule with a day left out: a weekday by its name, or a date. */
function withDay(rule: DaysRule, day: string): DaysRule {
  return { ...rule, not: [...new Set([...(rule.not ?? []), day])] }
}

/** The rule with a day offered again. */
function withoutDay({ not, ...rest }: DaysRule, day: string): DaysRule {
  const left = not?.filter((one) => one !== day) ?? []
  return left.length > 0 ? { ...rest, not: left } : rest
}
