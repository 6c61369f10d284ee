import { parseArgs } from 'node:util'
import { LetterslotError, type Result } from '@letterslot/core'
import { parseAddress } from '@letterslot/email'
import { sendTestMail } from '../delivery/mail/send-test.ts'
import { type Config, readConfig } from '../settings/config.ts'
import { parseOriginList } from '../settings/setting-values.ts'
import { openSqliteSettings } from '../store/sqlite.ts'
import { createLog } from '../system/log.ts'
import { runDoctor } from './doctor.ts'
import { type KeysCommand, type KeysDeps, runKeysCommand } from './keys.ts'
import { runRelay } from './run-relay.ts'
import type { Terminal } from './terminal.ts'

const usage = `letterslot <command>        (in the repository: npm run letterslot -- <command>)

  serve                       run the relay (settings from the environment)
  local [--dev]               run it as the test inbox of this computer, with the studio
  doctor                      check the settings and print each with its source
  send-test [address]         send one mail, as forms do, and print what the server says
  keys create [--name N]      make a private key; with --origins A,B a public one for these sites
  keys list | keys remove ID

  --port N  --host H  --data-dir D  --studio D    instead of PORT, HOST, LETTERSLOT_DATA_DIR and dist/`

const flagOptions = {
  port: { type: 'string' },
  host: { type: 'string' },
  'data-dir': { type: 'string' },
  studio: { type: 'string' },
  name: { type: 'string' },
  origins: { type: 'string' },
  dev: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** The arguments after `letterslot`, the environment and the terminal. */
export interface CommandInput {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Terminal
}

/**
 * Runs one `letterslot` command.
 * @returns the exit status, or undefined for a relay that now runs until a signal.
 */
export async function runCommand(input: CommandInput): Promise<number | undefined> {
  try {
    return await dispatch(input)
  } catch (error) {
    if (!(error instanceof LetterslotError)) throw error
    input.terminal.err(error.message)
    return 1
  }
}

async function dispatch({ args, env, terminal }: CommandInput): Promise<number | undefined> {
  const parsed = parseArguments(args)
  if (!parsed.ok) {
    terminal.err(`${parsed.error}\n\n${usage}`)
    return 2
  }
  const { values, positionals } = parsed.value
  const [name, ...rest] = positionals
  if (values.help || name === undefined) {
    terminal.out(usage)
    return name === undefined && !values.help ? 2 : 0
  }
  const extra = extraWords(name, rest)
  if (extra.length > 0) {
    terminal.err(`letterslot ${name} takes no word ${extra.map((word) => JSON.stringify(word)).join(' ')}.\n\n${usage}`)
    return 2
  }
  const read = readConfig({
    env,
    flags: {
      PORT: values.port,
      HOST: values.host,
      LETTERSLOT_DATA_DIR: values['data-dir'],
      LETTERSLOT_STUDIO_DIR: values.studio,
    },
  })
  if (name === 'doctor') return runDoctor(read, terminal)
  if (!read.ok) throw read.error
  const { config } = read.value
  switch (name) {
    case 'serve':
    case 'local': {
      const isDev = name === 'local' && values.dev === true
      await runRelay({ config, command: name, isDev, terminal })
      return undefined
    }
    case 'send-test':
      return runSendTest(config, rest[0], terminal)
    case 'keys':
      return openKeys(config, rest, values, terminal)
    default:
      terminal.err(`There is no command ${JSON.stringify(name)}.\n\n${usage}`)
      return 2
  }
}

/** The arguments that a command does not know: a mistyped one must not be ignored. */
function extraWords(command: string, rest: readonly string[]): readonly string[] {
  switch (command) {
    case 'serve':
    case 'local':
    case 'doctor':
      return rest
    case 'send-test':
      return rest.slice(1)
    case 'keys':
      return rest.slice(rest[0] === 'remove' ? 2 : 1)
    default:
      return []
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options: flagOptions, allowPositionals: true }) } as const
  } catch (error) {
    // parseArgs throws on an unknown flag; what it says is fit to print.
    return { ok: false, error: error instanceof Error ? error.message : String(error) } as const
  }
}

async function runSendTest(config: Config, asked: string | undefined, terminal: Terminal): Promise<number> {
  if (config.smtp === undefined) {
    terminal.err('LETTERSLOT_SMTP_URL is not set, so there is no mail server to test: mail stays in the test inbox.')
    return 1
  }
  const to = parseAddress(asked ?? config.defaultTo ?? '')
  if (to === undefined) {
    terminal.err('Say where to: letterslot send-test you@example.org (or set LETTERSLOT_DEFAULT_TO).')
    return 2
  }
  const { ok, summary } = await sendTestMail({
    account: config.smtp,
    from: config.from,
    to,
    onLine: (speaker, line) => terminal.out(`${speaker === 'client' ? '→' : '←'} ${line}`),
  })
  terminal.out(summary)
  return ok ? 0 : 1
}

function openKeys(
  config: Config,
  words: readonly string[],
  values: { readonly name?: string | undefined; readonly origins?: string | undefined },
  terminal: Terminal,
): number {
  const command = readKeysCommand(words, values)
  if (!command.ok) {
    terminal.err(command.error)
    return 2
  }
  const opened = openSqliteSettings(config.dataFolder)
  try {
    // The relay that runs beside it may write to its standard output; what this command did stands in the data folder.
    const onChanged: KeysDeps['onChanged'] = (event, id) =>
      createLog({ kind: 'folder', path: config.dataFolder }).info({ event, id }, 'Changed on the command line')
    return runKeysCommand(command.value, { settings: opened.settings, terminal, onChanged }, Date.now())
  } finally {
    opened.close()
  }
}

function readKeysCommand(
  [kind, id]: readonly string[],
  { name, origins }: { readonly name?: string | undefined; readonly origins?: string | undefined },
): Result<KeysCommand, string> {
  if (kind === 'list') return { ok: true, value: { kind } }
  if (kind === 'remove' && id !== undefined) return { ok: true, value: { kind, id } }
  if (kind !== 'create') return { ok: false, error: `letterslot keys create, list or remove ID\n\n${usage}` }
  if (origins === undefined) return { ok: true, value: { kind, name: name ?? 'Command line', origins } }
  const list = parseOriginList(origins)
  return list.ok ? { ok: true, value: { kind, name: name ?? 'A site', origins: list.value } } : list
}
