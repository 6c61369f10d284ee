import { expect } from 'vitest'
import type { Lives } from './chromium-process.ts'
import { type Fullness, runFullDisk } from './full-disk.ts'

export const nothingWrong = { lost: [], strange: [], changed: [], unmarkedDoubles: [] } as const

/** Fills a profile's disk or quota, and holds each sentence of the page to what was kept. */
export async function expectTruthWithoutRoom(by: Fullness, browser?: Lives): Promise<void> {
  const report = await runFullDisk({ by, messages: 2, ...(browser && { browser }) })
  const saved = { keeping: 'strict', fault: 'none', words: 'Not sent yet. Saved on this device.' }
  const unsaved = { disk: 'your answers could not be saved', quota: 'there is no room left' }
  const told = {
    keeping: 'memory',
    fault: { disk: 'lost', quota: 'quota' }[by],
    words: expect.stringMatching(new RegExp(`^Keep this page open: ${unsaved[by]}[^.]*\\.$`)),
  }
  // Chromium may find room of its own on a full disk: then it is saved, and still arrives after the kill.
  const onPage = report.without.filter(({ keeping }) => keeping === 'memory')
  expect(onPage.length).toBeGreaterThan(0)
  expect(report).toEqual({
    ...nothingWrong,
    doubles: expect.any(Number),
    before: { id: 'before', ...saved },
    without: report.without.map(({ id, keeping, fault }) => ({
      id,
      ...(keeping === 'memory' ? told : { ...saved, fault }),
    })),
    after: { id: expect.stringMatching(/^after-/), ...saved },
    deliveredWithoutRoom: onPage.length,
    triesUntilKept: expect.any(Number),
    secondsUntilKept: expect.any(Number),
    seconds: expect.any(Number),
  })
}
