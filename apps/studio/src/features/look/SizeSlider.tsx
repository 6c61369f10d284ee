import { type KeyboardEvent, useId } from 'react'
import { shapesText } from '../../domain/texts/look-step.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './SizeSlider.module.css'

export interface SizeSliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Default: pixels. */
  readonly unit?: string
  /** Undefined gives the theme's value back. */
  readonly onChange: (value: number | undefined) => void
}

/** Steps of an arrow key with Shift. */
const wideStep = 10
const directions: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** A length, or a share: the platform's slider, and a number that can be typed. */
export function SizeSlider({ label, value, min, max, unit = shapesText.unit, onChange }: SizeSliderProps) {
  const id = useId()
  const text = useDraftText(String(value), (typed) => {
    const number = Number(typed.trim())
    const isRight = typed.trim() !== '' && Number.isInteger(number) && number >= min && number <= max
    if (!isRight) return { ok: false, problem: shapesText.badNumber(min, max) }
    return { ok: true, stored: String(number), commit: () => onChange(number) }
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(undefined)
    if (direction === undefined || !event.shiftKey) return
    event.preventDefault()
    onChange(Math.max(min, Math.min(max, value + direction * wideStep)))
  }
  return (
    <div className={styles['size']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['number']}>
        <input
          className={styles['input']}
          inputMode="numeric"
          aria-label={shapesText.typed(label, unit)}
          aria-invalid={text.problem !== undefined || undefined}
          aria-describedby={text.problem === undefined ? undefined : `${id}-problem`}
          value={text.text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => text.onChange(event.target.value)}
        />
        {unit}
      </span>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        aria-describedby={`${id}-keys`}
        title={shapesText.back}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onDoubleClick={() => onChange(undefined)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`${id}-keys`}>{shapesText.back}</VisuallyHidden>
      {text.problem !== undefined && (
        <span id={`${id}-problem`} className={styles['problem']}>
          {text.problem}
        </span>
      )}
    </div>
  )
}
