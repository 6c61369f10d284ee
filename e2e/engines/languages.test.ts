import { expect, it } from 'vitest'
import { contact } from '../../packages/react/src/forms.test.fixture.ts'
import { onEachEngine } from './on-each-engine.ts'
import { control, isTold, presses, textOf } from './visitor.ts'

/** The contact form in English, German and Arabic, its first label translated. */
const form = {
  ...contact,
  translations: {
    de: { title: 'Schreiben Sie uns', fields: { id_full_name: { label: 'Ihr Name' } } },
    ar: { title: 'اكتب إلينا', fields: { id_full_name: { label: 'الاسم' } } },
  },
}
/** The direction of the form, in the page or in an element. */
const direction = `(document.querySelector('letterslot-form')?.shadowRoot ?? document).querySelector('.ls-form')?.dir`

onEachEngine(({ open, picture, site }) => {
  it.each(['page', 'element'] as const)(
    '[T1406] the %s begins in the language of its address, is changed to one from right to left, and sends in it',
    async (kind) => {
      const { page: alone, host, provider } = await site(form)
      const address = kind === 'page' ? alone : host('languages')
      const page = await open()
      await page.goto(`${address}?lang=de`)
      await expect.poll(() => textOf(page)).toContain('Schreiben Sie uns')
      await page.type(control('Ihr Name'), 'Ada Lovelace')
      await presses(page, 'العربية')
      await expect.poll(() => textOf(page)).toContain('اكتب إلينا')
      expect(await page.evaluate(direction)).toBe('rtl')
      expect(await page.evaluate('location.search')).toBe('?lang=ar')
      await picture(page, `arabic-${kind}`)
      expect(await page.evaluate(`${control('الاسم')}.value`)).toBe('Ada Lovelace')
      await page.reload()
      await expect.poll(() => textOf(page)).toContain('اكتب إلينا')
      await page.goto(`${address}?lang=de`)
      await expect.poll(() => textOf(page)).toContain('Schreiben Sie uns')
      await page.type(control('Ihr Name'), 'Ada Lovelace')
      await page.type(control('E-mail'), 'ada@example.org')
      await presses(page, 'Senden')
      await isTold(page, 'Gesendet')
      expect(provider.arrived.map(({ params }) => params)).toEqual([
        expect.objectContaining({ full_name: 'Ada Lovelace', letterslot_language: 'de' }),
      ])
    },
  )
})
