import type { Field, Option, Value } from '@letterslot/core'
import { withChoiceIssues } from '@letterslot/core/choices'
import { readFreeText } from '@letterslot/core/rare-rules'
import { type JSX, useEffect, useRef, useState } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { chooseIn, chosenIn, putChosen, readChosen } from './chosen-options.ts'
import { OptionSearch } from './OptionSearch.tsx'

const combobox: KindParts = { Control: Combobox, readAnswer: readChosen, putAnswer: putChosen }

/** The kind `combobox`: a list to choose from by typing, or several of it as tags. Without scripts it is the platform's own list. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, combobox },
  withRareIssues: (form, own) => withChoiceIssues(parts.withRareIssues(form, own)),
})

/**
 * A list that is searched by typing. The platform's own list is what holds the answer: it posts it without scripts, and stands
 * unseen behind the search as soon as that can be used.
 */
function Combobox(props: ControlProps): JSX.Element {
  const { field, value, context } = props
  const select = useRef<HTMLSelectElement>(null)
  const [drawn, setDrawn] = useState<HTMLSelectElement>()
  const { multiple = false, options = [] } = field
  const [given] = useState(() => givenValues(field, value))
  const own = given.filter((one) => !options.some((option) => option.value === one))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    const { current } = select
    if (!current) return
    // Where it was drawn without scripts it has been in use since.
    const isNew = !current.querySelector('[selected]') && chosenIn(current).length === 0
    if (isNew && given.length > 0) chooseIn(current, given)
    setDrawn(current)
  }, [])
  return (
    <div>
      <select
        {...(drawn ? { name: field.name, hidden: true } : ariaProps(props))}
        ref={select}
        className="ls-control"
        multiple={multiple}
        autoComplete={field.autocomplete}
        defaultValue={multiple ? given : (given[0] ?? '')}
      >
        {!multiple && (
          <option value="" {...context.langOf?.(field.placeholder)}>
            {field.placeholder || context.texts.choose}
          </option>
        )}
        {[...options, ...own.map((one): Option => ({ value: one, label: one }))].map((option) => (
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
      {drawn && <OptionSearch {...props} select={drawn} />}
    </div>
  )
}

/** The values that a field begins with; what was typed before this code was here may be an option's label. */
function givenValues({ options = [] }: Field, value: Value | undefined): readonly string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one !== 'string' || one === '') return []
    const free = readFreeText(options, one)
    const isValue = free !== undefined || options.some((option) => option.value === one)
    return isValue ? (free?.option.value ?? one) : (options.find(({ label }) => label === one)?.value ?? one)
  })
}
