import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const times = []
let typedAtMs = 0

/** More than any library chains: React commits in one, react-hook-form checks in a handful. */
const microtasks = 100

/**
 * Calls back after every microtask that the event led to: what it asked for is checked and committed. Not in a task:
 * Chromium draws a frame between a key and the next task, and a frame's time is the screen's.
 */
function afterCommit(done, left = microtasks) {
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
async function draw(app) {
  const root = createRoot(document.getElementById('root'))
  const fromMs = performance.now()
  flushSync(() => root.render(app))
  const standsMs = performance.now() - fromMs
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return { standsMs, paintedMs: performance.now() - fromMs }
}

/** What the page offers to whoever measures it. */
export function offer(app) {
  window.bench = { draw: () => draw(app), seen: () => times.length, times: () => times.splice(0) }
}
