#!/usr/bin/env node
// Runs the relay from its sources: Node strips the types, and the condition finds the workspace's packages.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { relayEnv, relayFlags } from './process.mjs'

const main = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts')
const args = [...relayFlags, main, ...process.argv.slice(2)]
const env = { ...relayEnv, ...process.env }

if (process.platform === 'win32' || process.execve === undefined) {
  // The channel is closed when this process ends, however it ends: the relay then stops as well.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  // This process becomes the relay: nothing stands between it and whoever started or kills it.
  process.execve(process.execPath, [process.execPath, ...args], env)
}
