import { renderEmail, sampleParams } from '@letterslot/email'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { keys, openEditor, setDesktop, subject } from './email.test.kit.tsx'
import { signUpMail } from './mail.test.fixture.ts'
import { emailJs, openStep } from './open-step.test.fixture.tsx'

setDesktop()

const sectioned = [
  { name: 'full_name', label: 'Your name' },
  { name: 'email', label: 'email', section: 'Your plan' },
  { name: 'phone', label: 'phone', section: 'Your plan' },
  { name: 'notes', label: 'notes', section: 'Last' },
]
const words = () => page.getByRole('textbox', { name: 'Text', exact: true })
const block = (name: string) => page.getByRole('textbox', { name, exact: true })

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

  it('[T1914] the title of a section stands above the first of its rows', async () => {
    const { saved } = await openEditor({ blocks: [{ id: 'b1', kind: 'answers', auto: false, rows: sectioned }] })
    const labels = page.getByRole('textbox', { name: /^Label of/ })
    const title = (name: string) => page.getByRole('textbox', { name: `Title of the section, above ${name}` })
    await expect
      .poll(() => labels.elements().map((one) => one.closest('li')?.querySelectorAll('input').length))
      .toEqual([1, 2, 1, 2])
    expect(await axeFaults()).toEqual([])
    // While both had one title they would be one section.
    await title('email').fill('Last')
    await expect.element(title('email')).toHaveAccessibleDescription('The section beside it has this title.')
    await title('email').fill('Where we reach you')
    await expect.element(title('email')).toBeValid()
    await title('notes').fill('')
    await vi.waitFor(async () =>
      expect((await saved()).email.blocks[0]).toMatchObject({
        rows: [{}, { section: 'Where we reach you' }, { section: 'Where we reach you' }, { section: '' }],
      }),
    )
    await expect.element(title('notes')).toHaveAttribute('placeholder', 'No title')
    await page.getByText('Rows follow the form').click()
    await expect.element(title('email')).not.toBeInTheDocument()
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
  it('[T2005] the preview of a mail that nobody gets yet names no recipient', async () => {
    await openEditor({ to: [] })
    await page.getByRole('radio', { name: 'Preview' }).click()
    await expect.element(page.getByText('Reply to')).toBeVisible()
    await expect.element(page.getByText('you@localhost')).not.toBeInTheDocument()
  })

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
