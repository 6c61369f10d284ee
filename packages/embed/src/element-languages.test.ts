import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { contact, delivery } from '../../react/src/forms.test.fixture.ts'
import { document, element, run, script, send, setElementStage } from '../test/element-stage.ts'
import { csp } from '../test/stage.ts'
import { elementScript, languagesScript } from './element-script.ts'
import { loadElementTables } from './element-tables.ts'

const stage = setElementStage()
const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
const tag = (src: string): string => `<script type="module" src="${src}"></script>`
const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const look = { tokens: { 'color.action': ['#a9502c', '#e8986d'] }, cover: { src, alt: 'Bowls' } }
const german = {
  ...contact,
  locale: 'de-AT',
  address: 'informal',
  title: 'Schreib uns',
  texts: { send: 'Ab die Post' },
  look,
}
const translations = {
  ar: { title: 'اكتب إلينا', fields: { id_full_name: { label: 'الاسم' } } },
  th: { title: 'เขียนถึงเรา' },
}

/** Puts the script that Publish gives for tables of these names. */
async function putSpeaking(path: string, names: readonly string[]): Promise<string> {
  stage.put(path, elementScript(stage.built(), { tables: await loadElementTables(names) }).script, javascript)
  return tag(path)
}

const sentBy = (): unknown[] => stage.server().posts.map(({ body }) => JSON.parse(body).template_params)
const inside = (form: object): string =>
  `<letterslot-form><script type="application/json">${JSON.stringify(form)}</script></letterslot-form>`

/** The words of the form, with their language and direction. */
function said(page: Page): Promise<unknown> {
  return run(page, (host) => {
    const marked = host.shadowRoot?.querySelector('.ls-note')
    const form = host.shadowRoot?.querySelector('.ls-form')
    return [
      host.shadowRoot?.querySelector('h2')?.textContent,
      marked?.textContent,
      marked?.getAttribute('lang'),
      form?.getAttribute('lang'),
      form?.getAttribute('dir'),
    ]
  })
}

describe('a script that carries tables', () => {
  it('[B103 B106] [F46 F49] speaks them from the first drawing, with a look, under a strict policy and on a hostile page', async () => {
    const head = await putSpeaking('/german.js', ['de-informal'])
    const page = await stage.show({
      head,
      body: '<form name="submit"><input name="action"></form><letterslot-form src="/contact.form.json"></letterslot-form>',
      policy: `${csp}; img-src data:`,
      form: german,
      before: () => {
        const give = () => 1
        Object.assign(Object.prototype, { language: 'x', script: 'x', texts: give, translations: give })
        Object.assign(Object.prototype, { toJSON: () => 'an object', address: 'x', direction: 'rtl', help: 'x' })
        Object.assign(Array.prototype, { toJSON: () => 'a list' })
        Object.assign(HTMLFormElement.prototype, { submit: give, requestSubmit: give })
        const drawn: string[] = []
        Object.assign(globalThis, { drawn })
        const attach = Element.prototype.attachShadow
        Element.prototype.attachShadow = function (options) {
          const root = attach.call(this, options)
          new MutationObserver(() => drawn.push(root.querySelector('[type=submit]')?.textContent ?? '')).observe(root, {
            childList: true,
            subtree: true,
          })
          return root
        }
      },
    })
    await page.getByAltText('Bowls').waitFor()
    await send(page).click()
    await page.getByRole('heading', { name: 'Es gibt 2 Probleme' }).waitFor()
    await page.getByText('Beantworte diese Frage').first().waitFor()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    expect(await page.evaluate(() => [...new Set(Reflect.get(globalThis, 'drawn').filter(Boolean))])).toEqual([
      'Ab die Post',
    ])
    await send(page).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    expect(sentBy()).toEqual([expect.objectContaining({ full_name: 'Ada', email: 'ada@example.org' })])
  })

  it('[B104 B107] [F50] adds its tables to those of another script, and a form that stands there takes them and what was written', async () => {
    const head = await putSpeaking('/german.js', ['de'])
    const arabic = languagesScript(stage.built().languages, await loadElementTables(['ar']))
    stage.put('/arabic.js', arabic, javascript)
    stage.put('/german-again.js', `${stage.built().script}${arabic}`, javascript)
    const form = { ...contact, locale: 'ar', title: 'اكتب إلينا' }
    const page = await stage.show({ head, form, policy: '' })
    await send(page).waitFor()
    expect(await said(page)).toEqual(['اكتب إلينا', 'Questions marked * need an answer.', 'en', 'ar', 'rtl'])
    await page.getByLabel('Your name').fill('Ada')
    await page.addScriptTag({ url: '/german-again.js' })
    expect(await said(page)).toEqual(['اكتب إلينا', 'الأسئلة التي عليها علامة * تحتاج إلى إجابة.', 'ar', 'ar', 'rtl'])
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.route('**/email/send', async (route) => {
      // Taken out while it sends, and put back.
      await run(page, (host) => {
        const place = host.parentNode
        host.remove()
        setTimeout(() => place?.prepend(host))
      })
      await route.continue()
    })
    await send(page).click()
    await page.getByRole('heading', { name: 'أُرسلت' }).waitFor()
    expect(sentBy()).toEqual([expect.objectContaining({ full_name: 'Ada' })])
    await page.unroute('**/email/send')
    stage.put('/host', document(`${tag('/arabic.js')}${script}`, element), {
      'Content-Type': 'text/html; charset=utf-8',
    })
    await page.reload()
    await send(page).waitFor()
    expect(await said(page)).toEqual(['اكتب إلينا', 'الأسئلة التي عليها علامة * تحتاج إلى إجابة.', 'ar', 'ar', 'rtl'])
  })
})

