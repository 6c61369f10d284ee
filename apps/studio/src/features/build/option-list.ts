import type { Option } from '@letterslot/core'

/** An option with another label; its value goes along as long as the two were the same. */
export function relabelled(option: Option, label: string): Option {
  return { label, value: option.value === option.label ? label : option.value }
}

/** The list with one option replaced. */
export function withOption(options: readonly Option[], index: number, option: Option): readonly Option[] {
  return options.map((before, at) => (at === index ? option : before))
}

/** The list without one option. */
export function withoutOption(options: readonly Option[], index: number): readonly Option[] {
  return options.filter((_, at) => at !== index)
}

/** The list with one option moved by one place; at the ends it stays. */
export function movedOption(options: readonly Option[], index: number, by: -1 | 1): readonly Option[] {
  const target = index + by
  const option = options[index]
  if (!option || target < 0 || target >= options.length) return options
  const others = withoutOption(options, index)
  return [...others.slice(0, target), option, ...others.slice(target)]
}

/** A new option, called so that no other is. */
export function nextOption(options: readonly Option[]): Option {
  const taken = new Set(options.flatMap(({ value, label }) => [value, label]))
  for (let count = options.length + 1; ; count += 1) {
    const label = `Choice ${count}`
    if (!taken.has(label)) return { value: label, label }
  }
}
