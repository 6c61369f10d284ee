import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The facts of a form's first drawing. */
export interface Drawn extends Record<string, number> {
  readonly standsMs: number
  readonly paintedMs: number
}

declare global {
  interface Window {
    typingBench: {
      readonly draw: () => Promise<Drawn>
      /** The number of characters that a library was done with. */
      readonly seen: () => number
      /** Their times in ms, each told once. */
      readonly times: () => number[]
    }
  }
}

const times: number[] = []
let typedAtMs = 0

/** More than any library chains: React commits in one, react-hook-form checks in a handful. */
const microtasks = 100

/**
 * Calls back after every microtask that the event led to: what it asked for is checked and committed. Not in a task:
 * Chromium draws a frame between a key and the next task, and a frame's time is the screen's.
 */
function afterCommit(done: () => void, left = microtasks): void {
  if (left === 0) done()
  else queueMicrotask(() => afterCommit(done, left - 1))
}

// First on the way down, last on the way up: all that any library does about a character lies between. Not from the
// key itself, whose way from the browser's process to this one is no library's doing.
window.addEventListener(
  'beforeinput',
  () => {
    typedAtMs = performance.now()
  },
  { capture: true },
)
window.addEventListener('input', () => afterCommit(() => times.push(performance.now() - typedAtMs)))

/** Draws the form and says how long that took: until the DOM stood, and until the frame after it. */
async function draw(app: ReactNode): Promise<Drawn> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the form.')
  const root = createRoot(place)
  const fromMs = performance.now()
  flushSync(() => root.render(app))
  const standsMs = performance.now() - fromMs
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return { standsMs, paintedMs: performance.now() - fromMs }
}

/** Offers the page's clock to the process that measures it. */
export function offer(app: ReactNode): void {
  window.typingBench = { draw: () => draw(app), seen: () => times.length, times: () => times.splice(0) }
}
