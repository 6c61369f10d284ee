// Runs the torture suites, all or the named ones: npm run torture -- kill
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

const main = join(root, 'apps', 'relay', 'src', 'torture', 'main.ts')
const flags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning']
const { status } = spawnSync(process.execPath, [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
