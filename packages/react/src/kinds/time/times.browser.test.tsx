import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const type = { kind: 'type' }
const form = formOf([
  field('time', 'hour', 'From when', { rules: [type, { kind: 'range', min: '09:00', max: '17:00' }] }),
  field('datetime', 'end', 'Until when', { rules: [type, { kind: 'range', min: '2027-01-01T09:00' }] }),
  field('time', 'free', 'Any time'),
  field('time', 'pause', 'A pause until', {
    rules: [{ kind: 'compare', is: 'atLeast', to: { field: 'id_hour' }, plus: 90 }],
    visibleWhen: { field: 'id_hour', is: 'atMost', to: '12:00' },
  }),
])

it('[R301 R302] asks for times by the platform’s own controls, checks them, and sends them as they are', async () => {
  const shown = await stage.show({ form, defaultValues: { id_hour: '08:59', id_end: '2026-12-31T14:05' } })
  const hour = find('[name=hour]')
  hour.focus()
  await expect.poll(() => find('[name=free]').getAttribute('type')).toBe('time')
  expect(find('[name=hour]')).toBe(hour)
  expect(document.activeElement).toBe(hour)
  const attributes = ['type', 'min', 'max'].map((name) =>
    [hour, find('[name=end]')].map((one) => one.getAttribute(name)),
  )
  expect(attributes).toEqual([
    ['time', 'datetime-local'],
    ['09:00', '2027-01-01T09:00'],
    ['17:00', '9999-12-31T23:59'],
  ])
  await userEvent.click(send())
  await expect
    .poll(() => textsOf('.ls-issues'))
    .toEqual(['Enter 09:00 or later', 'Enter January 1, 2027, 09:00 or later'])
  await userEvent.fill(hour, '09:30')
  await userEvent.fill(find('[name=pause]'), '10:30')
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toContain('Enter 11:00 or later')
  await userEvent.fill(find('[name=pause]'), '11:00')
  await userEvent.fill(find('[name=end]'), '2027-03-31T14:05')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ hour: '09:30', end: '2027-03-31T14:05', free: '' })
})

it('[R302] asks for a time that is half typed by an example', async () => {
  await stage.show({ form })
  await expect.poll(() => find('[name=free]').getAttribute('type')).toBe('time')
  find('[name=hour]').focus()
  await userEvent.keyboard('10')
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Use this format: 14:00'])
})

it('[R853] takes a moment that is typed in one go', async () => {
  await stage.show({ form: formOf([field('datetime', 'start', 'Begin', { rules: [type] })]) })
  const start = find('[name=start]')
  await expect.poll(() => start.getAttribute('type')).toBe('datetime-local')
  start.focus()
  await userEvent.keyboard('033120270205PM')
  expect(start).toHaveProperty('value', '2027-03-31T14:05')
})
