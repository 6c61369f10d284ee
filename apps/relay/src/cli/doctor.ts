import { existsSync } from 'node:fs'
import type { Result } from '@letterslot/core'
import { checkPort, PortInUseError } from '../http/listen.ts'
import type { Config, ConfigError, SettingReport } from '../settings/config.ts'
import { checkStudioFolder, studioFolderOf } from '../settings/config.ts'
import { checkDataFolder } from '../store/data-folder.ts'
import type { Terminal } from './terminal.ts'

/**
 * Prints every setting with its source, and every fault that a start would meet: in the settings, at HOST and PORT, in
 * the data folder and in the studio's. It changes nothing.
 * @returns the exit status.
 */
export async function runDoctor(
  read: Result<{ readonly config: Config; readonly report: readonly SettingReport[] }, ConfigError>,
  terminal: Terminal,
): Promise<number> {
  if (!read.ok) {
    for (const { variable, message } of read.error.faults) terminal.err(`FAULT  ${variable}: ${message}`)
    return 1
  }
  const { config, report } = read.value
  const width = Math.max(...report.map(({ variable }) => variable.length))
  for (const { variable, shown, source } of report) terminal.out(`${variable.padEnd(width)}  ${shown}  (${source})`)
  terminal.out('')
  const note = existsSync(config.dataFolder) ? '' : ' (made at the first start)'
  terminal.out(`Data folder: ${config.dataFolder}${note}`)
  if (!existsSync(studioFolderOf(config.studioFolder, { isDev: false }))) {
    terminal.out('Studio: not built yet. npm run build makes it.')
  }
  const port = await checkPort(config.host, config.port)
  if (port instanceof PortInUseError)
    terminal.out(`Port ${config.port}: in use, by a relay that runs or by another program.`)
  const faults = [
    port instanceof PortInUseError ? undefined : port,
    checkDataFolder(config.dataFolder),
    checkStudioFolder(config.studioFolder),
  ].filter((fault) => fault !== undefined)
  for (const { message } of faults) terminal.err(`FAULT  ${message}`)
  if (faults.length > 0) return 1
  terminal.out(`All settings can be used. ${nextStep(config)}`)
  return 0
}

function nextStep({ smtp, defaultTo }: Config): string {
  return smtp === undefined
    ? 'Mail stays in the test inbox; docs/guides/real-mailbox.md says how to send it.'
    : `Next, one real mail: letterslot send-test ${defaultTo ?? 'you@example.org'}`
}
