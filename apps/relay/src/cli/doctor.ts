import { existsSync } from 'node:fs'
import type { Result } from '@letterslot/core'
import type { Config, SettingReport } from '../config.ts'
import type { ConfigError } from '../settings/config-error.ts'
import type { Terminal } from './terminal.ts'

/** Prints every setting with where it came from, and every fault; resolves to the exit status. */
export function doctor(
  read: Result<{ readonly config: Config; readonly report: readonly SettingReport[] }, ConfigError>,
  terminal: Terminal,
): number {
  if (!read.ok) {
    for (const { variable, message } of read.error.faults) terminal.err(`FAULT  ${variable}: ${message}`)
    return 1
  }
  const { config, report } = read.value
  const width = Math.max(...report.map(({ variable }) => variable.length))
  for (const { variable, shown, source } of report) terminal.out(`${variable.padEnd(width)}  ${shown}  (${source})`)
  terminal.out('')
  terminal.out(
    existsSync(config.dataFolder)
      ? `Data folder: ${config.dataFolder}`
      : `Data folder: ${config.dataFolder} (made at the first start)`,
  )
  terminal.out(`All settings can be used. ${nextStep(config)}`)
  return 0
}

function nextStep({ smtp, defaultTo }: Config): string {
  return smtp === undefined
    ? 'Mail stays in the test inbox; docs/guides/real-mailbox.md says how to send it.'
    : `Next, one real mail: letterslot send-test ${defaultTo ?? 'you@example.org'}`
}
