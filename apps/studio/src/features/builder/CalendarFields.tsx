import type { Form, SentBlock } from '@letterslot/core'
import { answerTags } from '@letterslot/core/answer-tags'
import { readCalendarSpan } from '@letterslot/core/calendar'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { sentText } from '../../domain/texts/inspector.ts'
import { calendarText } from '../../domain/texts/sent-blocks.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { calendarTimes, fixedTime, readFixedTime } from './calendar-times.ts'

type Calendar = Extract<SentBlock, { readonly kind: 'calendar' }>

export interface CalendarFieldsProps {
  readonly form: Form
  readonly block: Calendar
  /** From 1. */
  readonly position: number
  /** The parameters of what visitors answer. */
  readonly names: readonly string[]
  readonly onChange: (block: Calendar) => void
}

const fixed = 'fixed'

/** The time of a calendar file, by answers or a fixed one, and its place. */
export function CalendarFields({ form, block, position, names, onChange }: CalendarFieldsProps) {
  const times = calendarTimes(form)
  const { when, place, ...bare } = block
  const isOfAnswers = answerTags(when).length > 0
  // One that this list does not have is a document's own, and stays.
  const known = times.some((time) => time.when === when) || !isOfAnswers
  const [start, end] = readFixedTime(when)
  const setWhen = (next: string): void => onChange({ ...block, when: next })
  const unknown = answerTags(place ?? '').find((name) => !names.includes(name))
  return (
    <>
      <SelectField<string>
        label={calendarText.when(position)}
        isLabelQuiet
        value={isOfAnswers ? when : fixed}
        choices={[
          ...times.map((time) => ({ value: time.when, label: calendarText.answers(time.fields.map(fieldTitle)) })),
          ...(known ? [] : [{ value: when, label: when }]),
          { value: fixed, label: calendarText.fixed },
        ]}
        onChange={(choice) => setWhen(choice === fixed ? '' : choice)}
      />
      {!isOfAnswers && (
        <>
          <TextField
            label={calendarText.start(position)}
            isLabelQuiet
            isMono
            placeholder="2027-03-31 14:00"
            autoComplete="off"
            value={start}
            problem={readCalendarSpan(when) ? undefined : calendarText.noTime}
            onChange={(text) => setWhen(fixedTime(text, end))}
          />
          <TextField
            label={calendarText.end(position)}
            isLabelQuiet
            isMono
            placeholder="2027-03-31 16:00"
            autoComplete="off"
            value={end}
            problem={
              end === '' || readCalendarSpan(when)?.end || !readCalendarSpan(when) ? undefined : calendarText.noEnd
            }
            onChange={(text) => setWhen(fixedTime(start, text))}
          />
        </>
      )}
      <TextField
        label={calendarText.place(position)}
        isLabelQuiet
        autoComplete="off"
        value={place ?? ''}
        help={calendarText.help}
        problem={unknown === undefined ? undefined : sentText.unknown(unknown)}
        onChange={(text) => onChange(text ? { ...block, place: text } : { ...bare, when })}
      />
    </>
  )
}
