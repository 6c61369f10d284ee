import { readFile } from 'node:fs/promises'
import { parseForm } from '@letterslot/core/document'
import type { Page } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contact, field, formOf } from '../../react/src/forms.test.fixture.ts'
import { builtPage, builtRuntime } from '../test/built.ts'
import { element, script, send, sendingTo, setElementStage } from '../test/element-stage.ts'
import { csp } from '../test/stage.ts'
import { kindFolders } from './kind-folders.ts'

// Kinds of choices that few forms have, in an element and in a one-file page: one form plays them all.

const stage = setElementStage()
const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
const options = ['Bergen', 'Bern', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }))
const blocks = [
  { id: 'b1', kind: 'heading', text: 'What happens next' },
  { id: 'b2', kind: 'text', text: 'We meet in {{town}}.' },
  { id: 'b3', kind: 'image', image: 'data:image/png;base64,iVBORw0KGgo=', alt: 'The square' },
  { id: 'b4', kind: 'link', text: 'See {{town}}', to: 'https://example.org/{{town}}' },
  { id: 'b5', kind: 'calendar', text: 'Add to calendar', when: '2027-03-31T14:00', place: 'The square, {{town}}' },
  { id: 'b6', kind: 'copy', text: 'Copy what I wrote' },
]
const fields = [
  field('combobox', 'town', 'Town', { options, rules: [{ kind: 'required' }, { kind: 'options' }] }),
  field('pictures', 'workshop', 'Workshop', {
    options: options.map((option) => ({ ...option, image: 'data:image/png;base64,iVBORw0KGgo=', alt: 'A view' })),
    multiple: true,
  }),
  field('combobox', 'seen', 'Seen', { options, multiple: true, default: ['oslo'] }),
  field('ranking', 'order', 'In which order?', { options }),
  field('matrix', 'done', 'How often?', { options: options.slice(0, 2), rows: options.slice(1) }),
  field('image', 'view', 'As it was last summer', { image: 'data:image/png;base64,iVBORw0KGgo=', alt: 'The market' }),
  field('phone', 'call', 'Your phone', { rules: [{ kind: 'type' }] }),
  field('file', 'photo', 'Photo', { rules: [{ kind: 'file', minWidth: 20 }] }),
  field('custom', 'seat', 'Your seat', { customKind: 'seats', settings: { free: ['A1', 'B2'] } }),
]
/** A kind of the site's own: a list of seats. */
const seats = `(globalThis.letterslotKinds ??= {}).seats = {
  mount(element, field) {
    const list = document.createElement('select')
    list.id = field.id
    for (const seat of ['', ...field.settings.free]) list.add(new Option(seat))
    list.addEventListener('change', () => field.onChange(list.value))
    element.append(list)
    return { update: ({ value }) => void (list.value = value) }
  },
}`
/** One pixel. */
const photo = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const choices = { ...formOf(fields), sentBlocks: blocks }
const read = parseForm(choices)
const folders = read.ok ? kindFolders(read.value) : []

async function pageOf(form: object): Promise<string> {
  const [standalonePage, { runtime }] = await Promise.all([builtPage(), builtRuntime()])
  return standalonePage({ form, runtime, renderToStaticMarkup })
}

