import { expect, it } from 'vitest'
import { clobberedBy, clobberingNames } from '../../packages/react/src/forms.test.fixture.ts'
import { onEachEngine } from './on-each-engine.ts'
import { element, firstScript, script } from './site.ts'
import { control, isTold, presses, reads, sendsNow, textOf, writeAndSend } from './visitor.ts'

onEachEngine(({ open, site }) => {
  it('[T1263 F46 F49 F50] under the strictest policy, its script loaded twice, among names that hide parts of the document, the element sends once', async () => {
    const { provider, host } = await site()
    const names = ['fetch', 'form', 'forms', 'currentScript', 'activeElement', 'customElements', 'submit']
    const clobbers = names.map((name) => `<form id="${name}" name="${name}"><input name="submit"></form>`).join('')
    const page = await open()
    await page.goto(host('club', { head: script + script, body: clobbers + element + script }))
    await writeAndSend(page, 'From a strict page')
    await reads(page, 'Bring cake.')
    expect(provider.arrived.map(({ params }) => params['message'])).toEqual(['From a strict page'])
    expect(await page.evaluate('complaints')).toEqual([])
  })

  it('[T1277 F46 F49] in two files, under a policy that lets it name the second, among such names, it fetches that once it is wanted, and sends once', async () => {
    const { provider, host } = await site()
    const clobbers = ['head', 'currentScript'].map((name) => `<form name="${name}"></form>`).join('')
    const page = await open()
    await page.goto(host('two', { head: firstScript, body: clobbers + element, types: 'letterslot' }))
    await reads(page, 'Your name')
    const fetched = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('.rest.')).length`
    expect(await page.evaluate(fetched)).toBe(0)
    await writeAndSend(page, 'In two files')
    await reads(page, 'Bring cake.')
    expect(provider.arrived.map(({ params }) => params['message'])).toEqual(['In two files'])
    expect([await page.evaluate(fetched), await page.evaluate('complaints')]).toEqual([1, []])
  })

  it('[T1264 F49] fields named like parts of a form are in no way', async () => {
    const { provider, host } = await site(clobberedBy(clobberingNames))
    const page = await open()
    await page.goto(host('clobbered'))
    await reads(page, 'Label plain')
    for (const name of clobberingNames) await page.type(control(`Label ${name}`), name)
    await presses(page, 'Send')
    await isTold(page, 'Sent')
    expect(provider.arrived.map(({ params }) => params)).toEqual([
      expect.objectContaining(Object.fromEntries(clobberingNames.map((name) => [name, name]))),
    ])
  })

  it('[T1265 F50] a form that is taken out while it sends has sent once, and says so where it is put back', async () => {
    const { provider, host } = await site()
    provider.set('holding')
    const page = await open()
    await page.goto(host('removed'))
    await writeAndSend(page, 'Taken out meanwhile')
    await expect.poll(() => provider.arrived.length).toBe(1)
    await page.evaluate(`(globalThis.form = document.querySelector('letterslot-form')).remove()`)
    expect(await textOf(page)).not.toContain('Send')
    provider.set('up')
    await page.evaluate('document.body.append(globalThis.form)')
    await reads(page, 'Bring cake.')
    await page.reload()
    await expect.poll(() => page.evaluate(`!!${control('Your name')}`)).toBe(true)
    expect(await textOf(page)).not.toContain('is not sent yet')
    expect(provider.arrived).toHaveLength(1)
  })

  it('[T1266 F36] two tabs that show one waiting message send it once, and both say so', async () => {
    const { provider, host } = await site()
    provider.set('down')
    const address = host('tabs')
    const one = await open()
    await one.goto(address)
    await writeAndSend(one, 'Seen twice')
    await isTold(one, 'Not sent yet. Saved on this device.')
    const other = await open()
    await other.goto(address)
    await reads(other, 'is not sent yet')
    await presses(other, 'See it')
    await isTold(other, 'Not sent yet. Saved on this device.')
    provider.set('up')
    await Promise.all([sendsNow(one), sendsNow(other)])
    expect(provider.arrived).toHaveLength(1)
    await other.close()
  })
})
