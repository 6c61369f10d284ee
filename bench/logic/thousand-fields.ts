/** Fields of the form. */
export const thousand = 1_000

/** Numbers that are typed, calculations and questions that depend on them, as many of each. */
const each = Math.floor(thousand / 3)

/** The name of the field that is typed into. */
export const typed = 'n0'

/** A field that is typed, one that is calculated, or one that is shown by another. */
interface Part {
  readonly name: string
  readonly kind: 'number' | 'calculated' | 'text'
  /** Of a calculation: the number that it adds to the one before it, twice. */
  readonly adds?: string
  readonly after?: string
  /** Of a question: the calculation that shows it, while it is at least that. */
  readonly shownBy?: string
  readonly atLeast?: number
}

/** The form: each calculation adds to the one before, so that a key in the first number changes them all. */
export const parts: readonly Part[] = Array.from({ length: each }, (_, index): readonly Part[] => [
  { name: `n${index}`, kind: 'number' },
  { name: `c${index}`, kind: 'calculated', adds: `n${index}`, ...(index > 0 && { after: `c${index - 1}` }) },
  { name: `q${index}`, kind: 'text', shownBy: `c${index}`, atLeast: index },
]).flat()

/** The first answers: 1 everywhere. */
export const answers: Readonly<Record<string, string>> = Object.fromEntries(
  parts.flatMap(({ name, kind }) => (kind === 'number' ? [[name, '1']] : [])),
)