async function play(show: () => Promise<Page>): Promise<void> {
  const page = await show()
  const [town, seen] = [page.getByRole('combobox', { name: 'Town' }), page.getByRole('combobox', { name: 'Seen' })]
  await town.fill('berg')
  await page.getByRole('listbox', { name: 'Town' }).getByRole('option').waitFor()
  await town.press('Enter')
  expect(await town.inputValue()).toBe('Bergen')
  await seen.fill('bern')
  await seen.press('Enter')
  await page.getByRole('button', { name: 'Remove Oslo' }).click()
  await page.getByRole('checkbox', { name: 'Bern' }).check()
  await page.getByRole('checkbox', { name: 'Oslo' }).check()
  expect(await page.getByRole('img', { name: 'A view' }).count()).toBe(3)
  const figure = page.getByRole('figure', { name: 'As it was last summer' })
  expect(await figure.getByRole('img', { name: 'The market' }).count()).toBe(1)
  expect(await page.getByText('What happens next').count()).toBe(0)
  await page.getByLabel('Photo').setInputFiles(photo)
  await page.getByText('“dot.png” is too small: at least 20 × … pixels').first().waitFor()
  await page.getByLabel('Photo').setInputFiles([])
  const first = page.getByLabel('1.', { exact: true })
  await first.selectOption('Oslo')
  await page.getByLabel('2.', { exact: true }).selectOption('Bern')
  const grips = page.locator('.ls-rank-grip')
  await grips.nth(1).hover()
  await page.mouse.down()
  await grips.first().hover({ force: true })
  await page.mouse.up()
  expect(await first.inputValue()).toBe('bern')
  await page.getByRole('radio', { name: 'Bern Bergen' }).check()
  await page.getByRole('radio', { name: 'Oslo Bern' }).check()
  await page.getByLabel('Your phone', { exact: true }).fill('+47 22 00 00 00')
  await page.getByRole('combobox', { name: 'Your seat' }).selectOption('B2')
  expect(await page.locator('.ls-phone select').inputValue()).toBe('+47')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  const [{ town: from, seen: others, workshop, order, done, call, seat } = {}] = stage
    .server()
    .posts.map(({ body }) => JSON.parse(body).template_params)
  expect([from, others, workshop, order, done, call, seat]).toEqual([
    ...['bergen', 'bern', 'bern, oslo'],
    ...['1. bern, 2. oslo', 'bern: bergen\noslo: bern', '+4722000000', 'B2'],
  ])
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await page.getByText('We meet in bergen.').waitFor()
  await page.getByRole('img', { name: 'The square' }).waitFor()
  const link = page.getByRole('link', { name: 'See bergen' })
  expect(await link.getAttribute('href')).toBe('https://example.org/%7B%7Btown%7D%7D')
  const handed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const download = await handed
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /\r\nDTSTART:20270331T140000\r\n[\s\S]*LOCATION:The square\\, Bergen\r\n/,
  )
  await page.getByRole('button', { name: 'Copy what I wrote' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
}

it('[B510] [B590] [B592] [B593] [B600] an element has choices that few forms have behind its script', async () => {
  const kinds = folders.map((name) => stage.built().parts[name] ?? '')
  stage.put('/kinds.js', kinds.join('\n'), javascript)
  stage.put('/seats.js', seats, javascript)
  await play(() =>
    stage.show({
      head: `${script}<script type="module" src="/kinds.js"></script><script src="/seats.js"></script>`,
      body: element,
      form: choices,
      policy: `${csp}; img-src data:`,
    }),
  )
})

it('[B510] [B590] [B592] [B593] [B600] so has a one-file page, which other pages do not', async () => {
  const [own, other] = await Promise.all([pageOf(choices), pageOf(contact)])
  for (const name of folders) {
    expect([own, other].map((page) => page.includes(`data-chunk="./with-${name}.js"`))).toEqual([true, false])
  }
  await play(async () => {
    stage.put('/seats.js', seats, javascript)
    const made = await pageOf(sendingTo(stage.server().origin, choices))
    stage.put(
      '/page',
      made.replace('script-src ', "script-src 'self' ").replace('</body>', '<script src="/seats.js"></script></body>'),
    )
    const page = await stage.show({ body: '<p>Before</p>' })
    await page.goto(`${stage.server().origin}/page`)
    return page
  })
})

it('[B512] [B590] [B592] a page may load pictures from where its choices and its page of thanks have them, and from nowhere else', async () => {
  const shown = options.map((option) => ({ ...option, image: `https://pictures.example/${option.value}.webp` }))
  const [far, near] = await Promise.all([
    pageOf({
      ...formOf([
        field('pictures', 'town', 'Town', { options: shown }),
        field('image', 'view', '', { image: 'https://view.example/a.webp', alt: '' }),
      ]),
      sentBlocks: [{ id: 'b1', kind: 'image', image: 'https://thanks.example/a.webp' }],
    }),
    pageOf(choices),
  ])
  expect([far, near].map((page) => /img-src ([^;]*)/.exec(page)?.[1])).toEqual([
    'data: https://pictures.example https://view.example https://thanks.example',
    'data:',
  ])
})

it('[B511] [B592] [B600] without scripts they are the platform’s own controls, and post', async () => {
  stage.put('/page', await pageOf(sendingTo(stage.server().origin, choices)))
  const page = await stage.show({ options: { javaScriptEnabled: false } })
  await page.goto(`${stage.server().origin}/page`)
  await page.getByLabel('Town').selectOption('Bern')
  await page.getByLabel('Seen').selectOption(['Oslo', 'Bergen'])
  await page.getByLabel('1.', { exact: true }).selectOption('Oslo')
  await page.locator('.ls-matrix').getByLabel('Oslo').selectOption('Bern')
  await page.locator('.ls-phone select').selectOption('Norway +47')
  await page.getByLabel('Your phone', { exact: true }).fill('22000000')
  await page.getByLabel('Your seat').fill('A1')
  await send(page).click()
  await expect.poll(() => stage.server().posts.length).toBe(1)
  const posted = Array.from(
    `${stage.server().posts[0]?.body}`.matchAll(/name="(\w+)"\s+(\S+)\s/g),
    ([, name, value]) => [name, value],
  )
  expect(posted.filter(([name]) => name === 'town' || name === 'seen' || name === 'call')).toEqual([
    ['town', 'bern'],
    ['seen', 'bergen'],
    ['seen', 'oslo'],
    ['call', '+47'],
    ['call', '22000000'],
  ])
  expect(['order', 'seat'].map((wanted) => posted.find(([name]) => name === wanted))).toEqual([
    ['order', 'oslo'],
    ['seat', 'A1'],
  ])
  expect(`${stage.server().posts[0]?.body}`.match(/name="done"\s+[^-\r\n]*/g)).toEqual(
    ['', 'oslo: bern'].map((text) => expect.stringMatching(`^name="done"\\s+${text}$`)),
  )
})
