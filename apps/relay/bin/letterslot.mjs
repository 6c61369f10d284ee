#!/usr/bin/env node
// Runs the relay from its sources: Node strips the types, and the condition finds the workspace's packages.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '..', 'src', 'main.ts')
const flags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning']
const child = spawn(process.execPath, [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
