import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { visitor } from '@letterslot/core/messages/en'
import { fileTexts } from '@letterslot/core/messages/en-files'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contact, delivery, everyKind } from '../../react/src/forms.test.fixture.ts'
import { keptAnswers } from '../test/kept-answers.ts'
import { setPageStage } from '../test/page-stage.ts'

const site = setPageStage()
const { html, standalonePage } = site

describe('a one-file page in another language', () => {
  /** Its page, with the table of that language. */
  const pageIn = async (form: Pick<Form, 'locale'>): Promise<string> =>
    standalonePage({ form, runtime: site.runtimes().international, table: await loadTable(form), renderToStaticMarkup })

  /** Sentences of the form's own scripts, in English: the doctor speaks to whoever keeps the site. */
  const sentences = [...Object.values(visitor), ...Object.values(fileTexts)].filter(
    (text) => typeof text === 'string' && text.length > 15,
  )

  it('[B101] carries the table of its language as data, and no English in its scripts', async () => {
    const page = await pageIn({ ...everyKind, locale: 'de' })
    expect(page).toContain('<html lang="de">')
    expect(page.match(/<script type="application\/json" id="letterslot-words">/g)).toHaveLength(1)
    const { later, script } = site.runtimes().international.whole
    const scripts = [script, ...later.filter(({ name }) => name !== 'letterslot-doctor').map((one) => one.script)]
      .join()
      // The note to whoever opens the page from their own disk.
      .replace(/For the site’s owner: put/g, '')
    expect(sentences.filter((text) => scripts.includes(`${text}`))).toEqual([])
    expect(
      site
        .runtimes()
        .english.whole.later.map((one) => one.script)
        .join(),
    ).toContain('Answer this question')
    expect(html(contact)).not.toContain('letterslot-words')
  })

  it.each([
    ['de', 'ltr', 'Senden', 'Es gibt ein Problem', 'E-mail: Beantworten Sie diese Frage', 'Gesendet'],
    ['ar', 'rtl', 'إرسال', 'توجد مشكلة', 'أجب عن هذا السؤال', 'أُرسلت'],
  ])('[B101 B102] is in it from its markup on, and under its own policy sends: %s', async (locale, ...words) => {
    const [dir, send, problem, missing, sent] = words
    const form = { ...contact, locale, delivery: { ...delivery, origin: site.stage().server.origin } }
    const made = await pageIn(form)
    expect(made).toContain(send)
    site.stage().put('/page', made)
    const { page } = await site.stage().open('/page')
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe(dir)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: send ?? '' }).click()
    await page.getByRole('heading', { name: problem ?? '' }).waitFor()
    expect(await page.locator('.ls-summary a').textContent()).toContain(missing)
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: send ?? '' }).click()
    await page.getByRole('heading', { name: sent ?? '' }).waitFor()
  })

  it('[B171] [B212] [B214] shows one page after another where its form asks for it, sends the answers of all, and says them', async () => {
    const paged = {
      ...contact,
      locale: 'de',
      progress: 'steps',
      ...{ sentText: 'Danke, {{full_name}}!', sentAnswers: true, review: true },
      pages: contact.pages.flatMap(({ fields }) =>
        fields.map((one, index) => ({ id: `p${index + 1}`, title: one.label, fields: [one] })),
      ),
    }
    const sending = { ...paged, delivery: { ...delivery, origin: site.stage().server.origin } }
    site.stage().put('/page', await pageIn(sending))
    const { page } = await site.stage().open('/page')
    await page.getByText('Schritt 1 von 4').waitFor()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Weiter: E-mail' }).click()
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('Schritt 3 von 4').waitFor()
    await page.goBack()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
    await page.goForward()
    await page.getByRole('button', { name: 'Weiter: Prüfen' }).click()
    await page.getByRole('heading', { name: 'Stimmt alles?' }).waitFor()
    await page.getByRole('button', { name: 'Ändern: E-mail' }).click()
    await page.getByLabel('E-mail', { exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Stimmt alles?' }).waitFor()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    await page.getByText('Danke, Ada!', { exact: true }).waitFor()
    expect(await page.locator('.ls-panel dd').allTextContents()).toEqual(['Ada', 'ada@example.org', '–'])
    const [post] = site.stage().server.posts
    expect(JSON.parse(post?.body ?? '{}').template_params).toMatchObject({ full_name: 'Ada', email: 'ada@example.org' })
  })

  it('[R820] counts no steps where a review follows a form whose pages stand one below the other', async () => {
    const reviewed = { ...contact, locale: 'de', review: true }
    site.stage().put('/page', await pageIn(reviewed))
    const { page } = await site.stage().open('/page')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Weiter: Prüfen' }).click()
    await page.getByRole('heading', { name: 'Stimmt alles?' }).waitFor()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.locator('h1:focus').waitFor()
    expect(await page.locator('h2, .ls-note', { hasText: 'Schritt' }).count()).toBe(0)
  })

  it('[R422] checks an answer beside another, in its language, as the other one is changed', async () => {
    const rules = [{ kind: 'compare', is: 'equal', to: { field: contact.pages[0]?.fields[0]?.id } }]
    const again = { id: 'again', kind: 'text', name: 'again', label: 'Again', rules }
    const pages = contact.pages.map((one) => ({ ...one, fields: [...one.fields, again] }))
    const sending = { ...contact, pages, locale: 'de', delivery: { ...delivery, origin: site.stage().server.origin } }
    site.stage().put('/page', await pageIn(sending))
    const { page } = await site.stage().open('/page')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByLabel('Again').fill('Bea')
    await page.getByRole('button', { name: 'Senden' }).click()
    const issue = page.locator('.ls-issues')
    await issue.getByText('Geben Sie dieselbe Antwort wie bei „Your name“').waitFor()
    await page.getByLabel('Your name').fill('Bea')
    await issue.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    const [post] = site.stage().server.posts
    expect(JSON.parse(post?.body ?? '{}').template_params).toMatchObject({ full_name: 'Bea', again: 'Bea' })
  })

  it('[B210] goes to the address of its form once the message is accepted', async () => {
    site.stage().put('/thanks', '<!doctype html><title>Thanks</title><h1>Thank you</h1>')
    const redirect = `${site.stage().server.origin}/thanks?from=form`
    const sending = {
      ...contact,
      redirect,
      locale: 'de',
      delivery: { ...delivery, origin: site.stage().server.origin },
    }
    site.stage().put('/page', await pageIn(sending))
    const { page } = await site.stage().open('/page')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect([page.url(), site.stage().server.posts.length]).toEqual([redirect, 1])
  })

  it('[B182] brings back what was written, and asks for nothing it does not carry', async () => {
    const drafting = {
      ...contact,
      locale: 'de',
      drafts: true,
      delivery: { ...delivery, origin: site.stage().server.origin },
    }
    site.stage().put('/page', await pageIn(drafting))
    const { page } = await site.stage().open('/page')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await expect.poll(() => keptAnswers(page)).toBe(2)
    await page.reload()
    await page.getByText('Wir haben aufbewahrt, was Sie am').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
    await page.getByRole('button', { name: 'Neu beginnen' }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    await expect.poll(() => keptAnswers(page)).toBe(0)
    expect(requests).toEqual(['/page', '/api/v1.0/email/send'])
  })

  it('[B541] advises in its language, and lets the message go', async () => {
    const rules = [{ kind: 'length', max: 3, severity: 'warning' }]
    const fields = [
      { id: 'f1', kind: 'text', name: 'code', label: 'Code', rules },
      { id: 'f2', kind: 'text', name: 'more', label: 'More', rules: [] },
    ]
    const advising = {
      ...contact,
      pages: [{ id: 'p1', fields }],
      delivery: { ...delivery, origin: site.stage().server.origin },
    }
    site.stage().put('/page', await pageIn({ ...advising, locale: 'de' }))
    const { page } = await site.stage().open('/page')
    await page.locator('[data-field=f1] [role=status]').waitFor({ state: 'attached' })
    await page.getByLabel('Code').fill('four')
    await page.getByLabel('More').click()
    await page.getByText('Nur ein Hinweis: Schreiben Sie höchstens 3 Zeichen; jetzt sind es 4').waitFor()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
  })

  it('[B540] is filled by its address where its form allows it, and says so in the message', async () => {
    const [first] = contact.pages
    const fields = first?.fields.map((one) => ({ ...one, prefill: ['address'] }))
    const linked = {
      ...contact,
      pages: [{ ...first, fields }],
      delivery: { ...delivery, origin: site.stage().server.origin },
    }
    site.stage().put('/page', await pageIn({ ...linked, locale: 'de' }))
    const { page } = await site.stage().open('/page?full_name=Ada&email=ada@example.org&message=%3Cb%3E')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('<b>')
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params)).toMatchObject([
      { full_name: 'Ada', message: '<b>', letterslot_prefilled: 'Your name, E-mail, Message' },
    ])
  })

  it('[B102] speaks English by its table where we lack the language, and says so', async () => {
    const page = await pageIn({ ...contact, locale: 'fa' })
    expect(page).toContain('<html lang="fa" dir="rtl">')
    expect(page).toMatch(/<button[^>]* lang="en"[^>]*>Send</)
    expect(() =>
      standalonePage({ form: contact, runtime: site.runtimes().international, renderToStaticMarkup }),
    ).toThrow(TypeError)
  })
})

