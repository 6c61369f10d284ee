import { parseForm } from '@letterslot/core/document'
import { loadTable } from '@letterslot/core/load-table'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allKindsInUse } from '../../react/src/form-kinds.test.fixture.ts'
import { contact, everyKind, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'
import { publicForm } from './public-form.ts'

const site = setPageStage()
const { html, openPage } = site

describe('a one-file page with times', () => {
  const meeting = formOf([
    {
      id: 'f1',
      kind: 'time',
      name: 'hour',
      label: 'From when?',
      rules: [{ kind: 'type' }, { kind: 'range', min: '09:00' }],
    },
    { id: 'f2', kind: 'datetime', name: 'end', label: 'Until when?', rules: [{ kind: 'type' }] },
    { id: 'f3', kind: 'currency', currency: 'NOK', name: 'fee', label: 'Fee', rules: [{ kind: 'type' }] },
    { id: 'f4', kind: 'country', name: 'land', label: 'Country', rules: [{ kind: 'type' }] },
    { id: 'f5', kind: 'name', name: 'who', label: 'Name', rules: [] },
    { id: 'f6', kind: 'dateRange', name: 'stay', label: 'Stay', rules: [{ kind: 'type' }] },
  ])

  it('[B231 B520] carries what draws and checks them, which other pages do not', () => {
    const named = (form: object) => html(form).includes('data-chunk="./with-time.js"')
    expect([meeting, everyKind, visit, contact].map(named)).toEqual([true, true, false, false])
    expect(html(meeting)).toContain('<option value="DE">Germany</option>')
    expect(/<input [^>]*name="hour"[^>]*>/.exec(html(meeting))?.[0]).toMatch(/type="time".*min="09:00"/)
  })

  it('[B231 B520 B6] checks what was typed before the script ran, and sends it', async () => {
    const { page } = await openPage(meeting)
    await page.getByLabel('From when?').fill('08:30')
    await page.getByLabel('Until when?').fill('2027-03-31T14:05')
    await page.getByLabel('Fee').fill('1.250,50')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: /From when\? enter 09:00 or later/i }).waitFor()
    await page.getByLabel('From when?').fill('09:30')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [{ hour, end, fee, land, who } = {}] = site
      .stage()
      .server.posts.map(({ body }) => JSON.parse(body).template_params)
    expect([hour, end, fee, land, who]).toEqual(['09:30', '2027-03-31T14:05', '1250.50', 'DE', 'Ada Lovelace'])
  })

  it('[B231 B520 B3] posts them with scripts off', async () => {
    const { page } = await openPage(meeting, { javaScriptEnabled: false })
    await page.getByLabel('From when?').fill('09:30')
    await page.getByLabel('Until when?').fill('2027-03-31T14:05')
    await page.getByLabel('Fee').fill('1.250,50')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
    expect(site.stage().server.posts[0]?.body).toMatch(
      /name="hour"\s+09:30[\s\S]*name="end"\s+2027-03-31T14:05[\s\S]*1\.250,50[\s\S]*DE[\s\S]*"who"\s+Ada[\s\S]*"who"\s+Lovelace/,
    )
  })
})

describe('a one-file page that calculates', () => {
  const order = formOf([
    { id: 'f1', kind: 'number', name: 'people', label: 'How many?', rules: [] },
    {
      ...{ id: 'f2', kind: 'calculated', name: 'total', label: 'To pay', rules: [] },
      ...{ calculate: 'people * 95.5', currency: 'EUR' },
    },
  ])

  it('[B531] has a dash and no input in the place of the value before any script runs', () => {
    expect(/<output.*?<\/output>/.exec(html(order))?.[0]).toContain('<strong>–</strong>')
    expect(html(order)).not.toContain('name="total"')
    const named = (form: object) => html(form).includes('data-chunk="./with-calculated.js"')
    expect([order, contact].map(named)).toEqual([true, false])
  })

  it('[B531 B6] works it out from what was typed, and sends it', async () => {
    const { page } = await openPage(order)
    await page.getByLabel('How many?').fill('3')
    await page.getByText('€286.50').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.total)).toEqual(['286.5'])
  })
})

describe('a one-file page with a group that repeats', () => {
  const question = (kind: string, name: string) => ({ kind, name, label: name, rules: [], unique: true })
  const fields = [question('text', 'Name'), question('number', 'Age')]
  const guests = formOf([
    { id: 'f1', kind: 'rows', name: 'guests', label: 'Guests', item: 'person', max: 6, fields, rules: [] },
  ])

  it('[B561 B8] has what draws it, and sends a line a row', async () => {
    const parsed = parseForm(guests)
    expect(parsed.ok && publicForm(parsed.value).pages).toEqual(guests.pages)
    const { page } = await openPage(guests)
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByLabel('Name').fill('Mei')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.guests)).toEqual([
      'Person 1: Mei',
    ])
  })

  it('[B561 B3] offers five rows with scripts off, and posts their answers in order', async () => {
    const { page } = await openPage(guests, { javaScriptEnabled: false })
    expect(await page.getByLabel('Name').count()).toBe(5)
    await page.getByLabel('Name').first().fill('Mei')
    await page.getByLabel('Age').nth(1).fill('9')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
    expect(site.stage().server.posts[0]?.body).toMatch(/name="guests"\s+Mei\s[\s\S]*name="guests"\s+9\s/)
  })
})

