import type { JSX, KeyboardEvent } from 'react'
import type { ControlProps } from '../../form/form-context.ts'
import { type Step, stepsOf } from './steps-of.ts'

/** A row of steps of which one is chosen: radio buttons, drawn as buttons. Its fieldset names it. */
export function Steps({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
  const steps = stepsOf(field)
  return (
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
            onKeyDown={(event) => chooseByKey(event, steps)}
            defaultChecked={value === step.value}
          />
          <span>{context.mark(step.label)}</span>
        </label>
      ))}
    </div>
  )
}

/** A key chooses the step that alone begins with it, besides what radio buttons do by themselves. */
function chooseByKey(event: KeyboardEvent<HTMLInputElement>, steps: readonly Step[]): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || key.trim() === '') return
  const [only, ...others] = steps.filter(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()))
  const found = others.length === 0 && only
  const row = currentTarget.closest('.ls-steps')
  const button = found && row?.querySelector<HTMLInputElement>(`[value="${CSS.escape(found.value)}"]`)
  if (!button) return
  event.preventDefault()
  button.focus()
  button.click()
}
