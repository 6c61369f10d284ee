import type { Form } from '@letterslot/core'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import '../../app/shell/global.css'
import { packForm } from '../../domain/sharing/share-code.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { openSharedForm } from './open-shared-form.tsx'

const delivery = {
  origin: 'https://api.emailjs.com',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
  fallback: { email: 'hello@example.org', url: 'https://example.org/contact' },
}
/** A form of its own each time: what one test leaves in the page's outbox is nothing to the next. */
const sharedForm = (changes: object = {}): Form =>
  signUpForm({ id: `form-${crypto.randomUUID()}`, maker: 'Atelier Nord', delivery, ...changes })
const asking = (label: string): Form =>
  sharedForm({ pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'text', name: 'answer', label, rules: [] }] }] })

let code: string | undefined

beforeEach(async () => {
  await page.viewport(1000, 800)
})

/** Opens what a link holds, in a page of its own. */
function open(shared: string, language?: 'de'): void {
  code = shared
  const root = document.body.appendChild(document.createElement('div'))
  const close = openSharedForm(root, () => code, language)
  onTestFinished(() => {
    close()
    root.remove()
  })
}

const openForm = async (form: Form): Promise<void> => open(await packForm(form))
const notice = () => page.getByRole('complementary', { name: 'About this form' })
const send = () => page.getByRole('button', { name: 'Send', exact: true })

describe('a shared form', () => {
  it('[T667] says first whom the answers go to, and by whom', async () => {
    await openForm(sharedForm())
    await expect.element(notice().getByText('Your answers go to Atelier Nord through api.emailjs.com.')).toBeVisible()
    await expect.element(notice().getByText(/^The form itself gives that name; nobody has checked it\./)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1, name: 'Summer workshop' }).element()
    expect(notice().element().compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('[T667] names nobody where the form does not', async () => {
    await openForm(sharedForm({ maker: ' ' }))
    const words = 'Your answers go to whoever made this form through api.emailjs.com.'
    await expect.element(notice().getByText(words)).toBeVisible()
    await expect.element(notice().getByText(/^Fill it in only if you trust/)).toBeVisible()
  })

  it('[T667] says so in German to those who want it, whatever the form speaks', async () => {
    open(await packForm(sharedForm()), 'de')
    const about = page.getByRole('complementary', { name: 'Über dieses Formular' })
    await expect.element(about.getByText('Ihre Antworten gehen an: Atelier Nord, über api.emailjs.com.')).toBeVisible()
    expect([about.element().getAttribute('lang'), document.documentElement.lang]).toEqual(['de', 'en'])
  })

  it('[T667] says that it goes nowhere where it does', async () => {
    await openForm(signUpForm())
    await expect.element(notice()).toHaveTextContent('This form is not connected to a mailbox, so it cannot be sent.')
  })

  it('[T668] has its own title and language, and nothing of the studio around it', async () => {
    await openForm(sharedForm({ locale: 'de-AT', title: 'Sommerkurs' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sommerkurs' })).toBeVisible()
    await vi.waitFor(() => expect([document.title, document.documentElement.lang]).toEqual(['Sommerkurs', 'de-AT']))
    expect(page.getByRole('navigation').elements()).toEqual([])
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('[T1402] speaks the language that its visitor wants, offers the others, and the page follows', async () => {
    const before = location.href
    const wanted = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de-AT'])
    onTestFinished(() => {
      wanted.mockRestore()
      history.replaceState(null, '', before)
    })
    const translations = { de: { title: 'Sommerkurs' }, ar: { title: 'ورشة الصيف' } }
    await openForm(sharedForm({ translations }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sommerkurs' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Senden' })).toBeVisible()
    expect([document.title, document.documentElement.lang]).toEqual(['Sommerkurs', 'de'])
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'ورشة الصيف' })).toBeVisible()
    expect([document.title, document.documentElement.lang]).toEqual(['ورشة الصيف', 'ar'])
    expect(new URLSearchParams(location.search).get('lang')).toBe('ar')
    await expect.element(page.getByRole('complementary')).toHaveAttribute('lang', 'de')
    expect(await axeFaults()).toEqual([])
  })

  it('[T1339] wears the whole look of its form: sheet, paper, width; what is said of it keeps our colours', async () => {
    const tokens = {
      'color.sheet': ['#fffaf4', '#231914'],
      'color.paper': ['#102010', '#081008'],
      'size.width': 480,
    } as const
    await openForm(sharedForm({ look: { tokens, scheme: 'light' } }))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const form = document.querySelector('.ls-form') ?? document.body
    expect(getComputedStyle(form).backgroundColor).toBe('rgb(255, 250, 244)')
    expect(form.getBoundingClientRect().width).toBe(480)
    const paper = form.closest('[style*="linear-gradient"]') ?? document.body
    expect(getComputedStyle(paper).backgroundImage).toContain('rgb(16, 32, 16)')
    expect(paper.contains(notice().element())).toBe(false)
  })

  it('[T668] shows markup as the text that it is', async () => {
    const text = '<a href="https://evil.example">Sign in</a><style>*{color:red}</style>'
    await openForm(sharedForm({ title: text, description: text, maker: text }))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text)
    expect(document.querySelectorAll('main a, main style')).toHaveLength(0)
  })

  it('[T669] sends like any published form, and is told of', async () => {
    const sent: unknown[] = []
    vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
      sent.push([String(address), JSON.parse(String(init?.body)).template_params.full_name])
      return new Response('OK')
    })
    await openForm(sharedForm())
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await send().click()
    await expect.element(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    expect(sent).toEqual([['https://api.emailjs.com/api/v1.0/email/send', 'Ada']])
  })

  it('[T669] keeps what could not be sent on the device, and another way to the maker', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('The account is gone', { status: 403 }))
    await openForm(sharedForm())
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await send().click()
    await expect.element(page.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
    const links = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
    expect(links.map((link) => link.replace(/\?.*/s, ''))).toEqual([
      'mailto:hello@example.org',
      'https://example.org/contact',
    ])
  })

  it('[T670] gives way to another one when the link changes', async () => {
    await openForm(sharedForm())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Summer workshop' })).toBeVisible()
    code = await packForm(sharedForm({ title: 'Winter workshop' }))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Winter workshop' })).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe('Winter workshop'))
  })
})

