import { trackOf } from '@letterslot/core/steps'
import { type JSX, useEffect, useRef } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps } from '../../form/form-context.ts'
import { followSlider } from './follow-slider.ts'

/**
 * A number on a line. The box is what is answered and posted: a slider has a place before anybody gave it one, and would post that.
 * Without scripts there is the box alone.
 */
export function Slider(props: ControlProps): JSX.Element {
  const { field, value, describedBy, context } = props
  const { unit = '', fromLabel, toLabel } = field
  const { min, max, step } = trackOf(field)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => followSlider(slider.current, unit), [unit])
  const withUnit = (number: number): string => `${number} ${unit}`.trim()
  return (
    <div className="ls-slider">
      <input
        ref={slider}
        hidden
        type="range"
        min={min}
        max={max}
        step={step}
        aria-label={field.label}
        // Of its name alone: a direction would turn it round.
        lang={context.langOf?.(field.label)?.lang}
        aria-describedby={describedBy}
      />
      <input
        {...ariaProps(props)}
        className="ls-control"
        type="text"
        inputMode="decimal"
        dir="auto"
        autoComplete="off"
        defaultValue={typeof value === 'string' ? value : undefined}
      />
      {unit && <span>{unit}</span>}
      <p className="ls-slider-ends">
        <span>{fromLabel ? context.mark(fromLabel) : <bdi>{withUnit(min)}</bdi>}</span>
        <span>{toLabel ? context.mark(toLabel) : <bdi>{withUnit(max)}</bdi>}</span>
      </p>
    </div>
  )
}
