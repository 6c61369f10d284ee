import type { Field } from '@letterslot/core'
import type { JSX } from 'react'
import type { ControlProps, FormParts } from '../form/form-context.ts'
import { useLoaded } from '../form/use-loaded.ts'

/** The controls of every kind that is not one line of text. */
export const everyControl: FormParts['controls'] = {
  textarea: TextareaControl,
  select: SelectControl,
  radio: ChoicesControl,
  checkboxes: ChoicesControl,
  consent: ConsentControl,
  file: FileControl,
  content: ContentControl,
  // Until their own is here.
  section: ContentControl,
  image: ContentControl,
}

/** Those of forms that use nothing rare. */
export const plainControls: FormParts['controls'] = {
  textarea: TextareaControl,
  select: SelectControl,
  radio: ChoicesControl,
  checkboxes: ChoicesControl,
  consent: ConsentControl,
  content: ContentControl,
}

/** The attributes that every native control carries. */
interface AriaProps {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/**
 * Ties a control to its label, help and issues. `required` by a condition is not HTML's `required`: without scripts the
 * condition cannot be known, and the browser would refuse to send.
 */
export function ariaProps({ field, id, required, invalid, describedBy }: ControlProps): AriaProps {
  return {
    id,
    name: field.name,
    required: required && !field.visibleWhen && !field.requiredWhen,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  }
}

/** All options in sight: one to choose (radio), or several (checkboxes). Its fieldset names it. */
function ChoicesControl({ field, id, value, required, invalid, context }: ControlProps): JSX.Element {
  const single = field.kind !== 'checkboxes'
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
            // Else a browser tells of every button of an empty group that it is wrong, before anything was chosen.
            aria-invalid={single ? invalid : undefined}
            defaultChecked={[value].flat().includes(option.value)}
          />
          {context.mark(option.label)}
        </label>
      ))}
    </div>
  )
}

/** A single box to tick. */
function ConsentControl(props: ControlProps): JSX.Element {
  return <input {...ariaProps(props)} type="checkbox" value="yes" defaultChecked={props.value === true} />
}

/** Words of the maker's between the fields. */
function ContentControl({ field, context }: ControlProps): JSX.Element {
  return <p className="ls-text">{context.words(field, 'text')}</p>
}

/** Files, by the platform's own control: it posts them without scripts too. What was chosen is listed below it. */
function FileControl(props: ControlProps): JSX.Element {
  const { field, id, context } = props
  const loaded = useLoaded(context.handle.parts.chosenFiles, id)
  return (
    <>
      <input
        {...ariaProps(props)}
        className="ls-control ls-file"
        type="file"
        accept={field.rules.find((rule) => rule.kind === 'file')?.accept}
        multiple={field.rules.find((rule) => rule.kind === 'length')?.max !== 1}
      />
      {loaded && <loaded.ChosenFiles {...props} />}
    </>
  )
}

type InputMode = 'email' | 'tel' | 'url' | 'decimal'

const inputModes: Partial<Record<Field['kind'], InputMode>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'decimal',
}

/** One line of text, of whatever kind. A number is text too: a number input changes what was typed. */
export function InputControl(props: ControlProps): JSX.Element {
  const { field } = props
  const { kind, rules } = field
  const checked = rules.some((rule) => rule.kind === 'type')
  // Without its rule an e-mail or web address is any text, with the keyboard that suits it.
  const type = kind === 'date' || kind === 'tel' || (checked && kind !== 'number') ? kind : 'text'
  return (
    <input
      {...typedProps(props)}
      type={type}
      inputMode={inputModes[kind]}
      // An address or a number reads from left to right, whatever the form does.
      dir={inputModes[kind] && 'auto'}
      {...props.context.rareParts?.inputProps?.(field)}
    />
  )
}

/** One of several, in a list that opens. It begins with no choice made. */
function SelectControl(props: ControlProps): JSX.Element {
  const { field, value, context } = props
  return (
    <select
      {...ariaProps(props)}
      className="ls-control"
      autoComplete={field.autocomplete}
      defaultValue={typeof value === 'string' ? value : ''}
    >
      <option value="" {...context.langOf?.(field.placeholder)}>
        {field.placeholder || context.texts.choose}
      </option>
      {field.options?.map((option) => (
        <option
          key={option.value}
          value={option.value}
          data-other={option.freeText}
          {...context.langOf?.(option.label)}
        >
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Several lines of text. */
export function TextareaControl(props: ControlProps): JSX.Element {
  return <textarea {...typedProps(props)} rows={4} />
}

/** The attributes of a control that one types into. */
function typedProps(props: ControlProps) {
  const { field, value } = props
  return {
    ...ariaProps(props),
    className: 'ls-control',
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    defaultValue: typeof value === 'string' ? value : undefined,
  }
}
