import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { VerificationState } from '../../model/verification-state.ts'
import { signUpForm, signUpMail } from '../email/mail.test.fixture.ts'
import { emailJs, openStep, provenEmailJs } from '../email/open-step.test.fixture.tsx'

const heading = () => page.getByRole('heading', { level: 1 })
const everything = () => page.getByRole('heading', { name: /^Everything is settled/ })
const at = new Date().toISOString()
const test = { at, reference: '7F3K-Q2', answer: { httpStatus: 200, text: 'OK' } }
const answer = { httpStatus: 400, text: 'The service ID not found' }

/** Opens Publish of a form with nothing else to settle, whose connection is in a state. */
async function open(state?: VerificationState) {
  const connection = state ? { ...emailJs, state } : emailJs
  return openStep('publish', { connection, makerAddress: 'hello@example.org' })
}

describe('*Everything is settled*', () => {
  it('[T910][F80] is said after a test that arrived', async () => {
    await open({ status: 'arrived', arrivedAt: at, ...test })
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
  })

  it('[T910][F80] is not said where no test was ever sent', async () => {
    await open()
    await expect.element(heading()).toHaveTextContent('It can go out. One thing to look at first')
    await expect.element(page.getByText('No test was sent yet. Send one, and see that it arrives.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Send a test' }).first()).toBeVisible()
    await expect.element(everything()).not.toBeInTheDocument()
  })

  it('[T910][F80] is not said above amber: a test that was accepted, and seen by nobody', async () => {
    await open({ status: 'accepted', ...test })
    await expect.element(heading()).toHaveTextContent('It can go out. One thing to look at first')
    await expect.element(everything()).not.toBeInTheDocument()
  })

  it('[T910][F80] is not said after a refused test', async () => {
    await open({ status: 'refused', at, reference: '7F3K-Q2', answer, code: 'rejected', maybeSent: false })
    await expect.element(heading()).toHaveTextContent('One thing to settle before this can reach you')
    await expect.element(page.getByRole('main').getByText(/^Refused .*service ID was not found/)).toBeVisible()
    await expect.element(everything()).not.toBeInTheDocument()
  })

  it('[T910][F80] is not said after “It did not”', async () => {
    await open({ status: 'missing', missedAt: at, ...test })
    await expect.element(heading()).toHaveTextContent('One thing to settle before this can reach you')
    await expect.element(page.getByRole('main').getByText(/It did not arrive$/)).toBeVisible()
    await expect.element(everything()).not.toBeInTheDocument()
  })
})

describe('the headline and the list', () => {
  it('[T455][T1212][T1958] count the same things: two answers without a place in the mail are two', async () => {
    const [page1] = signUpForm().pages
    const more = ['colour', 'size'].map((name) => ({ id: `f_${name}`, kind: 'text', name, label: name, rules: [] }))
    const form = signUpForm({ pages: [{ ...page1, fields: [...(page1?.fields ?? []), ...more] }] })
    const withoutAnswers = signUpMail().blocks.filter(({ kind }) => kind !== 'answers')
    const rows = ['full_name', 'email', 'phone', 'notes'].map((name) => ({ name, label: name }))
    const email = signUpMail({ blocks: [...withoutAnswers, { id: 'b9', kind: 'answers', auto: false, rows }] })
    const { publicKey, serviceId, templateId, state } = provenEmailJs
    const ids = { publicKey, serviceId, templateId, origin: 'https://relay.example.org' }
    const connection: StoredConnection = {
      kind: 'relay',
      id: brandConnectionId('r'),
      name: 'Relay',
      ...ids,
      ...(state && { state }),
    }
    await openStep('publish', { connection, makerAddress: 'hello@example.org', changes: { form, email } })
    await expect.element(page.getByText('2 things about the answers to look at', { exact: false })).toBeVisible()
    await expect.element(heading()).toHaveTextContent('It can go out. Two things to look at first')
    await expect.element(page.getByText(/^Settled: The e-mail is addressed to /)).toBeVisible()
    await expect
      .element(page.getByText(/^Your relay writes it by its template template_1, which is not seen/))
      .toBeVisible()
  })
})

