import type { Field, Value } from '@letterslot/core'
import { compileSteps, stepValues, withStepIssues } from '@letterslot/core/steps'
import type { JSX, KeyboardEvent } from 'react'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'

const stepsParts: KindParts = { Control: Steps, groupRole: 'radiogroup', putAnswer: putStep }

/** The kinds `yesNo`, `rating` and `scale`: radio buttons in a row, which post without scripts too. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, yesNo: stepsParts, rating: stepsParts, scale: stepsParts },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileSteps(rule, field),
  withRareIssues: (form, own) => withStepIssues(parts.withRareIssues(form, own)),
})

/** Chooses the step of an answer as if its visitor had pressed it. */
function putStep(box: Element, _field: Field, value: Value): void {
  for (const button of box.querySelectorAll<HTMLInputElement>('[type="radio"]'))
    if (button.value === value && !button.checked) button.click()
}

/** A row of steps of which one is chosen: radio buttons, drawn as buttons. Its fieldset names it. */
function Steps({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
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

/** One step: what is sent, and what people read. */
interface Step {
  readonly value: string
  readonly label: string
}

/** The steps of a field, in their order. */
function stepsOf(field: Field): readonly Step[] {
  return field.options ?? stepValues(field).map((value) => ({ value, label: value }))
}

interface EndsProps extends Pick<ControlProps, 'context' | 'id'> {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The words at the ends of a row, each with an id for what it describes; nothing where there are none. */
function Ends({ context, id, from, to }: EndsProps): JSX.Element | null {
  if (!from && !to) return null
  return (
    <p className="ls-ends">
      <span id={`${id}-from`}>{context.mark(from)}</span>
      <span id={`${id}-to`}>{context.mark(to)}</span>
    </p>
  )
}
