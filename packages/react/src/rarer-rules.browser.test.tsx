import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { field, formOf } from './forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from './shown-form.test.kit.tsx'

const stage = setFormStage()

it('[R421] decimals, letters, links and domains are checked, and said in words', async () => {
  const form = formOf([
    field('number', 'price', 'Price', { rules: [{ kind: 'decimals', max: 0 }] }),
    field('text', 'name', 'Name', { rules: [{ kind: 'letters' }] }),
    field('textarea', 'note', 'Note', { rules: [{ kind: 'noLink' }] }),
    field('email', 'mail', 'Mail', { rules: [{ kind: 'domains', only: ['example.org'] }] }),
  ])
  const defaultValues = { id_price: '1.5', id_name: 'R2', id_note: 'https://a.example', id_mail: 'a@b.example' }
  const shown = await stage.show({ form, defaultValues })
  const right = { price: '2', name: 'Ada', note: 'Hello', mail: 'ada@example.org' }
  // The code of the rules is loaded once the form is drawn.
  await userEvent.click(find('[name=price]'))
  await userEvent.click(find('[name=name]'))
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Enter a whole number'])
  await userEvent.click(send())
  await expect
    .poll(() => textsOf('.ls-issues'))
    .toEqual([
      'Enter a whole number',
      'Use letters only',
      'Write this without links',
      'Use an address that ends in example.org',
    ])
  for (const [name, value] of Object.entries(right)) await userEvent.fill(find(`[name=${name}]`), value)
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject(right)
})
