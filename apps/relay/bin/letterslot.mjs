#!/usr/bin/env node
// Runs the relay from its sources: Node strips the types, and the condition finds the workspace's packages.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts')
const flags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning', '--expose-gc']
const args = [...flags, main, ...process.argv.slice(2)]

if (process.platform === 'win32' || process.execve === undefined) {
  // The channel is closed when this process ends, however it ends: the relay then stops as well.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  // This process becomes the relay: nothing stands between it and whoever started or kills it. glibc reads how to give
  // memory back before a program runs: one arena for all threads, and what is free at its end goes back from 128 kB on.
  const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }
  process.execve(process.execPath, [process.execPath, ...args], { ...memory, ...process.env })
}
