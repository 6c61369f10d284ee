import { describe, expect, it } from 'vitest'
import { contact, formOf } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'
import { pagesWithWays } from '../test/page-ways.ts'

const site = setPageStage()
const { html, openPage } = site

describe('a one-file page whose pages are passed over', () => {
  const trip = { ...contact, progress: 'bar', pages: pagesWithWays }

  it('[B550] carries what passes over them, and asks for no answer there without scripts', () => {
    expect([trip, contact].map((form) => html(form).includes('data-chunk="./with-page-ways.js"'))).toEqual([
      true,
      false,
    ])
    const required = ['who', 'group', 'days', 'hotel'].filter((name) =>
      / required/.test(new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(html(trip))?.[0] ?? ''),
    )
    expect(required).toEqual(['who'])
  })

  it('[B550] leads past them, and sends nothing of them', async () => {
    const { page } = await openPage(trip)
    await page.getByText('Step 1 of 4').waitFor()
    await page.getByLabel('Who comes?').fill('Ada')
    await page.getByText('Step 1 of 3').waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('How many days?').fill('1')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [params] = site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params)
    expect([params.who, params.days, 'group' in params, 'hotel' in params]).toEqual(['Ada', '1', false, false])
  })
})

describe('a one-file page with a section', () => {
  const fields = [
    { id: 'f1', kind: 'text', name: 'way', label: 'How do you come?', rules: [] },
    {
      id: 'f2',
      kind: 'section',
      name: 'drive',
      label: 'Your drive',
      text: 'A place is kept.',
      rules: [],
      visibleWhen: { field: 'f1', is: 'equal', to: 'car' },
    },
    { id: 'f3', kind: 'text', name: 'plate', label: 'Number plate', rules: [{ kind: 'required' }] },
  ]
  const trip = formOf(fields)

  it('[B626] carries what hides its fields, which other pages do not, and asks for none of them without scripts', () => {
    const named = (form: object) => html(form).includes('data-chunk="./with-section.js"')
    expect([trip, contact].map(named)).toEqual([true, false])
    expect(html(trip)).toMatch(/<h2[^>]*>Your drive<\/h2><p[^>]*>A place is kept.<\/p>/)
    expect(/<input [^>]*name="plate"[^>]*>/.exec(html(trip))?.[0]).not.toMatch(/ required/)
  })

  it('[B626 B6] hides them, checks them once they show, and sends them', async () => {
    const { page } = await openPage(trip)
    await page.getByLabel('How do you come?').fill('train')
    await page.getByLabel('Number plate').waitFor({ state: 'hidden' })
    await page.getByLabel('How do you come?').fill('car')
    await page.getByRole('heading', { name: 'Your drive' }).waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Number plate' }).waitFor()
    await page.getByLabel('Number plate').fill('GR 1')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [params] = site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params)
    expect([params.plate, 'drive' in params]).toEqual(['GR 1', false])
  })

  it('[B626 B3] shows all with scripts off, and sends without what may be hidden', async () => {
    const { page } = await openPage(trip, { javaScriptEnabled: false })
    await page.getByRole('heading', { name: 'Your drive' }).waitFor()
    await page.getByLabel('Number plate').waitFor()
    await page.getByLabel('How do you come?').fill('train')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
  })
})
