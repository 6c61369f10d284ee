import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startScriptedSmtpServer } from '../delivery/mail/scripted-smtp-server.test.fixture.ts'
import { listen } from '../http/listen.ts'
import { digestOfPrivateKey } from '../settings/secrets.ts'
import { openSqliteSettings, openSqliteStore } from '../store/sqlite.ts'
import { runCommand } from './command.ts'

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const out: string[] = []
  const err: string[] = []
  const terminal = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) }
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-command-'))
  const status = await runCommand({ args, env: { LETTERSLOT_DATA_DIR: folder, ...env }, terminal })
  return { status, out: out.join('\n'), err: err.join('\n') }
}

describe('letterslot doctor', () => {
  it('[S140] prints each setting with its source, secrets hidden', async () => {
    const env = { PORT: '5000', LETTERSLOT_PRIVATE_KEY: 'a-private-key-of-24-letters' }
    const { status, out } = await run(['doctor', '--host', '::1'], env)
    expect(status).toBe(0)
    expect(out).toMatch(/^PORT +5000 {2}\(environment\)$/m)
    expect(out).toMatch(/^HOST +::1 {2}\(command line\)$/m)
    expect(out).toMatch(/^LETTERSLOT_RATE +10\/min burst 5, 100\/h; off in local mode {2}\(default\)$/m)
    expect(out).toMatch(/^LETTERSLOT_PRIVATE_KEY +set \(hidden\) {2}\(environment\)$/m)
    expect(out).not.toContain('a-private-key')
  })

  it.each([
    [{}, 'Mail stays in the test inbox; docs/guides/real-mailbox.md says how to send it.'],
    [
      { LETTERSLOT_SMTP_URL: 'smtp://localhost:25', LETTERSLOT_FROM: 'Club <club@example.org>' },
      'Next, one real mail: letterslot send-test you@example.org',
    ],
  ])('[S140] says what to do next with %j', async (env, words) => {
    const { out } = await run(['doctor'], env)
    expect(out).toMatch(new RegExp(`All settings can be used. ${words}$`))
  })

  it('[S140] prints every fault and fails', async () => {
    expect(await run(['doctor'], { PORT: 'x', HOST: '!' })).toEqual({
      status: 1,
      out: '',
      err: 'FAULT  PORT: it must be a port from 0 to 65535.\nFAULT  HOST: it must be an address or a host name, as 127.0.0.1.',
    })
  })
})

describe('what a start would meet', () => {
  /** No name by RFC 1035, 2.3.4: the resolver refuses it itself, without asking a name server. */
  const longName = `${'a'.repeat(64)}.invalid`
  const folder = () => mkdtempSync(join(tmpdir(), 'letterslot-command-'))
  const damaged = () => {
    const path = folder()
    writeFileSync(join(path, 'letterslot.db'), Buffer.alloc(8192, 'no database'))
    return path
  }
  const torn = () => {
    const path = folder()
    const { settings, close } = openSqliteSettings(path)
    for (let count = 0; count < 300; count += 1) {
      const [id, value] = [`k${count}`, `value ${count} ${'x'.repeat(200)}`]
      settings.addKey({ id, name: 'n', kind: 'public', value, origins: [], createdAtMs: count })
    }
    close()
    const file = join(path, 'letterslot.db')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xa5, bytes.length - 8192, bytes.length - 4096))
    return path
  }

  it.each([
    [
      'a HOST of another computer',
      () => ({ HOST: '192.0.2.1' }),
      'HOST is 192.0.2.1, which is no address of this computer.',
    ],
    [
      'a HOST that no name server knows',
      () => ({ HOST: longName }),
      `HOST is ${longName}, and no address is found under that name.`,
    ],
    [
      'a data folder that is a file',
      () => ({ LETTERSLOT_DATA_DIR: import.meta.filename }),
      'is no folder, or a part of its path is none.',
    ],
    [
      'a data folder that cannot be made',
      () => ({ LETTERSLOT_DATA_DIR: '/sys/letterslot/data' }),
      'cannot be written.',
    ],
    ['a damaged database', () => ({ LETTERSLOT_DATA_DIR: damaged() }), 'holds a damaged database, letterslot.db.'],
    [
      'a missing studio',
      () => ({ LETTERSLOT_STUDIO_DIR: '/nowhere' }),
      'LETTERSLOT_STUDIO_DIR: there is no studio in /nowhere: it has no index.html.',
    ],
    [
      'a misspelt name',
      () => ({ LETTERSLOT_SMTP_URI: 'x' }),
      'LETTERSLOT_SMTP_URI: there is no setting of this name; did you mean LETTERSLOT_SMTP_URL?',
    ],
  ])('[S348] is named before by doctor, and then by the start: %s', async (_, makeEnv, words) => {
    const env = { PORT: '0', ...makeEnv() }
    const examined = await run(['doctor'], env)
    expect([examined.status, examined.err]).toEqual([1, expect.stringMatching(/^FAULT {2}.*$/)])
    expect(examined.err).toContain(words)
    const started = await run(['serve'], env)
    expect([started.status, started.err.split('\n').length]).toEqual([1, 1])
    expect(started.err).toContain(words)
  })

  it.each([
    ['[S342] a folder that nobody may write', '/sys/letterslot'],
    ['[S343] a file', import.meta.filename],
    ['[S343] a folder below a file', join(import.meta.filename, 'below')],
  ])('%s is refused as data folder in a sentence', async (_, path) => {
    for (const command of ['local', 'serve']) {
      expect(await run([command, '--port', '0'], { LETTERSLOT_DATA_DIR: path })).toEqual({
        status: 1,
        out: '',
        err: expect.stringMatching(/^The data folder \S+ (?:cannot be written|is no folder)\P{Cc}+$/u),
      })
    }
  })

  it('[S348] is found by doctor in the midst of a database, too', async () => {
    expect(await run(['doctor'], { PORT: '0', LETTERSLOT_DATA_DIR: torn() })).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^FAULT {2}The data folder \S+ holds a damaged database, letterslot\.db\. [^\n]*$/),
    })
  })

  it('[S348] is no fault where doctor looks beside a relay that runs', async () => {
    const path = folder()
    const store = openSqliteStore(path)
    const listener = await listen('127.0.0.1', 0)
    const { status, out } = await run(['doctor'], { PORT: String(listener.port), LETTERSLOT_DATA_DIR: path })
    expect([status, out]).toEqual([
      0,
      expect.stringContaining(`Port ${listener.port}: in use, by a relay that runs or`),
    ])
    await listener.close(0)
    store.close()
  })

  it('[S348] leaves no trace of doctor', async () => {
    const path = join(folder(), 'not', 'yet')
    expect((await run(['doctor'], { PORT: '0', LETTERSLOT_DATA_DIR: path })).status).toBe(0)
    expect([existsSync(path), readdirSync(dirname(dirname(path)))]).toEqual([false, []])
  })
})

