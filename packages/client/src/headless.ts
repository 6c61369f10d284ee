import { refuse } from './refuse.ts'

/**
 * Refuses to send from a browser that a program drives.
 * @throws {SendError} `headless`, with the SDK's own status and text.
 */
export function requireHead(): void {
  if (navigator.webdriver || !navigator.languages?.length)
    refuse('headless', 'Unavailable For Headless Browser', { status: 451 })
}
