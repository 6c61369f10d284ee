import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityTree } from '../../accessibility-tree.test.kit.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const form = formOf([
  field('image', 'view', 'As it was last summer', { image: dot, alt: 'The market' }),
  field('image', 'line', '', { image: dot, alt: '' }),
  field('text', 'name', 'Your name'),
])

it('[R713] shows pictures with their words, says nothing of those that only decorate, and sends none', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('img').length).toBe(2)
  const tree = await accessibilityTree()
  expect(tree.filter((line) => /^(figure|image|img)/.test(line))).toEqual(['figure', 'image "The market"'])
  expect([...document.querySelectorAll('figcaption')].map((one) => one.textContent)).toEqual(['As it was last summer'])
  await userEvent.fill(find('[name=name]'), 'Ada')
  await userEvent.click(send())
  expect(Object.keys((await attemptOf(shown)).params).filter((name) => !name.startsWith('letterslot_'))).toEqual([
    'name',
  ])
})
