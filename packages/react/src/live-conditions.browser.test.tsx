import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { manualClock } from '../../client/src/outbox/outbox.test.fixture.ts'
import { field, formOf } from './forms.test.fixture.ts'
import * as rareParts from './rare/rare-parts.ts'
import { attemptOf, find, send, setFormStage, strict } from './shown-form.test.kit.tsx'

const stage = setFormStage()
const isShown = (name: string): boolean => find(`[name=${name}]`).checkVisibility()

it('[R420] conditions follow another answer and what is chosen; what they hide is not sent', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }))
  const form = formOf([
    field('text', 'city', 'City'),
    field('text', 'home', 'Home'),
    field('checkboxes', 'days', 'Days', { options }),
    field('text', 'far', 'Far', { visibleWhen: { field: 'id_home', is: 'notEqual', to: { field: 'id_city' } } }),
    field('text', 'both', 'Both', { visibleWhen: { field: 'id_days', count: true, is: 'atLeast', to: 2 } }),
  ])
  const shown = await stage.show({ form })
  await expect.poll(() => isShown('far')).toBe(false)
  await userEvent.fill(find('[name=city]'), 'Turin')
  await expect.poll(() => isShown('far')).toBe(true)
  await userEvent.fill(find('[name=home]'), 'Turin')
  await expect.poll(() => isShown('far')).toBe(false)
  expect(isShown('both')).toBe(false)
  for (const box of document.querySelectorAll('[name=days]')) await userEvent.click(box)
  await expect.poll(() => isShown('both')).toBe(true)
  await userEvent.click(send())
  const { params } = await attemptOf(shown)
  expect(params).toMatchObject({ city: 'Turin', home: 'Turin', both: '' })
  expect(params).not.toHaveProperty('far')
})

it('[R420] a condition asks for the visitor’s today, on a form whose own defaults answer it', async () => {
  const late = { visibleWhen: { field: 'id_day', is: 'less', to: { today: 0 } } }
  const form = formOf([field('date', 'day', 'Day', { default: '2027-06-02' }), field('text', 'late', 'Late', late)])
  await stage.show({ form, clock: manualClock(new Date(2027, 5, 3, 12).getTime()) })
  await expect.poll(() => isShown('late')).toBe(true)
})

it('[R391] a page that was made on another day asks by the visitor’s today, from the start', async () => {
  const requiredWhen = { field: 'id_day', is: 'less', to: { today: 0 } }
  const form = formOf([
    field('date', 'day', 'Day', { default: '2027-06-02' }),
    field('text', 'late', 'Late', { requiredWhen }),
    field('text', 'soon', 'Soon', { requiredWhen: { not: requiredWhen } }),
  ])
  const on = (day: number) => ({ form, rareParts, clock: manualClock(new Date(2027, 5, day, 12).getTime()) })
  await stage.show({ ...on(3), markup: renderToString(strict(on(1))) })
  const asked = () => ['late', 'soon'].map((name) => find(`[name=${name}]`).ariaRequired)
  await expect.poll(asked).toEqual(['true', 'false'])
  expect(find('[name=late]').closest('[data-required]')).not.toBe(null)
  expect(find('[name=soon]').closest('[data-required]')).toBe(null)
})
