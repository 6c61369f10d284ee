import { parseForm } from '@letterslot/core/document'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityTree } from '../../accessibility-tree.test.kit.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import * as rareParts from '../../rare/rare-parts.ts'
import { attemptOf, find, send, setFormStage, strict, textsOf } from '../../shown-form.test.kit.tsx'
import { putMatrix, readMatrix, withKind } from './with-matrix.tsx'

const stage = setFormStage()
const named = (label: string) => ({ value: label.toLowerCase(), label })
const rows = ['Throwing', 'Glazing', 'Firing'].map(named)
const done = field('matrix', 'done', 'How much have you done?', {
  ...{ rows, options: ['Never', 'Some', 'Often'].map(named) },
  ...{ everyRow: true, rules: [{ kind: 'required' }] },
})
const form = formOf([
  done,
  field('matrix', 'with', 'With what?', {
    ...done,
    id: 'with',
    name: 'with',
    multiple: true,
    rules: [],
    everyRow: false,
  }),
])
const box = (name: string): HTMLElement => find(`[data-field=id_${name}]`)
const wrong = (): readonly string[] => textsOf('[data-wrong] > th')

it('[R710 R711] draws a table of buttons named by row and column, marks the row that lacks an answer, and sends a line a row', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('[type=radio]').length).toBe(9)
  const tree = (await accessibilityTree()).map(String)
  expect(tree).toEqual(expect.arrayContaining(['radio "Throwing Never"', 'checkbox "Firing Often"']))

  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Answer in every row'])
  expect(wrong()).toEqual(['Throwing', 'Glazing', 'Firing'])
  await userEvent.click(page.getByRole('radio', { name: 'Throwing Often' }))
  await userEvent.click(page.getByRole('radio', { name: 'Glazing Never' }))
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Firing: choose one'])
  expect(wrong()).toEqual(['Firing'])
  await userEvent.click(page.getByRole('link', { name: /Firing/ }))
  expect(document.activeElement).toBe(find('#contact-done-2'))
  await userEvent.keyboard(' {ArrowRight}')
  await userEvent.click(page.getByRole('checkbox', { name: 'Firing Often' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Firing Never' }))

  putMatrix(box('done'), done, ['throwing: some'])
  expect(readMatrix(box('done'))).toEqual(['throwing: some'])
  putMatrix(box('done'), done, ['throwing: often', 'glazing: never', 'firing: some'])
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    done: 'throwing: often\nglazing: never\nfiring: some',
    with: 'firing: never, often',
  })
})

it('[R712] takes over what was chosen from the lists of a page whose script was not here yet', async () => {
  const read = parseForm(form)
  if (!read.ok) throw read.error
  const drawn = { form: read.value, rareParts: withKind(rareParts, read.value) }
  await stage.show({
    ...drawn,
    markup: renderToString(strict(drawn)),
    beforeTakeOver(root) {
      const lists = root.querySelectorAll('select')
      expect([...lists].map(({ name, labels }) => [name, labels[0]?.textContent])).toEqual(
        rows.map(({ label }) => ['done', label]),
      )
      if (lists[1]) lists[1].value = 'glazing: some'
    },
  })
  await expect.poll(() => document.querySelectorAll('[type=radio]').length).toBe(9)
  expect(readMatrix(box('done'))).toEqual(['glazing: some'])
})
