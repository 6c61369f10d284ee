import { dayText, localDay } from '@letterslot/core/rare-rules'
import { type JSX, useEffect, useRef } from 'react'
import type { ControlProps } from '../form-context.ts'

/** Gives a date input the first and the last day that its picker offers, by the visitor's own calendar. */
export function DayBounds({ field, context }: ControlProps): JSX.Element {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const input = place.current?.closest('[data-field]')?.querySelector('input')
    if (!input) return
    const days = field.rules.find((rule) => rule.kind === 'days')
    const range = field.rules.find((rule) => rule.kind === 'range')
    const set = (): void => {
      const today = localDay((context.handle.host.options.clock ?? Date).now())
      const first = [range?.min ?? '', days?.from === undefined ? '' : dayText(today + days.from)]
      const last = [range?.max ?? '', days?.to === undefined ? '' : dayText(today + days.to)]
      input.min = `${first.toSorted().at(-1)}`
      input.max = `${last.toSorted().find((day) => day !== '') ?? ''}`
    }
    set()
    // The page may stay open over midnight.
    input.addEventListener('focus', set)
    return () => input.removeEventListener('focus', set)
  }, [field, context])
  return <span ref={place} hidden />
}
