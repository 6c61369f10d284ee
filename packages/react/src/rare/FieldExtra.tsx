import type { Option } from '@letterslot/core'
import { rareTexts } from '@letterslot/core/messages/en-rare'
import {
  dayText,
  freeTextName,
  localDay,
  maxFreeTextLength,
  readFreeText,
  withFreeText,
} from '@letterslot/core/rare-rules'
import type { JSX } from 'react'
import { useEffect, useRef } from 'react'
import type { ControlProps } from '../form/form-context.ts'

/** The part below the control of a field that has something few fields have. */
export function FieldExtra(props: ControlProps): JSX.Element | null {
  if (props.field.rules.some(({ kind, severity }) => kind === 'days' && !severity)) return <DayBounds {...props} />
  const open = props.field.options?.find(({ freeText }) => freeText)
  return open ? <FreeTextInput {...props} option={open} /> : null
}

/** Gives the inputs of days, and of days with a time, the first and the last that their pickers offer, by the visitor's own calendar. */
function DayBounds({ field, context }: ControlProps): JSX.Element {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = place.current?.closest('[data-field]')
    if (!box) return
    const days = field.rules.find((rule) => rule.kind === 'days')
    const range = field.rules.filter(({ severity }) => !severity).find((rule) => rule.kind === 'range')
    const set = (): void => {
      const today = localDay((context.handle.host.options.clock ?? Date).now())
      for (const input of box.querySelectorAll('input')) {
        const [begin, end] = input.type === 'date' ? ['', ''] : ['T00:00', 'T23:59']
        const first = [range?.min ?? '', days?.from === undefined ? '' : dayText(today + days.from) + begin]
        const last = [range?.max ?? '', days?.to === undefined ? '' : dayText(today + days.to) + end]
        input.min = `${first.toSorted().at(-1)}`
        input.max = `${last.toSorted().find((day) => day !== '') ?? ''}`
      }
    }
    set()
    // The page may stay open over midnight.
    box.addEventListener('focusin', set)
    return () => box.removeEventListener('focusin', set)
  }, [field, context])
  return <span ref={place} hidden />
}

interface FreeTextProps extends ControlProps {
  readonly option: Option
}

/** The text beside a choice that takes one: in sight while that is chosen. Without scripts it is sent by a name of its own. */
function FreeTextInput({ field, option, id, value, invalid, describedBy, context }: FreeTextProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const written = [value].flat().map((one) => readFreeText(field.options, one))
  const { text } = written.find((one) => one !== undefined) ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    if (input.current) return followFreeText(input.current, option.value, text !== undefined)
  }, [])
  const { otherAnswer } = { ...rareTexts, ...context.texts }
  return (
    <label className="ls-other">
      <span lang={context.langOf && context.lang}>{context.sayMarked(otherAnswer, { label: option.label })}</span>
      <input
        ref={input}
        id={`${id}-other`}
        className="ls-control"
        type="text"
        name={freeTextName(field.name)}
        maxLength={maxFreeTextLength}
        defaultValue={text}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      />
    </label>
  )
}

/**
 * Puts the text behind the choice that it belongs to, for whoever reads the field. The focus stays on the choice: a choice
 * moves nobody (WCAG 2.2, 3.2.2), and the text is the next stop of the Tab key.
 * @param value - of the choice.
 * @param isChosen - it was chosen before the field was drawn.
 * @returns what ends it.
 */
function followFreeText(input: HTMLInputElement, value: string, isChosen: boolean): () => void {
  const box = input.closest('[data-field]')
  const choice = box?.querySelector<HTMLInputElement | HTMLOptionElement>('[data-other]')
  if (!box || !choice) return () => undefined
  const control = choice.closest('select') ?? choice
  const controller = new AbortController()

  const isOther = (): boolean => ('selected' in choice ? choice.selected : choice.checked)
  const sync = (): void => {
    if (isOther()) control.setAttribute('data-value', withFreeText(value, input.value))
    else control.removeAttribute('data-value')
  }
  for (const type of ['input', 'change']) box.addEventListener(type, sync, { signal: controller.signal })
  // What was chosen meanwhile stays.
  if (isChosen && (control.getAttribute('type') === 'checkbox' || !box.querySelector(':checked:not([value=""])'))) {
    if ('selected' in choice) choice.selected = true
    else choice.checked = true
  }
  sync()
  control.dispatchEvent(new Event('input', { bubbles: true }))
  return () => controller.abort()
}
