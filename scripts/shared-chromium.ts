import { type Browser, chromium } from 'playwright'
import { findChromium, findTestChromium, suiteChromiumArgs } from './chromium.ts'

/** True in `npm run test:release`. */
const isRelease = process.env['LETTERSLOT_MATRIX'] === 'full'

let launched: Promise<Browser> | undefined

/**
 * The Chromium of all test files of a worker: to start one for each file costs 0.5 s of CPU time. It ends with its worker, as Playwright
 * sees to. Tests keep apart by contexts and by origins; who needs flags, a profile or a kill starts a browser of its own.
 */
export function sharedChromium(): Promise<Browser> {
  const executablePath = isRelease ? findChromium() : findTestChromium()
  launched ??= chromium.launch({ args: suiteChromiumArgs, ...(executablePath && { executablePath }) })
  return launched
}