describe('a one-file page with a signature', () => {
  const signed = formOf([{ id: 'f1', kind: 'signature', name: 'guest', label: 'The guest', rules: [] }])

  it('[B560 B231] has what draws it, and takes a name typed before that', async () => {
    const named = (form: object) => html(form).includes('data-chunk="./with-signature.js"')
    expect([signed, visit, contact].map(named)).toEqual([true, false, false])
    const { page } = await openPage(signed)
    await page.getByLabel('The guest').fill('Ada')
    await page.locator('canvas').waitFor()
    await page.getByLabel('The guest').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.guest)).toEqual([
      'Ada Lovelace',
    ])
  })

  it('[B560 B3] posts a typed name with scripts off', async () => {
    const { page } = await openPage(signed, { javaScriptEnabled: false })
    await page.getByLabel('The guest').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
    expect(site.stage().server.posts[0]?.body).toMatch(/name="guest"\s+Ada Lovelace/)
  })
})

describe('a one-file page with a choice that takes a text', () => {
  const options = [
    { value: 'Train', label: 'Train' },
    { value: 'Other', label: 'Other', freeText: true },
  ]
  const ways = formOf([{ id: 'f1', kind: 'radio', name: 'way', label: 'How do you come?', options, rules: [] }])

  it('[B78] carries what draws it, which other pages do not', () => {
    const named = (form: object) => html(form).includes('data-chunk="./rare-parts-of.js"')
    expect([ways, everyKind, visit, contact].map(named)).toEqual([true, true, false, false])
  })

  it('[B78 B6] keeps what was typed before the script ran, and sends it behind the choice', async () => {
    const { page } = await openPage(ways)
    await page.getByLabel('Other', { exact: true }).click()
    await page.getByLabel('Other: your answer').fill('By tram')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.way)).toEqual([
      'Other: By tram',
    ])
  })

  it('[B78 B3] posts the text under a name of its own with scripts off', async () => {
    const { page } = await openPage(ways, { javaScriptEnabled: false })
    await page.getByLabel('Other', { exact: true }).click()
    await page.getByLabel('Other: your answer').fill('By tram')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
    const { body = '' } = site.stage().server.posts[0] ?? {}
    expect(body).toMatch(/name="way"\r\n\r\nOther\r\n/)
    expect(body).toMatch(/name="way_other"\r\n\r\nBy tram\r\n/)
  })
})

it('[R702] keeps the country of a list that another engine sorted otherwise, chosen or not', async () => {
  const fields = [
    { id: 'f1', kind: 'phone', name: 'call', label: 'Phone', country: 'NO', rules: [] },
    { id: 'f2', kind: 'country', name: 'land', label: 'Land', rules: [] },
    { id: 'f3', kind: 'address', name: 'home', label: 'Home', rules: [] },
  ]
  /** The countries of each list, from the last to the first. */
  const turned = html(formOf(fields)).replaceAll(
    /(<select[^>]*>)(<option[^>]*>[^<]*<\/option>)((?:<option[^>]*>[^<]*<\/option>)+)/g,
    (_, open: string, first: string, rest: string) =>
      open +
      first +
      rest
        .split(/(?<=<\/option>)/)
        .reverse()
        .join(''),
  )
  site.stage().put('/page', turned)
  const { page } = await site.stage().open('/page')
  const chosen = () =>
    page.locator('select').evaluateAll((all) => all.map((one) => one instanceof HTMLSelectElement && one.value))
  await page.locator('[name=land]').selectOption('SE')
  await page.locator('.ls-send:not([disabled])').waitFor()
  await page.locator('[name=call]').last().fill('22 00 00 00')
  await page.locator('[name=call]').last().press('Tab')
  await expect.poll(chosen).toEqual(['+47', 'SE', ''])
  expect(await page.locator('select').first().locator('option').nth(1).textContent()).toMatch(/^Z/)
})

describe('a one-file page without scripts', () => {
  it('[R216] is mirrored from right to left with every kind, and fits into 320 px', async () => {
    const fields = allKindsInUse.pages.flatMap((one) => one.fields).filter(({ kind }) => kind !== 'custom')
    const form = { ...allKindsInUse, locale: 'ar', pages: [{ id: 'p', fields }] }
    const runtime = site.runtimes().international
    site
      .stage()
      .put('/page', site.standalonePage({ form, runtime, table: await loadTable(form), renderToStaticMarkup }))
    const { page } = await site
      .stage()
      .open('/page', { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    /** The start of each box, from the side of the form that its lines begin at, and how wide the page is. */
    const drawn = (direction: string) =>
      page.evaluate((dir) => {
        const form = document.querySelector<HTMLElement>('.ls-form')
        const edge = form?.getBoundingClientRect()
        if (!form || !edge) return undefined
        document.documentElement.dir = dir
        form.dir = dir
        const starts = [...form.querySelectorAll('form :not(svg *, option)')].map((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          const start = width === 0 ? 0 : dir === 'ltr' ? left - edge.left : edge.right - right
          return `${element.tagName} ${element.id || element.className} ${Math.round(start)}`
        })
        return { starts, width: document.documentElement.scrollWidth }
      }, direction)
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe('rtl')
    const mirrored = await drawn('rtl')
    expect(mirrored?.width).toBe(320)
    expect(mirrored?.starts.length).toBeGreaterThan(200)
    expect(mirrored).toEqual(await drawn('ltr'))
  })
})
