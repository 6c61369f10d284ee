import { describe, expect, it } from 'vitest'
import { runAbuseSuite } from './abuse-suite.ts'
import { attackNames } from './attackers.ts'
import { maxRssMb, shortAbuse } from './suites.ts'

/** The ends that a connection may meet: our answers, the end of its patience, or ours. */
const expected = ['200', '400', '403', '408', '413', '429', '503', 'closed', 'open']

describe('a relay under attack', () => {
  it('[S311] [F52] [F72] [F73] [F74] loses no honest message, holds its memory and leaves nothing behind', async () => {
    const { rows, lost, leftFiles, lastExit, rssMb = 0, honest } = await runAbuseSuite(shortAbuse)
    expect(rows.map(({ attack }) => attack)).toEqual(['nobody', ...attackNames])
    expect(rows.flatMap(({ statuses }) => Object.keys(statuses)).filter((end) => !expected.includes(end))).toEqual([])
    expect({ lost, leftFiles, lastExit }).toEqual({ lost: [], leftFiles: 0, lastExit: 0 })
    expect(honest).toBeGreaterThan(0)
    expect(rssMb).toBeLessThanOrEqual(maxRssMb)
  }, 90_000)
})