describe('letterslot keys', () => {
  it('[S141] makes a private key that is shown once and kept as its SHA-256', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letterslot-command-'))
    const env = { LETTERSLOT_DATA_DIR: folder }
    const made = await run(['keys', 'create', '--name', 'Deploy'], env)
    expect([made.status, made.out]).toEqual([0, expect.stringMatching(/^lsk_[\w-]{43}$/)])
    const opened = openSqliteSettings(folder)
    const [key] = opened.settings.keys()
    opened.close()
    expect(key).toMatchObject({ name: 'Deploy', kind: 'private', value: digestOfPrivateKey(made.out) })
    const listed = await run(['keys', 'list'], env)
    expect(listed.out).toContain(`${key?.id}\tprivate\t`)
    expect(listed.out).not.toContain(made.out)
    expect((await run(['keys', 'remove', key?.id ?? ''], env)).status).toBe(0)
    expect((await run(['keys', 'remove', key?.id ?? ''], env)).status).toBe(1)
  })

  it('[S349] logs what it made and removed, without the key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letterslot-command-'))
    const env = { LETTERSLOT_DATA_DIR: folder }
    const made = await run(['keys', 'create'], env)
    const id = /key_[\w-]+/.exec(made.err)?.[0] ?? ''
    await run(['keys', 'list'], env)
    await run(['keys', 'remove', id], env)
    await run(['keys', 'remove', id], env)
    const log = readFileSync(join(folder, 'relay.log'), 'utf8')
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { event: 'key-made', id },
      { event: 'key-removed', id },
    ])
    expect(log).not.toContain(made.out)
  })

  it('[S141] makes a public key for sites', async () => {
    const made = await run(['keys', 'create', '--origins', 'https://a.example,https://b.example'])
    expect([made.status, made.out]).toEqual([0, expect.stringMatching(/^lsp_/)])
    expect((await run(['keys', 'create', '--origins', 'a.example'])).status).toBe(2)
  })
})

describe('letterslot', () => {
  it.each([[[]], [['nonsense']], [['--nonsense']], [['keys', 'nonsense']]])(
    '[S142] shows how it is used for %j and fails',
    async (args) => {
      const { status, out, err } = await run(args)
      expect(status).toBe(2)
      expect(out + err).toContain('letterslot <command>')
    },
  )

  it.each([
    [['serve', 'local'], 'serve takes no word "local".'],
    [['local', '4401', 'x'], 'local takes no word "4401" "x".'],
    [['doctor', 'PORT'], 'doctor takes no word "PORT".'],
    [['send-test', 'a@b.example', 'c@d.example'], 'send-test takes no word "c@d.example".'],
    [['keys', 'list', 'all'], 'keys takes no word "all".'],
    [['keys', 'remove', 'key_1', 'key_2'], 'keys takes no word "key_2".'],
  ])('[S142] names the words of %j that say nothing to it, and fails', async (args, words) => {
    const { status, err } = await run(args)
    expect([status, err.split('\n')[0]]).toEqual([2, `letterslot ${words}`])
  })

  it('[S142] refuses to start with settings that are wrong, naming each', async () => {
    expect(await run(['serve'], { PORT: 'x' })).toEqual({
      status: 1,
      out: '',
      err: 'PORT: it must be a port from 0 to 65535.',
    })
  })

  it('[S143] sends a test only where there is a mail server and an address', async () => {
    expect(await run(['send-test', 'me@example.org'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('LETTERSLOT_SMTP_URL is not set'),
    })
    const env = { LETTERSLOT_SMTP_URL: 'smtp://localhost:9', LETTERSLOT_FROM: 'a@b.example' }
    expect(await run(['send-test', 'nobody'], env)).toMatchObject({
      status: 2,
      err: expect.stringContaining('Say where to'),
    })
    expect((await run(['send-test', 'me@example.org'], env)).status).toBe(1)
  })

  it('[S143] ends a test that went well with the summary, after the server’s goodbye', async () => {
    await using server = await startScriptedSmtpServer()
    const env = {
      LETTERSLOT_SMTP_URL: `smtp://maker:secret@127.0.0.1:${server.account.port}`,
      LETTERSLOT_FROM: 'a@b.example',
    }
    const { status, out } = await run(['send-test', 'me@example.org'], env)
    expect(status).toBe(0)
    expect(out.split('\n').slice(-3)).toEqual([
      '→ QUIT',
      '← 221 Bye',
      '127.0.0.1 took the mail for me@example.org. It said: 250 Taken',
    ])
  })
})
