import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textName } from '../../domain/mail/layout-for-provider.ts'
import { keys, openEditor, setDesktop, subject } from './email.test.kit.tsx'
import { emailJs, openStep } from './open-step.test.fixture.tsx'

setDesktop()

const fixes = () => page.getByRole('complementary', { name: 'Does it all arrive?' })

describe('what was found', () => {
  it('[T411] a field that is not in the mail is added at a press, and undo takes it out', async () => {
    const { saved } = await openEditor({ blocks: [{ id: 'b1', kind: 'text', text: '{{email}} {{notes}}' }] })
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).toBeVisible()
    await page.getByRole('button', { name: 'Add it' }).click()
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).not.toBeInTheDocument()
    await expect.element(fixes().getByText('Nothing found')).toBeVisible()
    await keys('{Control>}z{/Control}')
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).toBeVisible()
    await vi.waitFor(async () => expect((await saved()).email.blocks).toHaveLength(1))
  })

  it('[T1051] "Nothing found" is not said beside an empty Reply-To where the form asks for an address', async () => {
    await openEditor({ replyTo: '' })
    await expect.element(fixes().getByText('Replies would not go to who wrote.')).toBeVisible()
    await expect.element(fixes().getByText('Nothing found')).not.toBeInTheDocument()
    await expect.element(page.getByText('answers go to the sending address')).toBeVisible()
    await page.getByRole('button', { name: 'Use {{email}}' }).click()
    await expect.element(fixes().getByText('Nothing found')).toBeVisible()
  })

  it('[T411] a wrong name is written right', async () => {
    await openEditor({ subject: 'About {{fone}}' })
    await page.getByRole('button', { name: 'Use {{phone}}' }).click()
    await expect.element(subject()).toHaveValue('About {{phone}}')
  })

  it('[T411] a field can be made required, so that somebody gets the mail', async () => {
    const { saved } = await openEditor({ to: ['{{email}}'], visitorRecipients: true })
    await page.getByRole('button', { name: 'Require “E-mail”' }).click()
    await vi.waitFor(async () =>
      expect((await saved()).form.pages[0]?.fields[1]?.rules[0]).toEqual({ kind: 'required' }),
    )
    await expect.element(page.getByText('This mail may go to nobody')).not.toBeInTheDocument()
  })

  it('[T412] what a person must type leads to where it is typed, from any view', async () => {
    await openEditor({ to: [] })
    await page.getByRole('radio', { name: 'Text' }).click()
    await page.getByRole('button', { name: 'Enter an address' }).click()
    await expect.element(page.getByRole('textbox', { name: 'To', exact: true })).toHaveFocus()
  })

  it('[T413] a field can be left out on purpose', async () => {
    await openEditor({ blocks: [{ id: 'b1', kind: 'text', text: '{{email}} {{notes}}' }] })
    await page.getByRole('button', { name: 'Leave out' }).click()
    await expect.element(fixes().getByText('Nothing found')).toBeVisible()
  })
})

describe('with EmailJS', () => {
  it('[T877] the mail is still edited, and the layout beside it says that it changed since it was copied', async () => {
    const { saved } = await openStep('email', {
      connection: emailJs,
      seesTemplate: false,
      copied: { subject: textName('New sign-up from {{full_name}}') },
    })
    await expect.element(page.getByText(/^EmailJS writes this mail by its template template_1\. /)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Copy this layout to EmailJS' })).toBeVisible()
    const subject = page.getByRole('textbox', { name: 'Subject', exact: true }).first()
    await subject.fill('Somebody wrote')
    await vi.waitFor(async () => expect((await saved()).email.subject).toBe('Somebody wrote'))
    await expect.element(page.getByText('Changed since you copied it').first()).toBeVisible()
    expect((await saved()).email.to).not.toEqual([])
  })

  it('[T415] shows what its template receives, and leads to the dashboard', async () => {
    await openStep('email', { connection: emailJs })
    await expect
      .element(page.getByText('Your EmailJS template writes this mail. These are the parameters it will receive.'))
      .toBeVisible()
    await expect.element(page.getByRole('row', { name: '{{full_name}} Ada Lovelace “Your name”' })).toBeVisible()
    const dashboard = page.getByRole('link', { name: 'Open dashboard' })
    await expect.element(dashboard).toHaveAttribute('target', '_blank')
    await expect.element(dashboard).toHaveAttribute('rel', 'noreferrer')
  })

  it('[T417] [T716] a copied part is remembered and said, and marked by itself once it changed since', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openStep('email', { connection: emailJs })
    const copy = page.getByRole('button', { name: 'Copy Subject' })
    await copy.click()
    expect(write).toHaveBeenCalledWith('Summer workshop: {{full_name}}')
    await expect.element(copy).toHaveTextContent('Copied')
    await expect.element(page.getByText('Subject copied')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Copy Reply To' })).toHaveTextContent('Copy')
    const kept = localStorage.getItem('letterslot.copied-layout.signup')
    expect(Object.keys(JSON.parse(kept ?? '{}'))).toEqual(['subject'])
  })

  it('[T417] [T716] a part that was copied from another state of the form is marked', async () => {
    await openStep('email', { connection: emailJs, copied: { subject: 'other', to: textName('hello@example.org') } })
    await expect.element(page.getByRole('button', { name: 'Copy To Email' })).toHaveTextContent('Copied')
    await vi.waitFor(() => expect(page.getByText('Changed since you copied it').elements()).toHaveLength(2))
    await expect.element(page.getByRole('button', { name: 'Copy Subject' })).toHaveTextContent('Copy')
  })

  it('[T417] where the browser does not let us copy, it says so and has no mark', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await openStep('email', { connection: emailJs })
    await page.getByRole('button', { name: 'Copy Subject' }).click()
    await expect.element(page.getByText('This browser does not let us copy.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy Subject' })).toHaveTextContent('Copy')
    expect(localStorage.getItem('letterslot.copied-layout.signup')).toBeNull()
  })
})
