import type { Option } from '@letterslot/core'
import { choicesText } from '../../domain/texts/build.ts'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'

export interface OptionPriceProps {
  readonly option: Option
  /** From 1. */
  readonly position: number
  readonly onChange: (option: Option) => void
}

/** The number that a choice counts in calculations. */
export function OptionPrice({ option, position, onChange }: OptionPriceProps) {
  const { price: before, ...others } = option
  const {
    text,
    problem,
    onChange: change,
  } = useDraftText(String(before ?? ''), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value: price } = reading
    const next = price === undefined ? others : { ...others, price }
    return { ok: true, stored: String(price ?? ''), commit: () => onChange(next) }
  })
  return (
    <NumberField
      label={choicesText.price(position)}
      isLabelHidden
      placeholder={choicesText.pricePlaceholder}
      value={text}
      problem={problem}
      onChange={change}
    />
  )
}