describe('a one-file page in several languages', () => {
  const [name, email] = contact.pages[0]?.fields ?? []
  const form = {
    ...contact,
    texts: { send: 'Off it goes' },
    translations: {
      de: { title: 'Schreiben Sie uns', texts: { send: 'Los' }, fields: { [`${name?.id}`]: { label: 'Ihr Name' } } },
      'de-AT': { title: 'Schreibt uns', address: 'informal' },
      'de-CH': { title: 'Schreiben Sie uns doch', address: 'informal' },
      ar: { title: 'راسلنا', fields: { [`${email?.id}`]: { label: 'البريد' } } },
    },
  }
  const pageOf = async (document: object): Promise<string> => {
    const parsed = parseForm(document)
    if (!parsed.ok) throw parsed.error
    const one = parsed.value
    const loading = languagesOf(one).map(async (tag) => [tag, await loadTable(localizeForm(one, tag))] as const)
    const tables = Object.fromEntries(await Promise.all(loading))
    return standalonePage({ form: one, runtime: site.runtimes().translated, tables, renderToStaticMarkup })
  }

  it('[B120 B123] carries each table once, as data, is in its own language without scripts, and offers no other there', async () => {
    const page = await pageOf(form)
    const data = [...page.matchAll(/<script type="application\/json" id="letterslot-words-([\w-]+)">(.*?)<\/script>/g)]
    const words = data.map(([, tag, json = '']) => [tag, JSON.parse(json)?.messages?.send ?? JSON.parse(json)])
    expect(words).toEqual([
      ['en', 'Off it goes'],
      ['de', 'Los'],
      ['de-AT', 'Senden'],
      ['de-CH', 'de-AT'],
      ['ar', 'إرسال'],
    ])
    expect(page.match(/"Ihr Name"/g)).toHaveLength(1)
    expect(page.match(/"Los"/g)).toHaveLength(1)
    expect(page).toMatch(/<ul class="ls-languages">(?!.*href=.*<\/ul>).*<\/ul>.*Your name.*Off it goes/)
    for (const one of [html(form), html(contact)]) expect(one).not.toMatch(/ls-languages|letterslot-words|Ihr Name/)
    expect(() =>
      standalonePage({ form, runtime: site.runtimes().translated, tables: {}, renderToStaticMarkup }),
    ).toThrow(TypeError)
  })

  it('[B121 B122 B200] begins in the language that address, then browser want; what was typed stays in another, and is sent with its name', async () => {
    const logo = { src: 'data:image/png;base64,iVBORw0KGgo=', alt: 'Nord', width: 8, height: 8 }
    const withLogo = { ...form, look: { logo }, delivery: { ...delivery, origin: site.stage().server.origin } }
    site.stage().put('/page', await pageOf(withLogo))
    const { page } = await site.stage().open('/page?from=poster', { locale: 'de-DE' })
    const heading = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()
    const root = () =>
      page.evaluate(() => [document.title, document.documentElement.lang, document.documentElement.dir])
    await heading('Schreiben Sie uns')
    expect(await root()).toEqual(['Schreiben Sie uns', 'de', 'ltr'])
    await page.getByLabel('Ihr Name').fill('Ada')
    await page.getByRole('link', { name: 'العربية' }).press('Enter')
    await heading('راسلنا')
    expect(await root()).toEqual(['راسلنا', 'ar', 'rtl'])
    const own = page.getByText('Your name', { exact: true }).or(page.getByAltText('Nord'))
    const marks = await own.evaluateAll((all) => all.map((one) => ['lang', 'dir'].map((key) => one.getAttribute(key))))
    expect(marks).toEqual(Array(2).fill(['en', 'ltr']))
    expect(new URL(page.url()).search).toBe('?from=poster&lang=ar')
    expect(await page.locator('[name=full_name]').inputValue()).toBe('Ada')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('العربية')
    await page.getByLabel('البريد').fill('ada@example.org')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await heading('أُرسلت')
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params)).toEqual([
      expect.objectContaining({ full_name: 'Ada', email: 'ada@example.org', letterslot_language: 'ar' }),
    ])
    await page.reload()
    await heading('راسلنا')
    expect(await page.locator('.ls-languages [aria-current]').allTextContents()).toEqual(['العربية'])
  })
})
