import type { JSX, KeyboardEvent } from 'react'
import type { ControlProps } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'
import { Ends } from './Ends.tsx'
import { type Step, stepsOf } from './steps-of.ts'

/** A row of steps of which one is chosen: radio buttons, drawn as buttons. Its fieldset names it. */
export function Steps({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
  const steps = stepsOf(field)
  const { fromLabel, toLabel } = field
  const isRating = field.kind === 'rating'
  const describedBy = (index: number): string | undefined => {
    if (index === 0 && fromLabel) return `${id}-from`
    return index === steps.length - 1 && toLabel ? `${id}-to` : undefined
  }
  return (
    <div className="ls-stepped">
      <div className="ls-steps">
        {steps.map((step, index) => (
          <label key={step.value} className="ls-step">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={field.name}
              value={step.value}
              required={required && !field.visibleWhen && !field.requiredWhen}
              aria-invalid={invalid}
              aria-label={isRating ? step.label : undefined}
              lang={isRating ? context.langOf?.(step.label)?.lang : undefined}
              aria-describedby={describedBy(index)}
              onKeyDown={(event) => chooseByKey(event, steps)}
              defaultChecked={value === step.value}
            />
            {isRating ? <Icon path={star} /> : <span>{context.mark(step.label)}</span>}
          </label>
        ))}
      </div>
      <Ends context={context} id={id} from={fromLabel} to={toLabel} />
    </div>
  )
}

const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z'

/**
 * A key chooses the step that is called so, or alone begins with it, besides what radio buttons do by themselves; a digit behind one
 * that is chosen makes a number with it, where there is such a step.
 */
function chooseByKey(event: KeyboardEvent<HTMLInputElement>, steps: readonly Step[]): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || key.trim() === '') return
  const words = steps.map(({ label }) => label.toLowerCase())
  const begun = words.filter((word) => word.startsWith(key.toLowerCase()))
  const wanted = [
    ...(currentTarget.checked ? [`${currentTarget.value}${key}`] : []),
    key,
    ...(begun.length === 1 ? begun : []),
  ].find((word) => words.includes(word))
  const found = wanted !== undefined && steps[words.indexOf(wanted)]
  const row = currentTarget.closest('.ls-steps')
  const button = found && row?.querySelector<HTMLInputElement>(`[value="${CSS.escape(found.value)}"]`)
  if (!button) return
  event.preventDefault()
  button.focus()
  button.click()
}
