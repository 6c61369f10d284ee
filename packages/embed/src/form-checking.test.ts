import { describe, expect, it } from 'vitest'
import { appears, fillIn, heading, isFocused, params, send, setFormStage, told } from '../test/form-stage.ts'
import { everyKind, formOf, visit } from '../test/forms.mjs'

const stage = setFormStage(['react', 'preact'])

describe.each(['react', 'preact'])('a form drawn by %s', (library) => {
  describe('as it is checked', () => {
    it('[R20] says nothing before a field is left, and from then on speaks while one types', async () => {
      const page = await stage.show(library)
      const email = page.getByLabel('E-mail')
      const issue = page.getByText('Enter an address such as name@example.org')
      await email.pressSequentially('ada@')
      expect(await issue.isVisible()).toBe(false)
      await page.keyboard.press('Tab')
      await issue.waitFor()
      await email.press('End')
      await page.keyboard.type('example.org')
      await issue.waitFor({ state: 'hidden' })
      await page.keyboard.press('Backspace')
      await page.keyboard.press('@')
      await issue.waitFor()
    })

    it('[R21 R22 R23] gathers problems under a focused heading whose links lead to the fields', async () => {
      const page = await stage.show(library)
      await send(page).click()
      await appears(page, 'There are 2 problems')
      const links = page.locator('.ls-summary a')
      expect(await links.allTextContents()).toEqual(['Your name: answer this question', 'E-mail: answer this question'])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await isFocused(page.getByLabel('E-mail'))).toBe(true)
      await page.keyboard.type('ada@example.org')
      await heading(page, 'There is a problem').waitFor()
      await send(page).click()
      await appears(page, 'There is a problem')
      await page.getByLabel('Your name').fill('Ada')
      await heading(page, 'There is a problem').waitFor({ state: 'hidden' })
      expect((await told(page)).map(([kind]) => kind)).toEqual(['issues', 'issues'])
    })

    it('[R22] puts no colon behind a label that is a question', async () => {
      const page = await stage.show(library, visit)
      await send(page).click()
      expect(await page.locator('.ls-summary a').allTextContents()).toEqual(['Do you bring a group? Choose one'])
      await page.locator('.ls-summary a').click()
      expect(await isFocused(page.getByLabel('Yes'))).toBe(true)
    })

    it('[R24 F24] shows a message of the maker letter for letter', async () => {
      const message = 'Need %s {{name}} {maker} <b>now</b>'
      const page = await stage.show(
        library,
        formOf([{ id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'required', message }] }]),
      )
      await send(page).click()
      expect(await page.locator('.ls-issues').innerText()).toBe(message)
      expect(await page.locator('.ls-summary a').innerText()).toBe(`A: ${message}`)
    })

    it('[R27 F16] leaves out a pattern that nothing can compile, and tells the site’s owner of it once', async () => {
      const pattern = { id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'pattern', pattern: '(' }] }
      const page = await stage.show(library, formOf([pattern]))
      await page.getByLabel('A').fill('anything')
      await send(page).click()
      await expect.poll(() => params(page)).toEqual([expect.objectContaining({ a: 'anything' })])
      expect(stage.forgive()).toEqual(['Letterslot: f1 bad-pattern'])
    })

    it('[R25] takes a press on Send although leaving the field makes a message appear', async () => {
      const page = await stage.show(library)
      await page.getByLabel('Your name').focus()
      const box = await send(page).boundingBox()
      if (!box) throw new Error('no Send')
      await page.mouse.move(box.x + 20, box.y + box.height - 4)
      await page.mouse.down()
      await page.mouse.up()
      await appears(page, 'There are 2 problems')
    })

    it('[R26] sends what stands on the page, also where no event told of it', async () => {
      const page = await stage.show(library)
      await fillIn(page)
      await page.getByLabel('Your name').evaluate((one) => Reflect.set(one, 'value', 'Filled in by the browser'))
      await send(page).click()
      await expect
        .poll(() => params(page))
        .toEqual([expect.objectContaining({ full_name: 'Filled in by the browser' })])
    })

    it('[R26] says that a date is wrong that is half typed', async () => {
      const page = await stage.show(library, everyKind)
      await page.getByLabel('A text').fill('x')
      await page.getByLabel('Apples').first().check()
      await page.getByLabel('A day').focus()
      await page.keyboard.type('1211')
      await send(page).click()
      await appears(page, 'There is a problem')
      expect(await page.locator('.ls-summary a').innerText()).toMatch(/^A day: /)
    })
  })
})
