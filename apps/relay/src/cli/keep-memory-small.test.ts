import { expect, it } from 'vitest'
import { keepMemorySmall } from './keep-memory-small.ts'

it('[S313] what is resident beyond 150 MB is collected every ten seconds, and nothing below it', () => {
  let residentMb = 110
  const collected: number[] = []
  const calls: [() => void, number][] = []
  keepMemorySmall({
    collect: () => collected.push(residentMb),
    residentBytes: () => residentMb * 1e6,
    repeat: (callback, everyMs) => calls.push([callback, everyMs]),
  })
  const [[look, everyMs] = [() => {}, 0]] = calls
  for (const size of [110, 150, 151, 238, 120]) {
    residentMb = size
    look()
  }
  expect([everyMs, collected]).toEqual([10_000, [151, 238]])
})
