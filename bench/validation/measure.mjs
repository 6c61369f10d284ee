import { median } from '../statistics.mjs'

const warmUpMs = 400
const measureMs = 1200

/** The median time of one call in microseconds, after a warm-up. */
function microsecondsOf(work) {
  for (const until = performance.now() + warmUpMs; performance.now() < until; ) work()
  const times = []
  for (const until = performance.now() + measureMs; performance.now() < until; ) {
    const from = performance.now()
    work()
    times.push((performance.now() - from) * 1000)
  }
  return median(times)
}

/**
 * Measures one library and prints the result. What it is to find is checked first: 200 issues among the bad answers,
 * none among the good.
 */
export function measureValidation({ compile, check, good, bad }) {
  const from = performance.now()
  const compiled = compile()
  const found = [check(compiled, good)]
  const coldMs = performance.now() - from
  found.push(check(compiled, bad))
  if (found[0] !== 0 || found[1] !== 200) throw new Error(`Found ${found} issues, not 0 and 200`)
  const result = {
    coldMs,
    // Together: one library may put off to the first check what the other does while it compiles.
    both: microsecondsOf(() => check(compile(), good)),
    good: microsecondsOf(() => check(compiled, good)),
    bad: microsecondsOf(() => check(compiled, bad)),
  }
  console.log(JSON.stringify(result))
}
