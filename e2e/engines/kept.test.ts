import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { EnginePage } from './engine.ts'
import { onEachEngine } from './on-each-engine.ts'
import { control, isTold, presses, reads, sendsNow, textOf, writeAndSend } from './visitor.ts'

const saved = 'Not sent yet. Saved on this device.'
const folder = mkdtempSync(join(tmpdir(), 'letterslot-files-'))
const plan = join(folder, 'plan ü.txt')
writeFileSync(plan, 'Ground floor\n')

async function choosePlan(page: EnginePage, address: string): Promise<void> {
  await page.goto(address)
  await page.setFiles(control('Your plan'), [plan])
  await reads(page, 'plan ü.txt')
}

const sentPlan = { name: 'plan', fileName: 'plan ü.txt', text: 'Ground floor\n' }

onEachEngine(({ engine, open, site, start }) => {
  it('[T1267] files that were chosen are sent; where they wait they outlive a reload', async () => {
    const { page: address, provider } = await site()
    const page = await open()
    await choosePlan(page, address)
    await writeAndSend(page, 'With a plan')
    await isTold(page, 'Sent')
    provider.set('down')
    await choosePlan(page, address)
    await writeAndSend(page, 'With a plan, later')
    await isTold(page, saved)
    await page.reload()
    await presses(page, 'See it')
    await isTold(page, saved)
    await presses(page, 'Show what I wrote')
    await reads(page, 'plan ü.txt')
    provider.set('up')
    await sendsNow(page)
    expect(provider.arrived.map(({ files }) => files)).toEqual([[sentPlan], [sentPlan]])
  })

  it('[T1268 F01] in a private window a message with a file is kept as it says, and sent', async () => {
    const { page: address, provider } = await site()
    const browser = await start({ isPrivate: true })
    const page = await browser.open()
    provider.set('down')
    await choosePlan(page, address)
    await writeAndSend(page, 'In private')
    await isTold(page, saved)
    await page.reload()
    await presses(page, 'See it')
    await isTold(page, saved)
    provider.set('up')
    await sendsNow(page)
    expect(provider.arrived.map(({ params, files }) => [params['message'], files])).toEqual([
      [expect.stringContaining('In private'), [sentPlan]],
    ])
  })

  it('[T1269 F04 F05] killed right after *saved*, the browser still has the message when it is started again, and sends it once', async () => {
    const { page: address, provider } = await site()
    provider.set('down')
    const browser = await start()
    const page = await browser.open()
    await choosePlan(page, address)
    await writeAndSend(page, 'Kept through a crash')
    await reads(page, saved)
    await browser.kill()

    const again = await start({ profile: browser.profile })
    const later = await again.open()
    await later.goto(address)
    await reads(later, /A message of \w+ \d+ is not sent yet\. See it/)
    await presses(later, 'See it')
    await isTold(later, saved)
    provider.set('up')
    await sendsNow(later)
    expect(provider.arrived.map(({ params, files }) => [params['message'], files])).toEqual([
      [expect.stringContaining('Kept through a crash'), [sentPlan]],
    ])
  })

  it('[T1275 F32] killed while it sends, the browser sends again when it is started again, and says to both that it may be a repeat', async () => {
    const { page: address, provider } = await site()
    provider.set('holding')
    const browser = await start()
    const page = await browser.open()
    await page.goto(address)
    await writeAndSend(page, 'Cut off')
    await expect.poll(() => provider.arrived.length).toBe(1)
    await browser.kill()

    provider.set('up')
    const again = await start({ profile: browser.profile })
    const later = await again.open()
    await later.goto(address)
    await expect.poll(() => provider.arrived.length).toBe(2)
    expect(provider.arrived.map(({ params }) => params['letterslot_repeat'])).toEqual([undefined, 'yes'])
    expect(new Set(provider.arrived.map(({ params }) => params['letterslot_id'])).size).toBe(1)
    await expect.poll(() => textOf(later)).not.toContain('is not sent yet')
  })

  if (engine.canBlockStorage)
    it('[T1270 F01] where a person lets sites store nothing it calls nothing saved, asks to keep the page open, and sends', async () => {
      const { page: address, provider } = await site()
      const browser = await start({ blocksStorage: true })
      const page = await browser.open()
      provider.set('down')
      await page.goto(address)
      await writeAndSend(page, 'Without any storage')
      await isTold(page, 'Not sent yet')
      await reads(page, 'Keep this page open: this browser does not let us save your answers.')
      expect(await textOf(page)).not.toMatch(/saved/i)
      provider.set('up')
      await sendsNow(page)
      expect(provider.arrived).toHaveLength(1)
    })
})
