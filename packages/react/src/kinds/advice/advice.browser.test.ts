import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../../forms.test.fixture.ts'
import { accept, appears, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const severity = 'warning'

it('[R634] [R635] advises once a field was left, politely, and lets the message go; a problem is told alone', async () => {
  const form = formOf([
    field('text', 'code', 'Code', {
      rules: [
        { kind: 'length', max: 3, severity },
        { kind: 'letters', message: 'Most codes have no digits', severity },
        { kind: 'pattern', pattern: '[^!]*' },
      ],
    }),
    field('email', 'mail', 'Mail', { rules: [{ kind: 'domains', only: ['example.org'], severity }] }),
    field('dateRange', 'stay', 'Stay', { rules: [{ kind: 'range', min: '2027-01-01', severity }] }),
    field('text', 'phone', 'Phone', { rules: [{ kind: 'atLeastOne', with: [{ field: 'id_mail' }] }] }),
  ])
  const shown = await stage.show({ form })
  const advice = () => textsOf('[role=status].ls-older p')
  const [code, mail] = [find('[name=code]'), find('[name=mail]')]
  // The code of the rules is loaded once the form is drawn.
  await expect.poll(() => document.querySelector('[data-field=id_code] [role=status]')).not.toBeNull()
  await userEvent.fill(code, 'ab12')
  expect(advice()).toEqual([])
  await userEvent.click(mail)
  await expect
    .poll(advice)
    .toEqual([
      'Only a suggestion: Write at most 3 characters; these are 4',
      'Only a suggestion: Most codes have no digits',
    ])
  await userEvent.fill(code, 'ab12!')
  await userEvent.click(mail)
  await expect.poll(() => textsOf('.ls-issues p')).toEqual(['Use the format asked for'])
  expect(advice()).toEqual([])
  await userEvent.fill(code, 'abcd')
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues p')).toEqual(['Answer this, or “Mail”'])
  await userEvent.fill(mail, 'ada@elsewhere.example')
  await userEvent.click(page.getByLabelText('Phone'))
  await expect
    .poll(advice)
    .toEqual([
      'Only a suggestion: Write at most 3 characters; these are 4',
      'Only a suggestion: Use an address that ends in example.org',
    ])
  for (const one of document.querySelectorAll('[name=stay]')) await userEvent.fill(one, '2026-12-24')
  await userEvent.click(page.getByLabelText('Phone'))
  // Said once of both days.
  await expect.poll(() => advice().slice(2)).toEqual(['Only a suggestion: Enter January 1, 2027 or later'])
  await userEvent.click(send())
  await accept(shown)
  await appears('Sent')
})
