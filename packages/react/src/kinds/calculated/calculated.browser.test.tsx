import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { everyPart } from '../../every-part.ts'
import { FormWithParts } from '../../FormWithParts.tsx'
import type { FormParts } from '../../form/form-context.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const options = [
  { value: 'adult', label: 'Adult', price: 95.5 },
  { value: 'child', label: 'Child', price: 40 },
]
const textIn = (selector: string): string => document.querySelector<HTMLInputElement>(selector)?.value ?? ''
const form = formOf([
  field('number', 'people', 'How many?', { rules: [{ kind: 'type' }] }),
  field('radio', 'ticket', 'Which?', { options }),
  field('calculated', 'total', 'To pay', {
    calculate: 'people * price(ticket)',
    currency: 'EUR',
    rules: [{ kind: 'range', min: 90 }],
  }),
  field('email', 'invoice', 'Invoice to', { prefillFrom: { field: 'id_city' } }),
  field('text', 'city', 'City'),
  field('number', 'paid', 'Paid', { prefillFrom: { field: 'id_total' } }),
  field('text', 'company', 'Company for {{people}} and {{nobody}}', {
    help: 'To pay: {{total}}',
    rules: [{ kind: 'required' }],
    visibleWhen: { field: 'id_total', is: 'atLeast', to: 200 },
  }),
])

it('[R570 R571 R572 R573 R574] keeps a value up as answers change, lets it decide, checks it and sends it', async () => {
  const shown = await stage.show({ form, defaultValues: { id_total: '1' } })
  await expect.poll(() => textsOf('output')).toEqual(['€0.00'])
  const output = find('output')
  const middleOf = (part: Element): number => {
    const { top, bottom } = part.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  }
  expect(Math.abs(middleOf(find(`[for="${output.id}"]`)) - middleOf(output))).toBeLessThanOrEqual(1)
  expect([output.closest('[data-field]')?.querySelector('label')?.htmlFor, output.getAttribute('role')]).toEqual([
    output.id,
    null,
  ])
  const people = find('[name=people]')
  await userEvent.fill(people, '2')
  await userEvent.click(find('[value=child]'))
  expect([textsOf('output'), find('[data-field=id_company]').hidden]).toEqual([['€80.00'], true])
  await userEvent.click(send())
  await expect.poll(() => textsOf('[data-field=id_total] .ls-issues')).toEqual(['Enter 90 or more'])
  await userEvent.fill(people, 'two')
  expect(textsOf('output')).toEqual(['–'])
  await userEvent.fill(people, '3')
  await userEvent.click(find('[value=adult]'))
  expect([textsOf('output'), find('[data-field=id_company]').hidden]).toEqual([['€286.50'], false])
  expect(find('output')).toBe(output)
  expect(textsOf('[data-field=id_company] :is(.ls-label, .ls-help)')).toEqual([
    'Company for 3 and {{nobody}}',
    'To pay: €286.50',
  ])
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-summary a')).toEqual(['Company for 3 and {{nobody}}: answer this question'])
  await userEvent.fill(find('[name=company]'), 'Ours')
  const filled = () => ['invoice', 'paid'].map((name) => textIn(`[name=${name}]`))
  await userEvent.fill(find('[name=city]'), 'Oslo')
  await expect.poll(filled).toEqual(['Oslo', '286.5'])
  await userEvent.fill(find('[name=invoice]'), 'mine')
  await userEvent.fill(find('[name=city]'), 'mine')
  await userEvent.fill(find('[name=city]'), 'Bergen')
  await userEvent.fill(people, '4')
  expect(filled()).toEqual(['mine', '382'])
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    people: '4',
    total: '382',
    company: 'Ours',
    invoice: 'mine',
    paid: '382',
  })
})

it('[R849] follows the form that is drawn, also where one that it was before gets its parts later', async () => {
  const { rareParts: load } = everyPart
  if (!load) throw new Error('parts on demand')
  const late = Promise.withResolvers<void>()
  let arrived = false
  const hold = async <T,>(loading: Promise<T>): Promise<T> => {
    await late.promise
    // Its handle takes them in the turn after this one.
    setTimeout(() => (arrived = true))
    return await loading
  }
  const parts: FormParts = {
    ...everyPart,
    rareParts(one, given) {
      const loading = load(one, given)
      return loading && one.title === 'Before' ? hold(loading) : loading
    },
  }
  const transport = async () => ({ status: 200, text: 'OK' })
  const [before, after] = ['Before', 'After'].map((title) => ({ ...form, title }))
  if (!before || !after) throw new Error('two forms')
  const { rerender } = await render(<FormWithParts form={before} parts={parts} transport={transport} />)
  await rerender(<FormWithParts form={after} parts={parts} transport={transport} />)
  await expect.poll(() => textsOf('output')).toEqual(['€0.00'])
  late.resolve()
  await expect.poll(() => arrived).toBe(true)
  await userEvent.fill(find('[name=people]'), '2')
  await userEvent.click(find('[value=child]'))
  expect(textsOf('output')).toEqual(['€80.00'])
})
