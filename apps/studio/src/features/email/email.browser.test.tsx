import { renderEmail, sampleParams } from '@letterslot/email'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textName } from '../../domain/mail/layout-for-provider.ts'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpMail } from './mail.test.fixture.ts'
import { emailJs, openStep } from './open-step.test.fixture.tsx'

beforeEach(() => page.viewport(1280, 800))

const keys = (text: string) => userEvent.keyboard(text)
const subject = () => page.getByRole('textbox', { name: 'Subject' })
const words = () => page.getByRole('textbox', { name: 'Text', exact: true })
const block = (name: string) => page.getByRole('textbox', { name, exact: true })
const fixes = () => page.getByRole('complementary', { name: 'Does it all arrive?' })

const openEditor = (changes: Parameters<typeof signUpMail>[0] = {}) =>
  openStep('email', { connection: practiceConnection, changes: { email: signUpMail(changes) } })

const kindsOf = (blocks: readonly { readonly kind: string }[]): readonly string[] => blocks.map(({ kind }) => kind)

describe('the mail, as it is written', () => {
  it('[T400] subject, recipients and blocks are typed where they stand, and are the template', async () => {
    const { saved } = await openEditor()
    await subject().fill('Hello {{email}}')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('me@example.org')
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByRole('textbox', { name: 'To, address 2' }).fill('you@example.org')
    await words().fill('Two\nlines')
    await vi.waitFor(async () => {
      const { email } = await saved()
      expect([email.subject, email.to, email.blocks[1]]).toEqual([
        'Hello {{email}}',
        ['me@example.org', 'you@example.org'],
        expect.objectContaining({ kind: 'text', text: 'Two\nlines' }),
      ])
    })
  })

  it('[T401] pressing a parameter puts its tag where the caret was, and the caret behind it', async () => {
    await openEditor({ subject: 'About ' })
    await subject().click()
    await keys('{End}')
    await page.getByRole('button', { name: /Insert.*notes.*used.*1.*time/ }).click()
    await expect.element(subject()).toHaveFocus()
    await keys('!')
    await expect.element(subject()).toHaveValue('About {{notes}}!')
    await expect.element(page.getByRole('button', { name: /Insert.*notes.*used.*2.*times/ })).toBeVisible()
  })

  it('[T401] a parameter that the mail does not print says "not yet"', async () => {
    await openEditor({ blocks: [] })
    await expect
      .element(page.getByRole('button', { name: /Insert.*phone/ }))
      .toHaveTextContent('Insert{{phone}}not yet')
  })

  it('[T402] a tag that the form sends nothing for is drawn as one', async () => {
    await openEditor({ subject: '{{full_name}} {{weather}}' })
    await expect.element(subject()).toHaveValue('{{full_name}} {{weather}}')
    const marks = Array.from(document.querySelectorAll('mark'), (mark) => [mark.textContent, mark.className])
    const [known, unknown] = marks
    expect([known?.[0], unknown?.[0]]).toEqual(['{{full_name}}', '{{weather}}'])
    expect(known?.[1]).not.toBe(unknown?.[1])
  })

  it('[T403] a recipient that is no address says so once it is left', async () => {
    await openEditor()
    const to = page.getByRole('textbox', { name: 'To', exact: true })
    await to.fill('me at home')
    await expect.element(page.getByText('Enter one address such as you@example.org.')).not.toBeInTheDocument()
    await keys('{Tab}')
    await expect.element(to).toHaveAccessibleDescription('Enter one address such as you@example.org.')
  })

  it('[T406] rows follow the form, until the maker keeps them', async () => {
    const { saved } = await openEditor()
    await page.getByText('Rows follow the form').click()
    await page.getByRole('textbox', { name: 'Label of phone' }).fill('Call')
    await page.getByRole('button', { name: 'Take out Your name' }).click()
    await vi.waitFor(async () => {
      expect((await saved()).email.blocks[2]).toMatchObject({
        auto: false,
        rows: [{ name: 'email' }, { name: 'phone', label: 'Call' }, { name: 'notes' }],
      })
    })
    await page.getByText('Rows follow the form').click()
    await vi.waitFor(async () => {
      expect((await saved()).email.blocks[2]).toMatchObject({ auto: true, rows: { length: 4 } })
    })
  })
})