describe('a shared form that asks for secrets', () => {
  it.each([
    ['Your password', 'This form seems to ask for a password or PIN. Do not give it.'],
    ['Card number', 'This form seems to ask for a payment card. Do not give it.'],
    [
      'Password and card number',
      'This form seems to ask for a password or PIN and a payment card. Do not give any of them.',
    ],
  ])('[T671] “%s” carries a warning, before the form', async (label, words) => {
    await openForm(asking(label))
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
    expect(notice().element().contains(page.getByRole('alert').element())).toBe(true)
  })

  it('[T671] the others carry none', async () => {
    await openForm(sharedForm())
    await expect.element(notice()).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })
})

describe('a link without a form', () => {
  it.each([
    ['', 'There is no form in this link.'],
    ['1.abcd', 'This link is cut off or damaged.'],
    ['9.abcd', 'This link was made by a newer Letterslot.'],
  ])('[T672] “%s”: %s', async (broken, words) => {
    open(broken)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words)
    await expect.element(page.getByText(/sk for it again\.$/)).toBeVisible()
    await vi.waitFor(() => expect(document.title).toBe(words))
  })
})

describe('for everyone', () => {
  it('[T673] nothing scrolls sideways, down to 320 pixels', async () => {
    await page.viewport(320, 640)
    await openForm(sharedForm({ maker: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein' }))
    await expect.element(notice()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('[T673] has no accessibility fault with its warning, in light and dark', async () => {
    await openForm(asking('Your password'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('[T673] has no accessibility fault without a form, in light and dark', async () => {
    open('1.abcd')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })
})
