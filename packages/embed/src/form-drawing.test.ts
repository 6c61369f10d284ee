import { describe, expect, it } from 'vitest'
import { fillIn, heading, params, type Scene, send, setFormStage, told } from '../test/form-stage.ts'
import { clobbering, contact, everyKind, halves, visit } from '../test/forms.mjs'

declare const scene: Scene

const stage = setFormStage(['react', 'preact'])

describe.each(['react', 'preact'])('a form drawn by %s', (library) => {
  describe('as it is drawn', () => {
    it('[R1 R12] draws every kind with an element of the platform, named by its label', async () => {
      const page = await stage.show(library, everyKind)
      const kinds = [
        ['A text', 'textbox', 'INPUT text'],
        ['A long text', 'textbox', 'TEXTAREA textarea'],
        ['An address', 'textbox', 'INPUT email'],
        ['A loose address', 'textbox', 'INPUT text'],
        ['A number to call', 'textbox', 'INPUT tel'],
        ['A site', 'textbox', 'INPUT url'],
        ['A number', 'textbox', 'INPUT text'],
        ['One of a list', 'combobox', 'SELECT select-one'],
        ['One of two', 'radiogroup', 'FIELDSET fieldset'],
        ['Some of two', 'group', 'FIELDSET fieldset'],
        ['I agree', 'checkbox', 'INPUT checkbox'],
      ] as const
      const drawn = kinds.map(async ([name, role]) => {
        const control = page.getByRole(role, { name, exact: true })
        return [name, role, await control.evaluate((one) => `${one.tagName} ${Reflect.get(one, 'type')}`)]
      })
      expect(await Promise.all(drawn)).toEqual(kinds)
    })

    it('[R1] draws dates, headings and hidden fields, and what each begins with', async () => {
      const page = await stage.show(library, everyKind)
      expect(await page.getByLabel('A day').getAttribute('type')).toBe('date')
      expect(await page.getByText('Two lines').isVisible()).toBe(true)
      expect(await page.getByLabel('One of a list').inputValue()).toBe('b')
      expect(await page.getByLabel('Apples').nth(1).isChecked()).toBe(true)
      expect(await page.getByLabel('A number', { exact: true }).getAttribute('inputmode')).toBe('decimal')
      expect(await page.locator('input[name=campaign]').inputValue()).toBe('spring')
    })

    it('[R2] ties help and issues to the control', async () => {
      const page = await stage.show(library)
      const name = page.getByLabel('Your name')
      const described = (): Promise<string[]> =>
        name.evaluate((one) =>
          (one.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.innerText ?? ''),
        )
      expect(await described()).toEqual(['As you like to be called'])
      await name.focus()
      await page.keyboard.press('Tab')
      await page.getByText('Answer this question').waitFor()
      expect(await described()).toEqual(['As you like to be called', 'Answer this question'])
      expect(await name.getAttribute('aria-invalid')).toBe('true')
    })

    it('[R3] puts choices into a fieldset whose legend is the label', async () => {
      const page = await stage.show(library, everyKind)
      const legends = page.locator('fieldset > legend:first-child')
      expect(await legends.allTextContents()).toEqual(['One of two', 'Some of two'])
    })

    it('[R4] shows a field as soon as its condition holds, and neither checks nor sends it before', async () => {
      const page = await stage.show(library, visit)
      expect(await page.getByLabel('How many?').isVisible()).toBe(false)
      await page.getByLabel('Yes').check()
      await page.getByLabel('How many?').waitFor()
      await page.getByLabel('No').check()
      await page.getByLabel('How many?').waitFor({ state: 'hidden' })
      await send(page).click()
      await expect.poll(() => params(page)).toEqual([expect.objectContaining({ group: 'no' })])
      expect(Object.keys((await params(page))[0] ?? {})).not.toContain('people')
    })

    it('[R5] draws no other field while a visitor writes in one', async () => {
      const page = await stage.show(library, halves, { count: true })
      await page.evaluate(() => {
        for (const id of Object.keys(scene.drawn)) Reflect.set(scene.drawn, id, 0)
      })
      await page.getByLabel('One').pressSequentially('hello')
      await page.keyboard.press('Tab')
      await page.keyboard.type('more')
      expect(await page.evaluate(() => Object.values(scene.drawn))).toEqual([0, 0, 0, 0, 0])
    })

    it('[R6] shares rows by the width that the form has', async () => {
      const page = await stage.show(library, halves, {}, { viewport: { width: 396, height: 900 } })
      const rowsAt = async (width: number): Promise<number[]> => {
        await page.setViewportSize({ width: width + 16, height: 900 })
        const fields = page.locator('.ls-field')
        const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
      }
      expect([await rowsAt(380), await rowsAt(620), await rowsAt(900)]).toEqual([
        [1, 1, 1, 1, 1],
        [2, 2, 1],
        [2, 3],
      ])
    })

    it('[R9] shows every field in edit mode, framed, with a Send that does nothing', async () => {
      const page = await stage.show(library, visit, { mode: 'edit', frame: true })
      expect(await page.getByLabel('How many?').isVisible()).toBe(true)
      expect(
        await page.locator('[data-frame]').evaluateAll((all) => all.map((one) => one.getAttribute('data-frame'))),
      ).toEqual(['id_group', 'id_people'])
      await send(page).click()
      expect(await told(page)).toEqual([])
      expect(await page.getByRole('heading').allTextContents()).toEqual(['Write to us'])
    })

    it('[R10] keeps what was written when the document changes', async () => {
      const page = await stage.show(library)
      await fillIn(page)
      const changed = { ...contact, title: 'Write to me' }
      await page.evaluate((all) => scene.mount(all), { form: changed })
      await heading(page, 'Write to me').waitFor()
      await send(page).click()
      await expect
        .poll(() => params(page))
        .toEqual([expect.objectContaining({ full_name: 'Ada Lovelace', email: 'ada@example.org' })])
    })
  })

  describe('over markup that is there', () => {
    it.each([
      ['the contact form', contact],
      ['every kind', everyKind],
      ['conditions', visit],
      ['names that clobber', clobbering],
    ])('[R8] takes over %s, with what was typed before', async (_name, form) => {
      const markup = await stage.markupOf(form)
      expect(markup).not.toContain(' hidden=""')
      stage.putMarkup('/there', library, markup)
      const page = await stage.open('/there')
      const first = page.locator('.ls-field input').first()
      if ((await first.getAttribute('type')) === 'radio') await first.check()
      else await first.fill('typed before')
      await page.evaluate((all) => scene.hydrate(all), { form })
      if (form === visit) {
        await page.getByLabel('No').check()
        await page.getByLabel('How many?').waitFor({ state: 'hidden' })
      } else {
        expect(await first.inputValue()).toBe('typed before')
        await send(page).click()
        await expect.poll(async () => (await told(page)).length + (await params(page)).length).toBeGreaterThan(0)
        expect(await page.getByText('Answer this question', { exact: true }).count()).toBe(form === contact ? 1 : 0)
      }
    })
  })
})
