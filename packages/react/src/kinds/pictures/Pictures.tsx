import type { JSX } from 'react'
import type { ControlProps } from '../../form/form-context.ts'

/** Options with a picture each: one to choose, or several. Its fieldset names it. */
export function Pictures({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
  const { multiple = false } = field
  return (
    <div className="ls-pictures">
      {field.options?.map((option, index) => (
        <label key={option.value} className="ls-choice ls-picture">
          {option.image && (
            <img
              src={option.image}
              alt={option.alt ?? ''}
              loading="lazy"
              referrerPolicy="no-referrer"
              {...context.langOf?.(option.alt)}
            />
          )}
          <input
            id={index === 0 ? id : undefined}
            type={multiple ? 'checkbox' : 'radio'}
            name={field.name}
            value={option.value}
            data-other={option.freeText}
            required={!multiple && required && !field.visibleWhen && !field.requiredWhen}
            aria-invalid={multiple ? undefined : invalid}
            defaultChecked={[value].flat().includes(option.value)}
          />
          <span>{context.mark(option.label)}</span>
        </label>
      ))}
    </div>
  )
}