describe('the blocks, by keyboard', () => {
  it('[T404] one is added after the selected one and goes on with its text', async () => {
    const { saved } = await openEditor()
    await block('Heading').click()
    page.getByRole('button', { name: 'Add: Text' }).element().focus()
    await keys('{Enter}More')
    await vi.waitFor(async () => {
      const { blocks } = (await saved()).email
      expect([kindsOf(blocks), blocks[1]]).toEqual([
        ['heading', 'text', 'text', 'answers'],
        expect.objectContaining({ text: 'More' }),
      ])
    })
  })

  it('[T404] Alt with an arrow moves one, keeps the focus and says where it is; at the end it says so', async () => {
    await openEditor()
    await block('Heading').click()
    await keys('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('Moved Heading to position 2 of 3')).toBeInTheDocument()
    await expect.element(block('Heading')).toHaveFocus()
    await keys('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('Heading is last already')).toBeInTheDocument()
    await expect.element(block('Heading')).toHaveFocus()
  })

  it('[T404] [T405] the toolbar duplicates and deletes; the toast and undo give back', async () => {
    const { saved } = await openEditor()
    await block('Heading').click()
    await keys('{Tab}{Enter}')
    await vi.waitFor(async () =>
      expect(kindsOf((await saved()).email.blocks)).toEqual(['heading', 'heading', 'text', 'answers']),
    )
    await keys('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus()
    await keys('{Enter}')
    await expect.element(words()).toHaveFocus()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await vi.waitFor(async () =>
      expect(kindsOf((await saved()).email.blocks)).toEqual(['heading', 'heading', 'text', 'answers']),
    )
    await keys('{Control>}zz{/Control}')
    await vi.waitFor(async () =>
      expect(kindsOf((await saved()).email.blocks)).toEqual(['heading', 'heading', 'text', 'answers']),
    )
    await keys('{Control>}z{/Control}')
    await vi.waitFor(async () => expect(kindsOf((await saved()).email.blocks)).toEqual(['heading', 'text', 'answers']))
  })
})

describe('the mail, as it arrives', () => {
  it('[T407] Text and Preview are the very mail of made-up answers', async () => {
    const { saved } = await openEditor()
    const { form, email } = await saved()
    const facts = { userAgent: navigator.userAgent, address: location.href }
    const mail = renderEmail(email, sampleParams(form), pageBuiltIns(facts))
    if (!mail.ok) throw mail.error
    await page.getByRole('radio', { name: 'Text' }).click()
    await expect.element(page.getByRole('heading', { name: mail.value.subject })).toBeVisible()
    expect(document.querySelector('pre')?.textContent).toBe(mail.value.text)
    await page.getByRole('radio', { name: 'Preview' }).click()
    await expect.element(page.getByTitle(`The mail “${mail.value.subject}”`)).toBeVisible()
  })

  it('[T408] a half-written tag is named at its text, and the last mail stays, marked as such', async () => {
    await openEditor({ subject: 'Good' })
    await subject().fill('Half {{full_name')
    await expect.element(subject()).toHaveAccessibleDescription(/^This tag is not closed: {{full_name/)
    await page.getByRole('radio', { name: 'Preview' }).click()
    await expect
      .element(page.getByText(/This is the last mail that could be made\. This tag is not closed:/))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Good' })).toBeVisible()
  })

  it('[T414] without a connection the mail is shown first, and the way to Connect', async () => {
    await openStep('email')
    await expect
      .element(page.getByText('Here is the mail you would get, with made-up answers. Connect to make it real.'))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Summer workshop: Ada Lovelace' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Connect', exact: true }))
      .toHaveAttribute('href', expect.stringMatching(/\/connect$/))
  })
})

describe('what was found', () => {
  it('[T411] a field that is not in the mail is added at a press, and undo takes it out', async () => {
    const { saved } = await openEditor({ blocks: [{ id: 'b1', kind: 'text', text: '{{email}} {{notes}}' }] })
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).toBeVisible()
    await page.getByRole('button', { name: 'Add it' }).click()
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).not.toBeInTheDocument()
    await expect.element(fixes().getByText('It does')).toBeVisible()
    await keys('{Control>}z{/Control}')
    await expect.element(page.getByText('“Phone” is not in this e-mail.')).toBeVisible()
    await vi.waitFor(async () => expect((await saved()).email.blocks).toHaveLength(1))
  })

  it('[T1051] "It does" is not said beside an empty Reply-To where the form asks for an address', async () => {
    await openEditor({ replyTo: '' })
    await expect.element(fixes().getByText('Replies would not go to who wrote.')).toBeVisible()
    await expect.element(fixes().getByText('It does')).not.toBeInTheDocument()
    await expect.element(page.getByText('answers go to the sending address')).toBeVisible()
    await page.getByRole('button', { name: 'Use {{email}}' }).click()
    await expect.element(fixes().getByText('It does')).toBeVisible()
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
    await expect.element(page.getByText('Nobody gets this mail yet')).not.toBeInTheDocument()
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
    await expect.element(fixes().getByText('It does')).toBeVisible()
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

describe('for everyone', () => {
  it('[T418] nothing scrolls sideways, down to 320 pixels; the panels are sheets there', async () => {
    await page.viewport(320, 640)
    await openEditor({ to: [] })
    await expect.element(subject()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.getByRole('button', { name: '1 finding' }).click()
    await page.getByRole('button', { name: 'Enter an address' }).click()
    await expect.element(page.getByRole('textbox', { name: 'To', exact: true })).toHaveFocus()
  })

  it('[T419] has no accessibility fault, in light and dark', async () => {
    await openEditor({ subject: 'Half {{full_name', to: ['me at home'], blocks: signUpMail().blocks.slice(0, 2) })
    await block('Heading').click()
    await expect.element(page.getByRole('toolbar', { name: /^Heading/ })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('[T419] has no accessibility fault with EmailJS, in light and dark', async () => {
    await openStep('email', { connection: emailJs })
    await expect.element(page.getByRole('heading', { name: 'Copy this layout to EmailJS' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })
})
