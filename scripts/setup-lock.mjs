// One set-up at a time in a clone: `npm start` and `npm test` may both be the first thing run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** True while a process with this pid lives (EPERM: it lives and is somebody else's). */
function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const ownerOf = (path) => {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Creates the lock with our pid in it; false when another living process holds it. */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const owner = ownerOf(path)
    // A lock whose owner is gone is nobody's. An empty one is being written this moment: look again.
    if (owner !== undefined && owner > 0 && !lives(owner)) rmSync(path, { force: true })
    return false
  }
}

/** Runs `work` while holding the lock file at `path`; `onWait` is called once if somebody else has it. */
export function alone(path, onWait, work) {
  mkdirSync(dirname(path), { recursive: true })
  for (let waits = 0; !take(path); waits++) {
    if (waits === 1) onWait()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waits === 0 ? 1 : 300)
  }
  const release = () => {
    if (ownerOf(path) === process.pid) rmSync(path, { force: true })
  }
  process.once('exit', release)
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }
}
