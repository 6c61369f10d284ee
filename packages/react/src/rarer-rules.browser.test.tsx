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

it('[R422] rules that read other fields follow them, and a list is checked without a word of it', async () => {
  const form = formOf([
    field('email', 'mail', 'E-mail'),
    field('email', 'again', 'Once more', { rules: [{ kind: 'compare', is: 'equal', to: { field: 'id_mail' } }] }),
    field('number', 'adults', 'Adults'),
    field('number', 'children', 'Children', { rules: [{ kind: 'sum', with: [{ field: 'id_adults' }], max: 4 }] }),
    field('text', 'code', 'Code', { rules: [{ kind: 'list', only: ['LS-1'] }] }),
  ])
  const defaultValues = {
    id_mail: 'a@b.example',
    id_again: 'a@b.exampl',
    id_adults: '3',
    id_children: '2',
    id_code: 'x',
  }
  const shown = await stage.show({ form, defaultValues })
  await userEvent.click(send())
  const list = 'This is not one of the accepted answers; check how it is written'
  const sum = 'Together with “Adults” this must be at most 4; now it is 5'
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['This and “E-mail” must be the same', sum, list])
  await userEvent.fill(find('[name=mail]'), 'a@b.exampl')
  await expect.poll(() => textsOf('.ls-issues')).toEqual([sum, list])
  await userEvent.fill(find('[name=adults]'), '2')
  await userEvent.fill(find('[name=code]'), ' ls-1')
  await expect.poll(() => textsOf('.ls-issues')).toEqual([])
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ again: 'a@b.exampl', children: '2', code: ' ls-1' })
})
