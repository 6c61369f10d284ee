import type { Option } from './field.ts'

/** The option that a chosen value stands for, by its value; one that takes a text has the text behind it: `Other: by tram`. */
export function choiceOf(options: readonly Option[] | undefined, chosen: unknown): string | undefined {
  return options?.find(({ value, freeText }) => chosen === value || (freeText && `${chosen}`.startsWith(`${value}: `)))
    ?.value
}
