import { expect, it } from 'vitest'
import { field, formOf } from '../../packages/react/src/forms.test.fixture.ts'
import { onEachEngine } from './on-each-engine.ts'
import { button, control, isTold, presses } from './visitor.ts'

const required = { rules: [{ kind: 'required' }] }
/** A form that shows one page after another. */
const form = formOf([], {
  progress: 'steps',
  pages: [
    { id: 'p1', title: 'You', fields: [field('text', 'full_name', 'Your name', required)] },
    { id: 'p2', title: 'Your day', fields: [field('text', 'day', 'Which day?', required)] },
  ],
})

onEachEngine(({ open, picture, site }) => {
  it.each(['page', 'element'] as const)(
    '[T1621] the %s leads from page to page, back by the browser and on again by Enter, and sends the answers of all',
    async (kind) => {
      const { page: alone, host, provider } = await site(form)
      const page = await open()
      await page.goto(kind === 'page' ? alone : host('pages'))
      await presses(page, 'Next: Your day')
      await isTold(page, 'There is a problem')
      await page.type(control('Your name'), 'Ada Lovelace')
      await presses(page, 'Next: Your day')
      await isTold(page, 'Your day')
      await picture(page, `pages-${kind}`)
      await page.evaluate('history.back()')
      await isTold(page, 'You')
      expect(await page.evaluate(`${control('Your name')}.value`)).toBe('Ada Lovelace')
      expect(await page.evaluate(`!!${button('Send')}`)).toBe(false)
      await page.evaluate(`${control('Your name')}.focus()`)
      await page.press('Enter')
      await isTold(page, 'Your day')
      await page.type(control('Which day?'), 'Friday')
      await presses(page, 'Send')
      await isTold(page, 'Sent')
      expect(provider.arrived.map(({ params }) => params)).toEqual([
        expect.objectContaining({ full_name: 'Ada Lovelace', day: 'Friday' }),
      ])
    },
  )
})