describe('a form with translations', () => {
  it('[B105 B107 B109 B200] is shown in the language that its visitor wants or chooses, and sends which one that was', async () => {
    const head = await putSpeaking('/both.js', ['de', 'ar'])
    const page = await stage.show({
      head,
      form: { ...german, look: undefined, translations },
      body: '<main lang="ar"><letterslot-form src="/contact.form.json"></letterslot-form></main>',
    })
    await page.getByLabel('الاسم').fill('Ada')
    expect(await said(page)).toEqual(['اكتب إلينا', 'الأسئلة التي عليها علامة * تحتاج إلى إجابة.', 'ar', 'ar', 'rtl'])
    const marks = () =>
      page.getByText('E-mail', { exact: true }).evaluate((one) => [one.getAttribute('lang'), one.getAttribute('dir')])
    expect(await marks()).toEqual(['de-AT', 'ltr'])
    await run(page, (host) => host.setAttribute('lang', 'th'))
    expect(await said(page)).toEqual(['เขียนถึงเรา', 'Questions marked * need an answer.', 'en', 'th', 'ltr'])
    const choice = page.locator('.ls-languages a')
    await choice.first().click()
    expect(await said(page)).toEqual([
      'Schreib uns',
      'Fragen mit * müssen beantwortet werden.',
      'de-AT',
      'de-AT',
      'ltr',
    ])
    expect([new URL(page.url()).search, await choice.evaluateAll((all) => all.map((one) => one.ariaCurrent))]).toEqual([
      '?lang=de-AT',
      ['true', null, null],
    ])
    expect(await choice.first().evaluate((link) => link.matches(':focus'))).toBe(true)
    await page.getByRole('button', { name: 'Ab die Post' }).waitFor()
    await page.getByLabel('E-mail').fill('ada@example.org')
    await send(page).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    expect(sentBy()).toEqual([expect.objectContaining({ full_name: 'Ada', letterslot_language: 'de-AT' })])
    expect(await run(page, (host) => Object.keys(Reflect.get(host, 'form').translations))).toEqual(['ar', 'th'])
  })
})

describe('what an element says in place of a form', () => {
  it('[B108] [F46] is in the language of the page, and in its direction; under a form in that of the form', async () => {
    const head = await putSpeaking('/both.js', ['de', 'ar'])
    const form = { ...contact, locale: 'de', delivery: { ...delivery, origin: 'https://api.example' } }
    const page = await stage.show({
      head,
      body: `<div lang="ar">${inside({ delivery })}</div>${inside({ delivery })}${inside(form)}`,
    })
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await send(page).click()
    await page.getByText('Diese Seite lässt das Formular nicht senden.').waitFor()
    const notices = await page
      .locator('[part=notice]')
      .evaluateAll((all) =>
        all.map((one) => [one.textContent, one.getAttribute('lang'), getComputedStyle(one).direction]),
      )
    const links = 'hello@example.org +47 22 00 00 00 https://ateliernord.example/contact'
    expect(notices).toEqual([
      [`لا يمكن عرض هذا النموذج هنا. راسلنا عبر: ${links}`, 'ar-u-ca-gregory', 'rtl'],
      [`This form cannot be shown here. Write to: ${links}`, 'en', 'ltr'],
      [`Diese Seite lässt das Formular nicht senden. Kontakt: ${links}`, 'de-u-ca-gregory', 'ltr'],
    ])
    expect(stage.forgive().filter((line) => line.startsWith('Letterslot'))).toHaveLength(3)
  })
})
