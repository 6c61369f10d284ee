import { expect, it } from 'vitest'
import { bundleWorker } from '../../packages/client/bundle-worker.ts'
import { read } from '../../scripts/checks/tree.ts'
import type { Engine } from './engine.ts'
import { onEachEngine } from './on-each-engine.ts'
import { isTold, reads, textOf, writeAndSend } from './visitor.ts'

/** Abilities that an engine tells of itself, by the rows of docs/browsers.md. */
const abilities = `(async () => {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('abilities', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('s')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const writes = (value) => new Promise((resolve) => {
    const transaction = database.transaction('s', 'readwrite', { durability: 'strict' })
    transaction.objectStore('s').put(value, 'k')
    transaction.oncomplete = () => resolve(transaction.durability)
    transaction.onabort = () => resolve('')
  })
  const privateFiles = async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('f', { create: true })
    const stream = await handle.createWritable()
    await stream.write('text')
    await stream.close()
    return (await (await handle.getFile()).text()) === 'text'
  }
  return {
    'Web Locks': 'locks' in navigator,
    'IndexedDB, strict durability': (await writes('text')) === 'strict',
    'files in IndexedDB': (await writes(new File(['x'], 'x'))) !== '',
    'private files (OPFS)': await privateFiles().catch(() => false),
    'asks to keep data': !!navigator.storage?.persist,
    'BroadcastChannel': 'BroadcastChannel' in globalThis,
    'service workers': 'serviceWorker' in navigator,
    'Background Sync': 'SyncManager' in globalThis,
    'Trusted Types': 'trustedTypes' in globalThis,
    'content-visibility': CSS.supports('content-visibility', 'auto'),
    'light-dark()': CSS.supports('color', 'light-dark(red, blue)'),
    '@container': CSS.supports('container-type', 'inline-size'),
    'popover': 'popover' in HTMLElement.prototype,
  }
})()`

/** The rows that docs/browsers.md gives for an engine, as `abilities` says them. */
function documented({ name }: Engine, heading: string): Readonly<Record<string, boolean>> {
  const [, section = ''] = read('docs/browsers.md').split(`## ${heading}\n`)
  const [head = [], , ...rows] = [...(section.split('\n## ')[0]?.matchAll(/^\|(.*)\|$/gm) ?? [])].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
  const column = head.findIndex((cell) => cell.startsWith(name))
  return Object.fromEntries(rows.map((row) => [row[0] ?? '', row[column] === 'yes']))
}

onEachEngine(({ engine, open, site, start }) => {
  it('[T1271] docs/browsers.md says of the engine what it says itself', async () => {
    const { origin } = await site()
    const page = await open()
    await page.goto(`${origin}/page.html`)
    expect(await page.evaluate(abilities)).toEqual(documented(engine, 'What each engine has'))
  })

  it('[T1272] docs/browsers.md says of a private window what it says itself', async () => {
    const { origin } = await site()
    const browser = await start({ isPrivate: true })
    const page = await browser.open()
    await page.goto(`${origin}/page.html`)
    expect(await page.evaluate(abilities)).toMatchObject(documented(engine, 'In a private window'))
  })

  it('[T1273] *You may close this page* is said only where the browser granted a sync to the worker of the site', async () => {
    const { host, origin, provider, put } = await site()
    put('/outbox-worker.js', await bundleWorker())
    provider.set('down')
    const page = await open()
    // A page without a policy: to register a worker wants a Trusted Type, which the other page's policy gives to none.
    put('/register.html', '<!doctype html><title>A club</title>')
    await page.goto(`${origin}/register.html`)
    await page.evaluate(
      `navigator.serviceWorker.register('/outbox-worker.js').then(() => navigator.serviceWorker.ready).then(() => 0)`,
    )
    const isGranted = await page.evaluate(
      `navigator.serviceWorker.ready.then(({ sync }) => sync.register('letterslot-outbox:probe')).then(() => true, () => false)`,
    )
    await page.goto(host('worker'))
    await writeAndSend(page, 'For later')
    await isTold(page, 'Not sent yet. Saved on this device.')
    const closing = 'You may close this page; your browser sends it later.'
    await reads(page, isGranted ? closing : 'while this page is open.')
    expect([isGranted, (await textOf(page)).includes(closing)]).toEqual([engine.name === 'Chromium', isGranted])
  })
})
