import { type ChildProcess, exec, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { followTestInbox } from '../harness/follow-test-inbox.ts'
import { guidedFiles } from '../harness/guided-site.ts'
import { startRelay } from '../harness/relay.ts'

const run = promisify(exec)
const root = join(import.meta.dirname, '..', '..')

const manifest = {
  name: 'a-next-site',
  private: true,
  dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: { '@types/node': '24.19.2', '@types/react': '19.3.0', typescript: '5.9.3' },
}
const layout = `import type { ReactNode } from 'react'
export const metadata = { title: 'A site', icons: 'data:,' }
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`

test('[T846 R123 F79] a Next site of the guide is installed, built and started; its server component sends', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  let relay = await startRelay()
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-next-'))
  const site = join(folder, 'site')
  const files = await guidedFiles(relay)
  mkdirSync(site)
  symlinkSync(root, join(folder, 'letterslot'), 'junction')
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifest))
  files.write(join(site, 'app'))
  writeFileSync(join(site, 'app', 'layout.tsx'), layout)
  writeFileSync(join(site, 'app', 'page.tsx'), files.page)

  await type(site, files.install)
  await type(site, 'npx next build')
  const { child, url } = await start(site)
  const markup = await (await request.get(url)).text()
  expect(markup).toContain('Your name')
  expect(markup).toMatch(/<form[^>]+method="post"/)
  relay = await followTestInbox(page, url, relay)
  child.kill()
  await once(child, 'exit')
  await relay.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The environment of somebody who types in a folder of their own: none of this repository's npm settings. */
function environment(site: string): NodeJS.ProcessEnv {
  const settings = { audit: 'false', fund: 'false', prefer_offline: 'true', update_notifier: 'false' }
  const given = Object.entries(settings).map(([name, value]) => [`npm_config_${name}`, value])
  return {
    ...process.env,
    ...Object.fromEntries(given),
    npm_config_local_prefix: site,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

async function type(site: string, line: string): Promise<void> {
  await run(line.replaceAll(' \\\n', ' '), { cwd: site, env: environment(site) }).catch(({ stdout, stderr }) => {
    throw new Error(`${line}\n${stdout}${stderr}`)
  })
}

/** Starts the built site at a port of the machine's choice. */
async function start(site: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const next = join(site, 'node_modules', 'next', 'dist', 'bin', 'next')
  const child = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', 'localhost'], {
    cwd: site,
    env: environment(site),
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  const look = (text: string): void => {
    printed += text
    const found = /http:\/\/localhost:\d+/.exec(printed)?.[0]
    if (found && /Ready/.test(printed)) resolve(found)
  }
  child.stdout.setEncoding('utf8').on('data', look)
  child.stderr.setEncoding('utf8').on('data', look)
  child.once('exit', (code) => reject(new Error(`Next stopped with ${code}:\n${printed}`)))
  return { child, url: await promise }
}
