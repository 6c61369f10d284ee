import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formOf as formOfFile } from '../../form/form-file.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import * as rareParts from '../../rare/rare-parts.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'
import { withKind } from '../slider/with-slider.tsx'

const stage = setFormStage()
const required = [{ kind: 'required' }]
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const form = formOf([
  field('yesNo', 'before', 'Have you thrown before?', { options, rules: required }),
  field('yesNo', 'again', 'Will you come again?', { options, default: 'no' }),
  field('rating', 'stars', 'How was it?', { rules: required }),
  field('scale', 'friends', 'Would you tell a friend?', { fromLabel: 'Never', toLabel: 'Surely', rules: required }),
  field('slider', 'clay', 'How much clay?', { unit: 'kg', rules: [...required, { kind: 'range', min: 0, max: 10 }] }),
])

const chosen = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('.ls-step :checked')].map(({ value }) => value)

it('[R500 R501 R502 R503 R504] asks for steps and numbers: by press, arrow keys, letters, digits and a slider', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('[type=radio]').length).toBe(20)
  expect(chosen()).toEqual(['no'])
  await userEvent.click(send())
  await expect
    .poll(() => textsOf('.ls-issues'))
    .toEqual(['Choose one', 'Choose one', 'Choose one', 'Answer this question'])
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
  const last = find('[name=friends][value="10"]')
  expect(document.getElementById(last.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Surely')
  find('[name=stars]').focus()
  await userEvent.keyboard('4')
  find('[name=friends]').focus()
  await userEvent.keyboard('10')
  expect(chosen()).toEqual(['yes', 'yes', '4', '10'])
  await answerBySlider()
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    before: 'yes',
    again: 'yes',
    stars: '4',
    friends: '10',
    clay: '6',
  })
})

async function answerBySlider(): Promise<void> {
  const slider = find('[type=range]')
  const said = () => [find('[name=clay]'), slider].map((one) => Reflect.get(one, 'value')).concat(slider.ariaValueText)
  // It stands in its middle, and says that this is no answer.
  expect(said()).toEqual(['', '5', '–'])
  slider.focus()
  await userEvent.keyboard(' ')
  expect(said()).toEqual(['5', '5', '5 kg'])
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toEqual(['6', '6', '6 kg'])
  await write('{Delete}')
  expect(said()).toEqual(['', '5', '–'])
  await userEvent.click(slider)
  expect(said()).toEqual(['5', '5', '5 kg'])
  await write('6')
  expect(said()).toEqual(['6', '6', '6 kg'])
}

async function write(keys: string): Promise<void> {
  find('[name=clay]').focus()
  await userEvent.keyboard(`{Control>}a{/Control}${keys}`)
}

it('[R506] says of an amount its unit too, where a visitor reads it again', () => {
  const say = (more: object, value: string) => {
    const one = formOfFile(formOf([field('slider', 'clay', 'Clay', more)]))
    const [slider] = one.pages.flatMap(({ fields }) => fields)
    return slider && withKind(rareParts, one).sayAnswer(slider, value, 'en')
  }
  expect([say({ unit: 'kg' }, '6'), say({ unit: 'kg' }, ''), say({}, '6')]).toEqual(['6 kg', undefined, undefined])
})

it('[R822] a slider and Yes with No are as wide as other controls on a phone', async () => {
  await page.viewport(390, 844)
  const yesNo = field('yesNo', 'before', 'Before?', {
    options: ['Yes', 'No'].map((value) => ({ value, label: value })),
  })
  await stage.show({ form: formOf([field('text', 'who', 'Who?'), field('slider', 'clay', 'Clay'), yesNo]) })
  await expect.poll(() => document.querySelector('[type=range]:not([hidden])')).toBeTruthy()
  const endOf = (one: string): number => find(one).getBoundingClientRect().right
  await expect
    .poll(() => ['[name=clay]', '.ls-step:last-child'].map((one) => endOf(one)))
    .toEqual([endOf('[name=who]'), endOf('[name=who]')])
})
