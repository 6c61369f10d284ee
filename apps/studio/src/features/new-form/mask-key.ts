const shownCharacters = 4

/** A key as it may stand on a screen that others see: its ends. Short ones are shown whole; public keys are no secret. */
export function maskKey(key: string): string {
  return key.length <= 3 * shownCharacters ? key : `${key.slice(0, shownCharacters)}…${key.slice(-shownCharacters)}`
}
