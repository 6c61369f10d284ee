import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityTree } from '../accessibility-tree.test.kit.ts'
import { field, formOf } from '../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const typed = [{ kind: 'type' }]
const wanted = [{ kind: 'required' }, ...typed]
const form = formOf([
  field('currency', 'gift', 'Your gift', {
    currency: 'NOK',
    help: 'Any sum',
    rules: [...wanted, { kind: 'range', min: 200 }],
  }),
  field('country', 'land', 'Country', { rules: wanted }),
])

/** The lines of the accessibility tree between the heading and Send. */
const drawn = async (): Promise<readonly string[]> => (await accessibilityTree()).slice(1, -1)

it('[R540 R541] takes amounts and countries as people give them, says what is wrong, and sends them', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelector('select')?.length).toBe(250)
  expect(await drawn()).toEqual(['textbox "Your gift" (NOK Any sum) [required]', 'combobox "Country" = Choose…'])
  await userEvent.fill(find('[name=gift]'), '50,00')
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Enter NOK 200.00 or more', 'Choose one'])
  await userEvent.fill(find('[name=gift]'), '1.250,50')
  await userEvent.selectOptions(find('[name=land]'), 'Norway')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ gift: '1250.50', land: 'NO' })
})
