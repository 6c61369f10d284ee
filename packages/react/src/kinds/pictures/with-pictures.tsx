import type { Field, Value } from '@letterslot/core'
import { withChoiceIssues } from '@letterslot/core/choices'
import type { JSX } from 'react'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'

const pictures: KindParts = {
  Control: Pictures,
  groupRole: 'radiogroup',
  readAnswer: readPictures,
  putAnswer: putPictures,
}

/** The kind `pictures`: radio buttons with a picture each, or boxes to tick where several may be chosen. They post without scripts too. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, pictures },
  withRareIssues: (form, own) => withChoiceIssues(parts.withRareIssues(form, own)),
})

const buttonsIn = (box: Element): readonly HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]'),
]

/** Reads the chosen pictures: with the text beside one that takes a text. */
function readPictures(box: Element, { multiple }: Field): Value {
  const chosen = buttonsIn(box)
    .filter(({ checked }) => checked)
    .map((button) => button.getAttribute('data-value') ?? button.value)
  return multiple ? chosen : (chosen[0] ?? '')
}

/** Chooses the pictures of an answer as if their visitor had pressed them. */
export function putPictures(box: Element, _field: Field, value: Value): void {
  const chosen = [value].flat()
  for (const button of buttonsIn(box)) {
    const wanted = chosen.includes(button.value)
    if (button.checked !== wanted && (wanted || button.type === 'checkbox')) button.click()
  }
}

/** Options with a picture each: one to choose, or several. Its fieldset names it. */
function Pictures({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
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
