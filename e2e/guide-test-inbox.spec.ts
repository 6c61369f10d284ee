import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { installLines } from '../apps/studio/src/features/publish/react-snippet.ts'
import { followTestInbox } from './harness/follow-test-inbox.ts'
import { guidedFiles } from './harness/guided-site.ts'
import { startRelay } from './harness/relay.ts'
import { serveFolder } from './harness/static-host.ts'

const root = join(import.meta.dirname, '..')

/** The part that Vite's template centres in its page, as it comes. */
const styleOfVite = `#root { width: 1126px; max-width: 100%; margin: 0 auto; text-align: center; display: flex; flex-direction: column }
main { display: flex; flex-direction: column; place-content: center; place-items: center }`

test('[T845 S395 F79] the guide to the test inbox is followed to the letter, in React with Vite', async ({ page }) => {
  test.slow()
  let relay = await startRelay()
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-vite-'))
  const files = await guidedFiles(relay)
  expect(files.install).toBe(installLines('0.1.0'))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@letterslot'), { recursive: true })
  for (const name of ['core', 'client', 'react'])
    cpSync(join(root, 'dist', 'packages', name), join(modules, '@letterslot', name), { recursive: true })
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  files.write(join(folder, 'src'))
  writeFileSync(join(folder, 'src', 'index.css'), styleOfVite)
  writeFileSync(
    join(folder, 'src', 'main.tsx'),
    `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import { Contact } from './Contact.tsx'
createRoot(document.getElementById('root')!).render(<StrictMode><main><Contact /></main></StrictMode>)`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A site</title><link rel="icon" href="data:,">
<div id="root"></div><script type="module" src="/src/main.tsx"></script></html>`,
  )
  await build({ root: folder, configFile: false, base: './', plugins: [react()], logLevel: 'warn' })
  const site = await serveFolder(join(folder, 'dist'), '/')
  relay = await followTestInbox(page, site.url, relay)
  await site.close()
  await relay.stop()
  rmSync(folder, { recursive: true, force: true })
})