describe('the list', () => {
  it('[T911] keeps what a maker can act on; the rest folds into Also checked', async () => {
    await openStep('publish', { connection: provenEmailJs, makerAddress: 'hello@example.org' })
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
    const rows = (): readonly (string | null | undefined)[] => {
      const [list] = page.getByRole('main').getByRole('list').elements()
      return [...(list?.children ?? [])].map((row) => row.querySelector('p')?.textContent)
    }
    await expect
      .poll(rows)
      .toEqual([
        'Settled: Sends by EmailJS · service_1',
        'Settled: Another way to reach you',
        'Settled: EmailJS mails the answers by your template template_1',
        ' Where will it stand?',
      ])
    await expect.element(page.getByText('The form document is valid', { exact: false })).not.toBeVisible()
    await page.getByText(/^Also checked: /).click()
    await expect.element(page.getByText('The form document is valid', { exact: false })).toBeVisible()
  })

  it('[T1314] a language with gaps leads to its table, and holds nothing up', async () => {
    const form = signUpForm({ translations: { de: { title: 'Sommerkurs' } } })
    await openStep('publish', { connection: provenEmailJs, makerAddress: 'hello@example.org', changes: { form } })
    await expect.element(page.getByText(/texts are not translated into German$/)).toBeVisible()
    await expect.element(heading()).toHaveTextContent('It can go out. Four things to look at first')
    await page.getByRole('link', { name: 'Translate' }).click()
    await expect.element(page.getByRole('heading', { name: 'German' })).toBeVisible()
  })

  it('[T1766] faults of rules and logic are told and do not hold up Publish; each leads to the settings that have it', async () => {
    const [first] = signUpForm().pages
    const [field, ...others] = first?.fields ?? []
    const never = { all: ['a', 'b'].map((to) => ({ field: field?.id, is: 'equal', to })) }
    const noAnswer = [{ kind: 'letters' }, { kind: 'pattern', pattern: '[0-9]{3}' }]
    const hidden = { id: 'f_hidden', kind: 'text', name: 'hidden', label: 'Hidden', rules: [], visibleWhen: never }
    const stuck = { id: 'f_stuck', kind: 'text', name: 'stuck', label: 'Stuck', rules: noAnswer }
    const pages = [
      { ...first, fields: [field, ...others, hidden, stuck], next: [{ end: true }] },
      { id: 'p_rest', title: 'Rest', visibleWhen: { field: field?.id, is: 'filled' }, fields: [] },
    ]
    const changes = { form: signUpForm({ pages }) }
    await openStep('publish', { connection: provenEmailJs, makerAddress: 'hello@example.org', changes })
    await expect.element(page.getByText(/“Hidden”: This can never be true/)).toBeVisible()
    await expect.element(page.getByText(/“Rest”: Nobody gets here/)).toBeVisible()
    await expect.element(page.getByText(/“Stuck”: No answer can be right/)).toBeVisible()
    // The tick says what was checked, and no more.
    expect(page.getByText(/sound/).elements()).toEqual([])
    await expect.element(heading()).toHaveTextContent('It can go out. Three things to look at first')
    await page.getByRole('link', { name: 'Open it in Build' }).first().click()
    await expect.element(page.getByRole('tab', { name: /^Rules/ })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('No answer can be right', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page
      .getByRole('link', { name: /Publish$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Open it in Build' }).nth(1).click()
    await expect.element(page.getByRole('tab', { name: /^Logic/ })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('This can never be true')).toBeVisible()
    // In this width the settings are a sheet.
    await userEvent.keyboard('{Escape}')
    await page
      .getByRole('link', { name: /Publish$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Open it in Build' }).nth(2).click()
    await expect
      .element(page.getByRole('group', { name: 'Ways of “Rest”' }).getByText('Nobody gets here'))
      .toBeVisible()
  })

  it('[T912] has one box for the address, whichever way the page goes out', async () => {
    await openStep('publish', { connection: provenEmailJs, makerAddress: 'hello@example.org' })
    const box = page.getByRole('textbox', { name: /^Address of/ })
    await expect.element(box).toBeVisible()
    await expect.poll(() => box.elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Name its address' }).click()
    await expect.element(box).toHaveFocus()
    await box.fill('www.example.org/contact')
    await expect.element(page.getByText('add https://www.example.org under', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'QR code of https://www.example.org/contact' })).toBeVisible()
  })
})

describe('*Sends even without scripts*', () => {
  it('[T913][F80] “Sends even without scripts” says what the visitor then sees', async () => {
    await openStep('publish', { connection: provenEmailJs, makerAddress: 'hello@example.org' })
    await expect
      .element(page.getByText('the visitor then sees a bare page of EmailJS: “OK”, or its error', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('Sends even without scripts')).toBeVisible()
  })

  it('[T913] stands at no page that reaches nobody', async () => {
    await openStep('publish', { connection: practiceConnection, makerAddress: 'hello@example.org' })
    await expect.element(page.getByText('As it is, nothing that it sends would arrive', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Sends even without scripts')).not.toBeInTheDocument()
  })
})

it('[T2006] what visitors read when sending fails is never shown in another language than theirs', async () => {
  const shown: string[] = []
  const observer = new MutationObserver(() => {
    for (const one of document.querySelectorAll('[lang="de"]'))
      if (one.checkVisibility({ visibilityProperty: true })) shown.push(one.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await openStep('publish', { connection: provenEmailJs, changes: { form: signUpForm({ locale: 'de' }) } })
  await expect.element(page.getByText('Noch nicht zugestellt', { exact: true })).toBeVisible()
  observer.disconnect()
  expect(shown.filter((text) => text.includes('Not delivered yet'))).toEqual([])
})
