import { median } from '../statistics.ts'

/** Fields of the form. */
export const hundred = 100

const isSmoke = process.argv[2] === 'smoke'
const warmUpMs = isSmoke ? 0 : 400
const measureMs = isSmoke ? 1 : 1200

/** The median time of one call in microseconds, after a warm-up. */
function microsecondsOf(work: () => unknown): number {
  for (const until = performance.now() + warmUpMs; performance.now() < until; ) work()
  const times: number[] = []
  for (const until = performance.now() + measureMs; performance.now() < until; ) {
    const from = performance.now()
    work()
    times.push((performance.now() - from) * 1000)
  }
  return median(times)
}

/** A library that checks the form. */
interface Subject<Compiled> {
  readonly compile: () => Compiled
  /** Returns the number of issues among the answers. */
  readonly check: (compiled: Compiled, answers: Readonly<Record<string, string>>) => number
  readonly good: Readonly<Record<string, string>>
  readonly bad: Readonly<Record<string, string>>
}

/**
 * Measures one library and prints the result. What it is to find is checked first: 100 issues among the bad answers,
 * none among the good.
 */
export function measureValidation<Compiled>({ compile, check, good, bad }: Subject<Compiled>): void {
  const from = performance.now()
  const compiled = compile()
  const found = [check(compiled, good)]
  const coldMs = performance.now() - from
  found.push(check(compiled, bad))
  if (found[0] !== 0 || found[1] !== hundred) throw new Error(`Found ${found} issues, not 0 and ${hundred}`)
  const result = {
    coldMs,
    // Together: one library may put off to the first check what the other does while it compiles.
    both: microsecondsOf(() => check(compile(), good)),
    good: microsecondsOf(() => check(compiled, good)),
    bad: microsecondsOf(() => check(compiled, bad)),
  }
  console.log(JSON.stringify(result))
}
