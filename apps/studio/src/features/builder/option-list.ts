import type { Field, FieldKind, Option } from '@letterslot/core'
import { type FormWords, sayWord } from '../../domain/starts/say-field.ts'

/** An option with another label; its value goes along as long as the two were the same. */
export function relabelled(option: Option, label: string): Option {
  return { ...option, label, value: option.value === option.label ? label : option.value }
}

/** The list with one option replaced. */
export function withOption(options: readonly Option[], index: number, option: Option): readonly Option[] {
  return options.map((before, at) => (at === index ? option : before))
}

/** The list without one option. */
export function withoutOption(options: readonly Option[], index: number): readonly Option[] {
  return options.filter((_, at) => at !== index)
}

/** The list with one option moved by some places; beyond the ends it stays where it was. */
export function movedOption(options: readonly Option[], index: number, by: number): readonly Option[] {
  const target = index + by
  const option = options[index]
  if (!option || target < 0 || target >= options.length) return options
  const others = withoutOption(options, index)
  return [...others.slice(0, target), option, ...others.slice(target)]
}

/** An option whose value is its label, so that the mail says what the visitor read. */
export function optionCalled(label: string): Option {
  return { value: label, label }
}

/** A new option, or a row of a matrix, called in the form's words so that no other is. */
export function nextOption(options: readonly Option[], words: FormWords, of: 'options' | 'rows' = 'options'): Option {
  const taken = new Set(options.flatMap(({ value, label }) => [value, label]))
  for (let count = options.length + 1; ; count += 1) {
    const label = `${sayWord(of === 'rows' ? 'Question' : 'Choice', words)} ${count}`
    if (!taken.has(label)) return optionCalled(label)
  }
}

/** The labels of the two choices that a new field has. */
export const firstLabels = ['First choice', 'Second choice'] as const

/** The labels of the rows and of the choices that a new matrix has. */
export const firstRows = ['First question', 'Second question'] as const
export const firstColumns = ['Never', 'Sometimes', 'Often'] as const

/** The two choices of a new question of yes or no. */
export const yesAndNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** The ends that new rows of steps and sliders have, so that a maker sees what can be changed. */
export const firstEnds: Readonly<Partial<Record<FieldKind, Pick<Field, 'from' | 'to' | 'fromLabel' | 'toLabel'>>>> = {
  rating: { to: 5 },
  scale: { from: 0, to: 10, fromLabel: 'Not at all', toLabel: 'Surely' },
}

/** A choice as we made it: nobody wrote its words, or other words to send. */
function isUnedited({ value, label, freeText }: Option): boolean {
  const first = [...firstLabels, ...firstRows, ...firstColumns]
  const ours = [...first, ...first.map((one) => sayWord(one))]
  const numbered = ['Choice', 'Question']
    .flatMap((word) => [word, sayWord(word)])
    .some((word) => label.startsWith(`${word} `) && /^\S+ \d{1,4}$/.test(label))
  return !freeText && value === label && (numbered || ours.includes(label))
}

/** The list with a last choice that takes a text, or without the one that does. */
export function withOther(options: readonly Option[], isOffered: boolean, words: FormWords): readonly Option[] {
  const closed = options.filter(({ freeText }) => !freeText)
  if (!isOffered) return closed
  const taken = new Set(closed.flatMap(({ value, label }) => [value, label]))
  const label =
    ['Other', 'Something else', 'Another answer'].map((word) => sayWord(word, words)).find((one) => !taken.has(one)) ??
    nextOption(closed, words).label
  return [...closed, { ...optionCalled(label), freeText: true }]
}

/** The most choices that one paste adds. */
export const maxPastedOptions = 500

/**
 * A pasted list taken in: `last` is the place of its last choice, `added` counts the choices that came, one in the place of ours
 * too, `skipped` lines that were choices already.
 */
export interface PastedOptions {
  readonly options: readonly Option[]
  readonly last: number
  readonly added: number
  readonly skipped: number
}

/**
 * The lines of a text as choices: the first replaces what `first` makes of it, the others follow it. A line that is a
 * choice already is left out; so are blank ones, and all beyond `maxPastedOptions`. The list takes the place of the
 * choices that are as we made them, the one at `index` too.
 * @param first - the words of the choice at `index` with the first line put where the caret stands.
 * @returns undefined for a text of one line, which is pasted as words.
 */
export function pastedOptions(
  options: readonly Option[],
  index: number,
  text: string,
  first: (line: string) => string,
): PastedOptions | undefined {
  const target = options[index]
  const [opening, ...others] = text.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
  if (!target || opening === undefined || others.length === 0) return undefined
  const isReplaced = isUnedited(target)
  const changed = relabelled(target, isReplaced ? opening : first(opening))
  const before = options.slice(0, index).filter((option) => !isUnedited(option))
  const after = options.slice(index + 1).filter((option) => !isUnedited(option))
  const taken = new Set([...before, changed, ...after].flatMap(({ value, label }) => [value, label]))
  const fresh = others.filter((line) => !taken.has(line) && taken.add(line)).slice(0, maxPastedOptions)
  return {
    options: [...before, changed, ...fresh.map(optionCalled), ...after],
    last: before.length + fresh.length,
    added: fresh.length + (isReplaced ? 1 : 0),
    skipped: others.length - fresh.length,
  }
}
