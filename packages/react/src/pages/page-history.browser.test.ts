import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const form = formOf([], {
  progress: 'steps',
  pages: [
    { id: 'p1', title: 'You', fields: [field('text', 'full_name', 'Your name')] },
    { id: 'p2', title: 'Your day', fields: [field('text', 'day', 'Which day?')] },
  ],
})

const here = location.href
afterEach(() => history.replaceState(null, '', here))

it('[R851] keeps its own steps from a router of the site, and no others', async () => {
  await stage.show({ form })
  const name = page.getByLabelText('Your name')
  const day = page.getByLabelText('Which day?')
  const next = page.getByRole('button', { name: 'Next: Your day' })
  await expect.element(next).toBeVisible()
  await userEvent.fill(name, 'Bo')
  const heard: unknown[] = []
  const router = ({ state }: PopStateEvent): void => void heard.push(state)
  addEventListener('popstate', router)
  onTestFinished(() => removeEventListener('popstate', router))
  await userEvent.click(next)
  history.back()
  await expect.element(name).toBeVisible()
  history.forward()
  await expect.element(day).toBeVisible()
  expect(heard).toEqual([])
  // The site goes elsewhere and keeps the form, as one in its footer.
  history.pushState({ route: 8 }, '', '?elsewhere')
  history.back()
  await expect.poll(() => heard).toEqual([expect.objectContaining({ 'letterslot contact': 'p2' })])
})
