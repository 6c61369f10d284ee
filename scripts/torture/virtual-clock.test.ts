import { expect, it } from 'vitest'
import { createVirtualClock } from './virtual-clock.ts'

it('calls timers in their order, whatever the clock shows', () => {
  const clock = createVirtualClock(1000)
  const calls: string[] = []
  const call = (name: string) => () => calls.push(`${name} ${clock.now()} ${clock.elapsedMs()}`)
  clock.after(30, call('late'))
  clock.after(10, call('early'))
  clock.after(10, call('early too'))
  clock.after(20, call('never'))()
  expect(clock.step()).toBe(true)
  clock.jump(-500)
  while (clock.step());
  expect(calls).toEqual(['early 1010 10', 'early too 510 10', 'late 530 30'])
})
