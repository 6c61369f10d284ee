import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const required = [{ kind: 'required' }]
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const form = formOf([
  field('yesNo', 'before', 'Have you thrown before?', { options, rules: required }),
  field('yesNo', 'again', 'Will you come again?', { options, default: 'no' }),
])

const chosen = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('.ls-step :checked')].map(({ value }) => value)

it('[R500 R501] asks for one of a row by radio buttons: by press, arrow keys and the first letter', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('[type=radio]').length).toBe(4)
  expect(chosen()).toEqual(['no'])
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose one'])
  const group = find('[data-field=id_before]')
  expect(['role', 'aria-invalid', 'aria-required'].map((name) => group.getAttribute(name))).toEqual([
    'radiogroup',
    'true',
    'true',
  ])
  find('#contact-before').focus()
  await userEvent.keyboard('n')
  expect(chosen()).toEqual(['no', 'no'])
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toEqual(['yes', 'no'])
  await userEvent.click(find('[data-field=id_again] .ls-step'))
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ before: 'yes', again: 'yes' })
})
