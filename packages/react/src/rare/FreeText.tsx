import type { Option } from '@letterslot/core'
import { rareTexts } from '@letterslot/core/messages/en-rare'
import { freeTextName, maxFreeTextLength, readFreeText } from '@letterslot/core/rare-rules'
import { type JSX, useEffect, useRef } from 'react'
import type { ControlProps } from '../form-context.ts'
import { followFreeText } from './follow-free-text.ts'

export interface FreeTextProps extends ControlProps {
  readonly option: Option
}

/** The text beside a choice that takes one: in sight while that is chosen. Without scripts it is sent by a name of its own. */
export function FreeText({ field, option, id, value, invalid, describedBy, context }: FreeTextProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const written = [value].flat().map((one) => readFreeText(field.options, one))
  const { text } = written.find((one) => one !== undefined) ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    if (input.current) return followFreeText(input.current, option.value, text !== undefined)
  }, [])
  const { otherAnswer } = { ...rareTexts, ...context.texts }
  return (
    <label className="ls-other">
      <span>{context.say(otherAnswer, { label: option.label })}</span>
      <input
        ref={input}
        id={`${id}-other`}
        className="ls-control"
        type="text"
        name={freeTextName(field.name)}
        maxLength={maxFreeTextLength}
        defaultValue={text}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      />
    </label>
  )
}
