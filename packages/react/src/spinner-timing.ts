import { spinnerDelayMs, spinnerStaysMs } from './constants.ts'

/**
 * The wait of an answer before it is shown, so that a spinner which is on screen stays there long enough to be seen.
 * @param elapsedMs - from the start of the attempt to its answer.
 * @returns milliseconds; 0 where no spinner came up, or where it stood long enough.
 */
export function holdMs(elapsedMs: number): number {
  return elapsedMs < spinnerDelayMs ? 0 : Math.max(0, spinnerDelayMs + spinnerStaysMs - elapsedMs)
}
