import { expect, it } from 'vitest'
import { onEachEngine } from './on-each-engine.ts'
import { control, focused, isTold, presses, reads, sendsNow, textOf, writeAndSend } from './visitor.ts'

const saved = 'Not sent yet. Saved on this device.'

onEachEngine(({ open, picture, site }) => {
  it('[T1260] the published page says what is wrong, takes the focus there, and sends what was written', async () => {
    const { page: address, provider } = await site()
    const page = await open()
    await page.goto(address)
    await picture(page, 'form')
    await page.type(control('E-mail'), 'not an address')
    await presses(page, 'Send')
    await isTold(page, 'There are 2 problems')
    await reads(page, 'Enter an address such as name@example.org')
    await picture(page, 'problems')
    await presses(page, 'Your name: answer this question')
    expect(await focused(page)).toBe('Your name')
    await page.goto(address)
    await writeAndSend(page, 'Grüße\nin two lines')
    await isTold(page, 'Sent')
    await reads(page, 'Bring cake.')
    await picture(page, 'sent')
    expect(provider.arrived.map(({ params }) => params)).toEqual([
      expect.objectContaining({
        full_name: 'Ada Lovelace',
        email: 'ada@example.org',
        message: 'Grüße\nin two lines',
      }),
    ])
  })

  it('[T1261] the page is filled in, corrected and sent by the keyboard alone', async () => {
    const { page: address, provider } = await site()
    const page = await open()
    await page.goto(address)
    await tabTo(page, 'Your name')
    await page.write('Ada Lovelace')
    await page.press('Enter')
    await isTold(page, 'There is a problem')
    await tabTo(page, 'E-mail: answer this question')
    await page.press('Enter')
    expect(await focused(page)).toBe('E-mail')
    await page.write('ada@example.org')
    await tabTo(page, 'Send')
    await page.press('Enter')
    await isTold(page, 'Sent')
    await tabTo(page, 'Send another')
    expect(provider.arrived).toHaveLength(1)
  })

  it('[T1262 F26] while the provider is away it says *saved*, also after a reload, and sends once when it is back', async () => {
    const { page: address, provider } = await site()
    provider.set('down')
    const page = await open()
    await page.goto(address)
    await writeAndSend(page, 'Kept for later')
    await isTold(page, saved)
    await reads(page, 'The mail service of Atelier Nord does not answer.')
    await picture(page, 'not-sent')
    expect(await textOf(page)).not.toContain('You may close this page')
    await page.reload()
    await presses(page, 'See it')
    await isTold(page, saved)
    await presses(page, 'Show what I wrote')
    await reads(page, 'Kept for later')
    expect(provider.arrived).toEqual([])
    provider.set('up')
    await sendsNow(page)
    await page.reload()
    expect(await textOf(page)).not.toContain('is not sent yet')
    expect(provider.arrived.map(({ params }) => params['message'])).toEqual([expect.stringContaining('Kept for later')])
  })
})

/** Presses Tab until this has the focus. */
async function tabTo(page: Parameters<typeof focused>[0], name: string): Promise<void> {
  const passed: string[] = []
  while (passed.length < 30) {
    await page.press('Tab')
    const now = await focused(page)
    if (now === name) return
    passed.push(now)
  }
  throw new Error(`Tab never came to ${name}, but to ${passed.join(', ')}`)
}
