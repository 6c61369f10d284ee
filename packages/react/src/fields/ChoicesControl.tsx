import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'

/** All options in sight: one to choose (radio), or several (checkboxes). Its fieldset names it. */
export function ChoicesControl({ field, id, value, required }: ControlProps): JSX.Element {
  const single = field.kind === 'radio'
  return (
    <div className="ls-choices">
      {field.options?.map((option, index) => (
        <label key={option.value} className="ls-choice">
          <input
            id={index === 0 ? id : undefined}
            type={single ? 'radio' : 'checkbox'}
            name={field.name}
            value={option.value}
            data-other={option.freeText}
            required={single && required && !field.visibleWhen && !field.requiredWhen}
            defaultChecked={[value].flat().includes(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
