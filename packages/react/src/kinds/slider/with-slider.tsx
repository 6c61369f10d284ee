import type { Field, Value } from '@letterslot/core'
import { compileSteps, trackOf } from '@letterslot/core/steps'
import { type JSX, useEffect, useRef } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps, WithKind } from '../../form/form-context.ts'

/** The kind `slider`: a number in a box, which posts without scripts too, and a slider that writes into it. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, slider: { Control: Slider, readAnswer: readAmount, putAnswer: putAmount } },
  sayAnswer: (field, value, locale) =>
    field.kind === 'slider' && field.unit && value !== ''
      ? `${value} ${field.unit}`
      : parts.sayAnswer(field, value, locale),
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileSteps(rule, field),
})

/**
 * A number on a line. The box is what is answered and posted: a slider has a place before anybody gave it one, and would post that.
 * Without scripts there is the box alone.
 */
function Slider(props: ControlProps): JSX.Element {
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

/**
 * Joins a slider to the box beside it, and shows it: each follows the other. A slider always stands somewhere, and an empty box is no
 * answer: until it is moved, pressed or told by Space to take its place, it says so.
 * @param unit - said behind the number.
 * @returns what ends it.
 */
function followSlider(slider: HTMLInputElement | null, unit: string): () => void {
  const amount = amountOf(slider?.parentElement ?? null)
  if (!slider || !amount) return () => undefined
  const controller = new AbortController()

  const show = (): void => {
    const text = amount.value.trim()
    const isEmpty = text === '' || Number.isNaN(Number(text))
    // Empty, a slider stands in its middle.
    slider.value = isEmpty ? '' : text
    const { min, max, value } = slider
    slider.style.setProperty('--_at', `${(100 * (Number(value) - Number(min))) / (Number(max) - Number(min) || 1)}%`)
    slider.toggleAttribute('data-empty', isEmpty)
    slider.setAttribute('aria-valuetext', isEmpty ? '–' : `${text} ${unit}`.trim())
  }
  const take = (): void => {
    amount.value = slider.value
    amount.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const takeFirst = (): void => {
    if (amount.value === '') take()
  }

  const { signal } = controller
  // Heard on the slider itself, so that whoever follows the form finds the number in the box.
  slider.addEventListener('input', take, { signal })
  slider.addEventListener('click', takeFirst, { signal })
  slider.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      takeFirst()
    },
    { signal },
  )
  amount.addEventListener('input', show, { signal })
  slider.hidden = false
  show()
  return () => controller.abort()
}

/** The box of a drawn slider: what stands in it is the answer. */
function amountOf(within: Element | null): HTMLInputElement | null {
  return within?.querySelector<HTMLInputElement>('input:not([type="range"])') ?? null
}

/** Reads the answer of a slider. Blanks around a number are none of it (HTML, value sanitization). */
function readAmount(box: Element): string | undefined {
  return amountOf(box)?.value.trim()
}

/** Writes an answer as if its visitor had. */
function putAmount(box: Element, _field: Field, value: Value): void {
  const amount = amountOf(box)
  if (!amount) return
  amount.value = String(value)
  amount.dispatchEvent(new Event('input', { bubbles: true }))
}
