import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contact } from '../forms.test.fixture.ts'
import { accept, appears, attemptOf, fail, fillIn, network, setFormStage, tryNow } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const redirect = 'https://example.org/thanks?a=1'
const goOn = () => page.getByRole('link', { name: 'Continue to example.org' })

/** A form that goes on, and the addresses that its page would have gone to. */
const going = (address = redirect) => {
  const addresses: string[] = []
  const onRedirect = (one: string) => {
    addresses.push(one)
    return false
  }
  return { addresses, wishes: { form: { ...contact, redirect: address }, onRedirect } }
}

describe('a form that goes on to an address', () => {
  it('[R440] [R442] goes there once the message is accepted, and no sooner; its link stays', async () => {
    const { addresses, wishes } = going()
    const shown = await stage.showSending(wishes)
    await attemptOf(shown)
    expect(addresses).toEqual([])
    await accept(shown)
    await appears('Sent')
    await expect.element(goOn()).toHaveAttribute('href', redirect)
    await expect.poll(() => addresses).toEqual([redirect])
    // Drawn anew, it goes nowhere by itself.
    shown.redraw({ headingLevel: 3 })
    await userEvent.click(goOn())
    expect(addresses).toEqual([redirect, redirect])
    await userEvent.click(page.getByRole('button', { name: 'Send another' }))
    await fillIn()
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
    await accept(shown, 1)
    await appears('Sent')
    await expect.poll(() => addresses).toEqual([redirect, redirect, redirect])
  })

  it('[R441] goes nowhere by itself where the message waited and went out later', async () => {
    const { addresses, wishes } = going()
    const shown = await stage.showSending(wishes)
    await fail(shown, network)
    await appears('Not sent yet')
    expect(goOn().elements()).toEqual([])
    dispatchEvent(new Event('online'))
    await accept(shown, 1)
    await appears('Sent')
    await expect.element(goOn()).toBeVisible()
    expect(addresses).toEqual([])
  })

  it('[R441] goes there after a try that the visitor asked for', async () => {
    const { addresses, wishes } = going()
    const shown = await stage.showSending(wishes)
    await fail(shown, network)
    await appears('Not sent yet')
    tryNow()
    await accept(shown, 1)
    await appears('Sent')
    await expect.poll(() => addresses).toEqual([redirect])
  })

  it('[R441] calls nobody away from elsewhere on the page', async () => {
    const { addresses, wishes } = going()
    const shown = await stage.showSending(wishes)
    await attemptOf(shown)
    const elsewhere = document.createElement('input')
    shown.root.after(elsewhere)
    elsewhere.focus()
    await accept(shown)
    await expect.element(goOn()).toBeVisible()
    elsewhere.remove()
    expect(addresses).toEqual([])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'thanks.html', '//example.org'])(
    '[R443] goes to no address but one of the web: %s',
    async (unsafe) => {
      const { addresses, wishes } = going(unsafe)
      const shown = await stage.showSending(wishes)
      await accept(shown)
      await appears('Sent')
      await expect.element(page.getByText('Bring cake.')).toBeVisible()
      expect(page.getByRole('link').elements()).toEqual([])
      expect(addresses).toEqual([])
    },
  )
})

describe('a receipt with answers', () => {
  const thanks = {
    ...contact,
    sentText: 'Thank you, {{full_name}}. We write to {{ email }}{{gone}}.',
    sentAnswers: true,
  }

  it('[R444] [R445] has them as they were sent, as text, whatever stands on the page by then', async () => {
    const shown = await stage.show({ form: thanks })
    await fillIn()
    await userEvent.fill(page.getByLabelText('Your name'), '<b>Ada</b> {{email}}')
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
    await attemptOf(shown)
    await userEvent.fill(page.getByLabelText('E-mail'), 'other@example.org')
    await accept(shown)
    await appears('Sent')
    const line = 'Thank you, <b>Ada</b> {{email}}. We write to ada@example.org.'
    await expect.element(page.getByText(line)).toBeVisible()
    const said = [...shown.root.querySelectorAll('.ls-written dd')].map(({ textContent }) => textContent)
    expect(said).toEqual(['<b>Ada</b> {{email}}', 'ada@example.org', 'Is it accessible?'])
    const list = shown.root.querySelector<HTMLElement>('.ls-written')
    if (!list) throw new Error('There is no list of answers.')
    const gap = (side: 'left' | 'right'): number => {
      const [own, text] = [list, list.querySelector('dd bdi') ?? list].map((part) => part.getBoundingClientRect()[side])
      return Math.round(Math.abs((own ?? 0) - (text ?? 0)))
    }
    const before = gap('left')
    list.dir = 'rtl'
    expect(gap('right')).toBe(before)
    expect(gap('left')).toBeGreaterThan(before)
  })

  it('[R740] [R741] has blocks of the maker under it, and nothing of them before it is accepted', async () => {
    const sentBlocks = [
      { id: 'b1', kind: 'heading', text: 'Thank you, {{full_name}}' },
      { id: 'b2', kind: 'link', text: 'Write to {{email}}', to: 'https://example.org/next' },
      { id: 'b3', kind: 'link', text: 'Unsafe', to: 'javascript:alert(1)' },
    ]
    const form = { ...contact, sentBlocks }
    const shown = await stage.showSending({ form })
    await attemptOf(shown)
    expect(shown.root.querySelector('.ls-thanks')).toBe(null)
    await accept(shown)
    await expect.element(page.getByRole('heading', { name: /^Thank you, A/, level: 3 })).toBeVisible()
    const links = [...shown.root.querySelectorAll<HTMLAnchorElement>('.ls-thanks a')]
    expect(links.map(({ href, textContent }) => [href, textContent])).toEqual([
      ['https://example.org/next', 'Write to ada@example.org'],
    ])
  })

  it('[R444] has none of a message of before', async () => {
    const shown = await stage.showSending({ form: thanks, device: 'letterslot-thanks' })
    await fail(shown, network)
    await appears('Not sent yet. Saved on this device.')
    shown.erase()
    const next = await stage.show({ form: thanks, device: 'letterslot-thanks' })
    await userEvent.click(page.getByRole('button', { name: 'See it' }))
    await expect.poll(() => [...shown.attempts, ...next.attempts].length).toBeGreaterThan(1)
    for (const { accept: takeIt } of [...shown.attempts, ...next.attempts].slice(1)) takeIt()
    await appears('Sent')
    expect(page.getByText('Thank you').elements()).toEqual([])
    expect(next.root.querySelector('.ls-written')).toBe(null)
  })
})
