import { runCommand } from './command.ts'
import { processTerminal } from './terminal.ts'

const status = await runCommand({ args: process.argv.slice(2), env: process.env, terminal: processTerminal })
if (status !== undefined) process.exitCode = status
