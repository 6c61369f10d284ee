import { expect, it } from 'vitest'
import { contact } from '../../react/src/forms.test.fixture.ts'
import { element, script, send, setElementStage } from '../test/element-stage.ts'
import { pagesWithWays } from '../test/page-ways.ts'
import { elementScript } from './element-script.ts'

const stage = setElementStage()
const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
const tag = (src: string): string => `<script type="module" src="${src}"></script>`
const type = { kind: 'type' }
const meeting = {
  ...contact,
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'f1', kind: 'time', name: 'hour', label: 'From when?', rules: [type, { kind: 'range', min: '09:00' }] },
        { id: 'f2', kind: 'datetime', name: 'end', label: 'Until when?', rules: [type] },
        { id: 'f3', kind: 'currency', currency: 'NOK', name: 'fee', label: 'Fee', rules: [type] },
        { id: 'f4', kind: 'country', name: 'land', label: 'Country', rules: [type] },
        { id: 'f5', kind: 'name', name: 'who', label: 'Name', rules: [] },
        { id: 'f6', kind: 'dateRange', name: 'stay', label: 'Stay', rules: [type] },
      ],
    },
  ],
}

const order = {
  ...contact,
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'f1', kind: 'number', name: 'people', label: 'How many?', rules: [type] },
        {
          ...{ id: 'f2', kind: 'calculated', name: 'total', label: 'To pay', rules: [] },
          ...{ calculate: 'people * 95.5', currency: 'EUR' },
        },
      ],
    },
  ],
}

it.each(['behind its script', 'before it', 'after it'])(
  '[B230 B520] checks and sends times, amounts and countries, with their kinds %s, under a strict policy',
  async (order) => {
    const { parts } = stage.built()
    const names = ['time', 'currency', 'country', 'parts']
    stage.put('/times.js', names.map((name) => parts[name]).join('\n'), javascript)
    stage.put('/timed.js', elementScript(stage.built(), { parts: names }).script, javascript)
    const heads = [tag('/timed.js'), tag('/times.js') + script, script + tag('/times.js')]
    const head = heads[['behind its script', 'before it', 'after it'].indexOf(order)] ?? ''
    const page = await stage.show({ head, body: element, form: meeting })
    await page.locator('input[type=time][min="09:00"]').waitFor()
    await page.getByLabel('From when?').fill('08:30')
    await page.getByLabel('Until when?').fill('2027-03-31T14:05')
    await page.getByLabel('Fee').fill('1.250,50')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await send(page).click()
    await page.getByRole('link', { name: /From when\? enter 09:00 or later/i }).waitFor()
    await page.getByLabel('From when?').fill('09:30')
    await send(page).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [{ hour, end, fee, land, who } = {}] = stage
      .server()
      .posts.map(({ body }) => JSON.parse(body).template_params)
    expect([hour, end, fee, land, who]).toEqual(['09:30', '2027-03-31T14:05', '1250.50', 'DE', 'Ada Lovelace'])
  },
)

it('[B530] calculates as answers change, and sends what it shows', async () => {
  stage.put('/calculated.js', elementScript(stage.built(), { parts: ['calculated'] }).script, javascript)
  const page = await stage.show({ head: tag('/calculated.js'), body: element, form: order })
  await page.getByLabel('How many?').fill('3')
  await page.getByText('€286.50').waitFor()
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params.total)).toEqual(['286.5'])
})

it('[B230] takes a text for a time whose kind is not there', async () => {
  const page = await stage.show({ form: meeting })
  await page.getByLabel('Until when?').fill('half past nine')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params.end)).toEqual(['half past nine'])
})

