import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm, signUpMail } from './mail.test.fixture.ts'
import { emailJs, openStep } from './open-step.test.fixture.tsx'

beforeEach(() => page.viewport(1280, 800))

const keys = (text: string) => userEvent.keyboard(text)
const tab = () => page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /E-mail/ })
const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
const pasted = '<p>{{from_name}} wrote: {{message}}</p> {{reply_to}} {{colour}} {{letterslot_reference}}'

const fields = [
  { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'length', max: 80 }] },
  { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'length', max: 254 }] },
  { id: 'f3', kind: 'textarea', name: 'notes', label: 'Anything else?', rules: [{ kind: 'length', max: 500 }] },
]
const cv = { id: 'f4', kind: 'file', name: 'cv', label: 'Your CV', rules: [] }
const formOf = (...more: readonly object[]) =>
  signUpForm({ delivery, pages: [{ id: 'p1', fields: [...fields, ...more] }] })

const openProvider = (...more: readonly object[]) =>
  openStep('email', { connection: emailJs, changes: { form: formOf(...more) } })

async function readTemplate(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your template, or its variables' }).fill(text)
  await page.getByRole('button', { name: 'Read the variables' }).click()
}

describe('a template that EmailJS does not fill in', () => {
  it('[T1057] {{#if x}} is no variable "if", and {{first name}} is a finding until it is corrected there', async () => {
    await openProvider()
    await readTemplate('{{#if email}}Hi {{first name}}{{/if}}')
    const findings = page.getByRole('region', { name: 'Does it all arrive?' })
    await expect.element(findings.getByText('{{#if email}}')).toBeVisible()
    await expect.element(findings.getByText('{{first name}}')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Variables of your template' })).not.toBeInTheDocument()
    await findings.getByRole('button', { name: 'I corrected it there' }).first().click()
    await expect.element(findings.getByText('{{#if email}}')).not.toBeInTheDocument()
    await expect.element(findings.getByText('{{first name}}')).toBeVisible()
  })
})

describe('the count at the step’s tab', () => {
  it('[T700] says how much was found, from every step, and leads to the list', async () => {
    await openStep('build', { connection: practiceConnection, changes: { email: signUpMail({ to: [] }) } })
    await expect.element(tab()).toHaveAccessibleName(/^3\s?E-mail\s+1 finding$/)
    await tab().click()
    await expect.element(page.getByText('This mail may go to nobody')).toBeVisible()
  })

  it('[T700] [T703] follows what is typed and says nothing while all arrives; notes are listed below, not counted, and settled at a press', async () => {
    const { saved } = await openStep('email', { connection: practiceConnection })
    await expect.element(tab()).toHaveAccessibleName(/^3\s?E-mail$/)
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hello {{fone}} {{>foot}}')
    await expect.element(tab()).toHaveAccessibleName(/\s1 finding$/)
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
    await expect.element(tab()).toHaveAccessibleName(/^3\s?E-mail$/)
    await page.getByText(/^Good to know/).click()
    await expect
      .element(page.getByText('“Anything else?” and 3 other texts may be as long as one likes.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Set limits that fit' }).click()
    await expect.element(page.getByText(/as long as one likes/)).not.toBeInTheDocument()
    await vi.waitFor(async () =>
      expect((await saved()).form.pages[0]?.fields[3]?.rules).toEqual([{ kind: 'length', max: 5000 }]),
    )
  })
})

describe('beside the field', () => {
  const reserved = {
    id: 'f5',
    kind: 'text',
    name: 'user_browser',
    label: 'Your browser',
    rules: [{ kind: 'length', max: 9 }],
  }

  it('[T701] what would not arrive of it is shown with its fix, which undo takes back', async () => {
    const { saved } = await openStep('build', { connection: practiceConnection, changes: { form: formOf(reserved) } })
    await page
      .getByRole('button', { name: /Your browser/ })
      .first()
      .click()
    await expect.element(page.getByText(/^Your mail service fills this in by itself:/)).toBeVisible()
    await page.getByRole('button', { name: 'Rename it to browser' }).click()
    await expect.element(page.getByText(/^Your mail service fills this in by itself:/)).not.toBeInTheDocument()
    await vi.waitFor(async () => expect((await saved()).form.pages[0]?.fields[3]?.name).toBe('browser'))
    await keys('{Control>}z{/Control}')
    await expect.element(page.getByText(/^Your mail service fills this in by itself:/)).toBeVisible()
    await vi.waitFor(async () => expect((await saved()).form.pages[0]?.fields[3]?.name).toBe('user_browser'))
  })

  it('[T702] a finding of the form leads to its field', async () => {
    await openStep('email', { connection: practiceConnection, changes: { form: formOf(reserved) } })
    await page.getByRole('button', { name: 'Go to the field' }).first().click()
    await expect.element(page.getByRole('textbox', { name: 'Parameter' })).toHaveValue('user_browser')
  })
})

describe('a template at EmailJS', () => {
  it('[T710] [T711] its variables are read from what is pasted; a proposal is accepted by keyboard or all at once, each one step of undo', async () => {
    const { saved } = await openProvider()
    await readTemplate(pasted)
    const rows = page.getByRole('list', { name: 'Variables of your template' }).getByRole('listitem')
    await vi.waitFor(() => expect(rows.elements()).toHaveLength(5))
    await expect.element(rows.nth(4)).toHaveTextContent('{{letterslot_reference}}sent with every message')
    await expect.element(page.getByRole('combobox', { name: 'What to send as from_name' })).toHaveValue('f1')
    await expect.element(page.getByRole('combobox', { name: 'What to send as message' })).toHaveValue('f3')
    await expect.element(page.getByRole('combobox', { name: 'What to send as reply_to' })).toHaveValue('f2')
    await expect.element(page.getByRole('combobox', { name: 'What to send as colour' })).toHaveValue('')
    page.getByRole('button', { name: 'Accept: send “Your name” as from_name' }).element().focus()
    await keys('{Enter}')
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toEqual({ from_name: 'f1' }))
    await expect.element(page.getByText('“Your name” is sent as from_name, too')).toBeInTheDocument()
    await expect.element(page.getByText(/“Your name”, under this name as well/)).toBeVisible()
    await keys('{Control>}z{/Control}')
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toBeUndefined())
    await page.getByRole('button', { name: 'Accept all 3 proposals' }).click()
    const map = { from_name: 'f1', message: 'f3', reply_to: 'f2' }
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toEqual(map))
    await keys('{Control>}z{/Control}')
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toBeUndefined())
  })

  it('[T1057] [T710] [T712] too long a paste and one without a variable say so; another field is chosen, and stopped', async () => {
    const { saved } = await openProvider()
    await readTemplate('{{a}} '.repeat(20_000))
    await expect.element(page.getByText(/This is longer than 100,000 characters/)).toBeVisible()
    await readTemplate('Hello, you.')
    await expect
      .element(page.getByRole('textbox', { name: 'Your template, or its variables' }))
      .toHaveAccessibleDescription('There is no variable in it. A variable looks like {{name}}.')
    await readTemplate('{{colour}}')
    await page.getByRole('combobox', { name: 'What to send as colour' }).selectOptions('Anything else?')
    await page.getByRole('button', { name: 'Accept: send “Anything else?” as colour' }).click()
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toEqual({ colour: 'f3' }))
    await page.getByRole('button', { name: 'Stop sending colour' }).click()
    await vi.waitFor(async () => expect((await saved()).form.delivery?.map).toBeUndefined())
  })

  it('[T713] what its variables want is found, and settled by the mapping', async () => {
    await openProvider()
    await readTemplate('{{from_name}} {{notes}} {{email}}')
    await expect.element(tab()).toHaveAccessibleName(/\s1 finding$/)
    await page.getByRole('button', { name: 'Send “Your name” as that' }).click()
    await expect.element(tab()).toHaveAccessibleName(/^3\s?E-mail$/)
  })

  it('[T714] [T704] a file wants a place among the attachments, until the maker says that it is there, and a bound', async () => {
    await openProvider(cv)
    await expect.element(page.getByText('“Your CV” needs a place among the attachments.')).toBeVisible()
    await expect
      .element(page.getByText(/add a Form File Attachment with the parameter name cv\. Without/))
      .toBeVisible()
    await page.getByRole('button', { name: 'I have added it' }).click()
    await expect.element(page.getByText('“Your CV” needs a place among the attachments.')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Take at most 500 KB each' }).click()
    await expect.element(tab()).toHaveAccessibleName(/^3\s?E-mail$/)
  })
})

describe('for everyone', () => {
  it('[T718] nothing scrolls sideways with EmailJS at 320 pixels', async () => {
    await page.viewport(320, 640)
    await openProvider(cv)
    await readTemplate(`${pasted} {{a_rather_long_name_of_a_variable_that_somebody_chose}}`)
    await expect.element(page.getByRole('button', { name: 'Accept all 3 proposals' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('[T719] has no accessibility fault, in light and dark', async () => {
    await openProvider(cv)
    await readTemplate(pasted)
    await page.getByRole('button', { name: 'Accept: send “Your name” as from_name' }).click()
    await page.getByText(/^Good to know/).click()
    expect(await axeFaults()).toEqual([])
  })
})
