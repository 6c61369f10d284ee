import { median } from '../statistics.ts'
import { answers, parts } from './thousand-fields.ts'

const warmUpKeys = 300
const measuredKeys = process.argv[2] === 'smoke' ? 40 : 1_500

/** Logic that keeps up with answers. */
interface Subject {
  /** Takes one answer, and brings every result and every question that shows up to date. */
  readonly change: (name: string, text: string) => void
  /** The last result, and the number of questions that show. */
  readonly state: () => readonly [last: string, shown: number]
}

/** The median time of one key in microseconds, after a warm-up; each key changes the answer. */
function microsecondsOf({ change }: Subject, name: string): number {
  const times: number[] = []
  for (let key = 0; key < warmUpKeys + measuredKeys; key += 1) {
    const from = performance.now()
    change(name, String(1 + (key % 2)))
    if (key >= warmUpKeys) times.push((performance.now() - from) * 1000)
  }
  return median(times)
}

/** Measures one way to answer the logic of the form and prints the result; what it answers is checked first. */
export function measureLogic(start: (answers: Readonly<Record<string, string>>) => Subject): void {
  const numbers = parts.filter(({ kind }) => kind === 'number').map(({ name }) => name)
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  const from = performance.now()
  const subject = start(answers)
  const coldMs = performance.now() - from
  const before = subject.state()
  subject.change(first, '-1000')
  const after = subject.state()
  subject.change(first, '1')
  const found = JSON.stringify([before, after, subject.state()])
  const all = numbers.length
  const expected = JSON.stringify([
    [String(all), all],
    [String(all - 1_001), 0],
    [String(all), all],
  ])
  if (found !== expected) throw new Error(`Found ${found}, not ${expected}`)
  console.log(JSON.stringify({ all: microsecondsOf(subject, first), one: microsecondsOf(subject, last), coldMs }))
}