it('[B501] draws a kind by its own style sheet, in an element that stood there before it too, under a strict policy', async () => {
  const options = ['yes', 'no'].map((value) => ({ value, label: value }))
  const fields = [
    { id: 'f1', kind: 'yesNo', name: 'again', label: 'Again?', options, rules: [{ kind: 'required' }] },
    { id: 'f2', kind: 'slider', name: 'clay', label: 'Clay', rules: [] },
  ]
  stage.put('/steps.js', ['steps', 'slider'].map((name) => stage.built().parts[name]).join('\n'), javascript)
  const page = await stage.show({
    head: script + tag('/steps.js'),
    body: element,
    form: { ...contact, pages: [{ id: 'p1', fields }] },
  })
  await send(page).click()
  await page.getByRole('link', { name: 'Again? choose one' }).waitFor()
  expect(await page.locator('.ls-steps').evaluate((row) => getComputedStyle(row).display)).toBe('grid')
  await page.getByRole('radio', { name: 'yes' }).check()
  await page.getByRole('slider').press('ArrowRight')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  const sent = stage.server().posts.map(({ body }) => JSON.parse(body).template_params)
  expect(sent).toMatchObject([{ again: 'yes', clay: '51' }])
})

it('[B560] signs by hand and by name, under a strict policy', async () => {
  const house = {
    ...contact,
    pages: [
      {
        id: 'p1',
        fields: [
          { id: 'f1', kind: 'signature', name: 'guest', label: 'The guest', rules: [{ kind: 'required' }] },
          { id: 'f2', kind: 'signature', name: 'host', label: 'The host', rules: [{ kind: 'required' }] },
        ],
      },
    ],
  }
  stage.put('/signed.js', elementScript(stage.built(), { parts: ['signature'] }).script, javascript)
  const page = await stage.show({ head: tag('/signed.js'), body: element, form: house })
  const place = page.locator('canvas').first()
  await place.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  expect(height).toBe(116)
  expect(
    await page
      .locator('.ls-sign')
      .first()
      .evaluate((box) => getComputedStyle(box).borderTopWidth),
  ).toBe('1px')
  await page.mouse.move(x + 30, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 80, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('status').filter({ hasText: 'Drawn' }).waitFor()
  await page.getByLabel('The host').fill('Ada Lovelace')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  const [body = ''] = stage.server().posts.map((post) => post.body)
  expect(body).toMatch(/name="guest"; filename="guest.png"\s+Content-Type: image\/png/)
  expect(body).toMatch(/name="host"\s+Ada Lovelace/)
})

it('[B551] passes over pages, and sends nothing of them; without what does, all pages come', async () => {
  stage.put('/ways.js', elementScript(stage.built(), { parts: ['pages', 'page-ways'] }).script, javascript)
  const trip = { ...contact, progress: 'bar', pages: pagesWithWays }
  const page = await stage.show({ head: tag('/ways.js'), body: element, form: trip })
  await page.getByLabel('Who comes?').fill('Ada')
  await page.getByText('Step 1 of 3').waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel('How many days?').fill('1')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  const [params] = stage.server().posts.map(({ body }) => JSON.parse(body).template_params)
  expect([params.who, params.days, 'group' in params, 'hotel' in params]).toEqual(['Ada', '1', false, false])
  const older = await stage.show({ form: trip })
  await older.getByLabel('Who comes?').fill('Ada')
  await older.keyboard.press('Enter')
  await older.getByLabel('Which group?').waitFor()
})

it('[B626] hides the fields of a section, and sends nothing of them', async () => {
  stage.put('/sections.js', elementScript(stage.built(), { parts: ['rare', 'section'] }).script, javascript)
  const one = (kind: string, name: string, label: string, more: object = {}): object => ({
    id: name,
    kind,
    name,
    label,
    rules: [],
    ...more,
  })
  const visibleWhen = { field: 'way', is: 'equal', to: 'car' }
  const fields = [
    one('text', 'way', 'How do you come?'),
    one('section', 'drive', 'Your drive', { visibleWhen }),
    one('text', 'plate', 'Number plate', { rules: [{ kind: 'required' }] }),
  ]
  const form = { ...contact, pages: [{ id: 'p1', fields }] }
  const page = await stage.show({ head: tag('/sections.js'), body: element, form })
  await page.getByLabel('How do you come?').fill('car')
  await page.getByLabel('Number plate').waitFor()
  await page.getByLabel('How do you come?').fill('train')
  await page.getByRole('heading', { name: 'Your drive' }).waitFor({ state: 'hidden' })
  await page.getByLabel('Number plate').waitFor({ state: 'hidden' })
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  const [params] = stage.server().posts.map(({ body }) => JSON.parse(body).template_params)
  expect([params.way, 'plate' in params]).toEqual(['train', false])
})

it('[B610] beside the script of every form sends the files and the answers of all pages', async () => {
  stage.put('/bare.js', stage.built().script, javascript)
  const code = { id: 'f1', kind: 'text', name: 'code', label: 'Code', rules: [{ kind: 'pattern', pattern: '(a|a)*b' }] }
  const photo = { id: 'f2', kind: 'file', name: 'photo', label: 'Photo', rules: [] }
  const pages = [code, photo].map((one, index) => ({ id: `p${index}`, fields: [one] }))
  const form = { ...contact, progress: 'bar', sentAnswers: true, sentText: 'Thank you!', pages }
  const page = await stage.show({ head: tag('/bare.js'), body: element, form })
  await page.getByLabel('Code').fill('aab')
  await page.getByLabel('Photo').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada') })
  await send(page).click()
  await page.getByText('Thank you!', { exact: true }).waitFor()
  const [body = ''] = stage.server().posts.map((post) => post.body)
  expect(body).toMatch(/name="code"\s+aab/)
  expect(body).toMatch(/name="photo"; filename="a.txt"\s+Content-Type: text\/plain\s+Ada/)
  stage.forgive()
})

it('[B541] advises with the part that does, of an address too, and lets the message go', async () => {
  stage.put('/advising.js', elementScript(stage.built(), { parts: ['advice'] }).script, javascript)
  const severity = 'warning'
  const fields = [
    { id: 'f1', kind: 'text', name: 'code', label: 'Code', rules: [{ kind: 'length', max: 3, severity }] },
    { ...{ id: 'f2', kind: 'email', name: 'mail', label: 'Mail' }, rules: [{ kind: 'length', max: 5, severity }] },
  ]
  const form = { ...contact, pages: [{ id: 'p1', fields }] }
  const page = await stage.show({ head: tag('/advising.js'), body: element, form })
  await page.getByLabel('Code').fill('four')
  await page.getByLabel('Mail').fill('ada@example.org')
  await page.getByText('Only a suggestion: Write at most 3 characters; these are 4').waitFor()
  await page.getByLabel('Code').click()
  await page.getByText('Only a suggestion: Write at most 5 characters; these are 15').waitFor()
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
})

it('[B561] repeats a group in an element, under a strict policy', async () => {
  const fields = [
    { kind: 'text', name: 'name', label: 'Name', rules: [{ kind: 'required' }] },
    { kind: 'text', name: 'meal', label: 'Meal', rules: [] },
  ]
  const guests = { id: 'f1', kind: 'rows', name: 'guests', label: 'Guests', item: 'person', fields, rules: [] }
  stage.put('/rows.js', elementScript(stage.built(), { parts: ['rows'] }).script, javascript)
  const page = await stage.show({
    head: tag('/rows.js'),
    body: element,
    form: { ...contact, pages: [{ id: 'p1', fields: [guests] }] },
  })
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Meal').fill('Soup')
  await send(page).click()
  await page.getByRole('link', { name: 'Person 1, Name: answer this question' }).waitFor()
  await page.getByLabel('Name').fill('Mei')
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('button', { name: 'Remove Person 2' }).click()
  expect(
    await page
      .locator('.ls-row')
      .first()
      .evaluate((row) => getComputedStyle(row).borderTopWidth),
  ).toBe('1px')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params.guests)).toEqual([
    'Person 1: Mei, Soup',
  ])
})
