import { expect, it } from 'vitest'
import { pageEnds, runTakeOver } from './take-over.ts'

it.each(pageEnds)(
  '[L165] [F39] a message whose page ends by %s in the middle of its try is taken over by its lock',
  async (end) => {
    const { mails } = await runTakeOver(end)
    expect(mails.map(({ attempts, saysRepeat }) => [attempts, saysRepeat])).toEqual([[2, true]])
  },
  60_000,
)
