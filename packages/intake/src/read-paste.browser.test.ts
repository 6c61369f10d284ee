import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { anyCharacter } from '../../../scripts/any-character.ts'
import { readMarkup } from './markup/markup.ts'
import { formsIn, readHtmlForm, readPageForm } from './markup/read-html-form.ts'
import { readPaste } from './read-paste.ts'
import { maxControls, maxNestedElements, maxPasteCharacters } from './text/limits.ts'

const hostile: Readonly<Record<string, string>> = import.meta.glob('./fixtures/hostile.html.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('[I621] nothing of a page runs, loads or reaches this one', async () => {
  const html = hostile['./fixtures/hostile.html.txt'] ?? ''
  // What other tests left here may go meanwhile; nothing may come.
  const come: Node[] = []
  const changes = new MutationObserver((records) => {
    for (const { type, addedNodes, target } of records)
      if (type !== 'childList' || addedNodes.length > 0) come.push(target)
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  performance.clearResourceTimings()
  const violations: string[] = []
  const watch = (event: SecurityPolicyViolationEvent): number => violations.push(event.blockedURI)
  document.addEventListener('securitypolicyviolation', watch)
  const reading = await readPaste(html)
  readHtmlForm(html)
  // A request that was begun is listed once a task has passed.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect(document.readyState).toBe('complete'))
  document.removeEventListener('securitypolicyviolation', watch)
  expect(reading.status).toBe('read')
  expect(Reflect.get(window, 'ranIntake')).toBe(undefined)
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).toEqual([])
  expect(violations).toEqual([])
  expect(document.baseURI).not.toContain('evil')
  changes.disconnect()
  expect(come).toEqual([])
})

it('[I621] a document with a policy of its own is read all the same', async () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><form><input name="a"></form>`
  expect(readHtmlForm(html).fields.map(({ field }) => field.name)).toEqual(['a'])
})

it('[I620] takes a document as well as a text', () => {
  const parsed = new DOMParser().parseFromString('<form><label>Name <input name="n"></label></form>', 'text/html')
  expect(readHtmlForm(parsed).fields.map(({ field }) => [field.name, field.label])).toEqual([['n', 'Name']])
})

it('[I620] a form of another page element is chosen by who asks', () => {
  const markup = readMarkup('<form><input name="a"></form><form><input name="b"></form>')
  expect(readPageForm(markup, { form: formsIn(markup)[1] }).fields.map(({ name }) => name)).toEqual(['b'])
})

it.each([
  ['<label for="a">By for</label><input id="a" name="n" aria-label="x">', 'By for', 'nothing'],
  ['<label>Around: <input name="n"></label>', 'Around', 'nothing'],
  ['<b id="l1">One</b> <i id="l2">two</i><input name="n" aria-labelledby="l1 l2 gone">', 'One two', 'nothing'],
  ['<input name="n" aria-label="By itself" title="x">', 'By itself', 'nothing'],
  ['<label>Beside</label><input name="n" placeholder="x">', 'Beside', 'label-nearby'],
  ['<div><label>Above</label></div><div><input name="n" title="The title"></div>', 'The title', 'label-nearby'],
  ['<input name="n" placeholder="In it">', 'In it', 'label-from-placeholder'],
  ['<input name="fullName">', 'Full name', 'label-from-name'],
  ['<label for="a"></label><input id="a" name="n" placeholder="Empty label">', 'Empty label', 'label-from-placeholder'],
])('[I622] of %s is “%s”, and %s is told', (html, label, code) => {
  const { fields, notes } = readHtmlForm(`<form>${html}</form>`)
  expect(fields.map(({ field }) => field.label)).toEqual([label])
  expect(notes.map((note) => note.code)).toEqual(code === 'nothing' ? [] : [code])
})

it('[I624] what only one side knows is told', async () => {
  const reading =
    await readPaste(`<form id="f"><input id="a" name="a" aria-label="A"><input id="b" name="b" aria-label="B"></form>
<script>emailjs.send('s_1', 't_1', { a: document.getElementById('a').value, c: document.getElementById('c').value, d: Date.now() }, 'k1234567890')</script>`)
  const told = reading.status === 'read' ? [...reading.intake.unread, ...reading.intake.notes] : []
  expect(told.map(({ code, subject }) => [code, subject])).toEqual([
    ['parameter-without-field', 'c'],
    ['parameter-without-field', 'd'],
    ['field-without-parameter', 'b'],
  ])
})

it('[I613] a private key in a page is in nothing that is read, and out of the text', async () => {
  const key = 'zY9xW8vU7tS6rQ5pO4nM3'
  const reading = await readPaste(
    `<form><input type="hidden" name="accessToken" value="${key}"><input name="a"></form><script>emailjs.init({ publicKey: 'k1234567890', privateKey: '${key}' })</script>`,
  )
  expect(JSON.stringify(reading)).not.toContain(key)
  expect(reading.status === 'read' && reading.intake.secretCount).toBe(1)
})

it.each([
  ['service_x1 template_x2 kX3-7bPqLm2VzR9aT', 'kX3-7bPqLm2VzR9aT'],
  ['kX3-7bPqLm2VzR9aT\nservice_x1\ntemplate_x2\n', 'kX3-7bPqLm2VzR9aT'],
  ['service_x1 template_x2 kX3-7bPqLm2VzR9aT aB3-7bPqLm2VzR9aTqwer', undefined],
  ['service_x1, template_x2: thanksforyourmessage', undefined],
])('[I1244] of three ids without names the key is the one that is none of the others: %j', async (text, publicKey) => {
  const reading = await readPaste(text)
  if (reading.status !== 'read') throw new Error(reading.status)
  expect(reading.intake.ids).toEqual({
    serviceId: 'service_x1',
    templateId: 'template_x2',
    ...(publicKey && { publicKey }),
  })
})

it('[I614] an empty text and one that is too large are told apart', async () => {
  expect(await readPaste(' \n ')).toEqual({ status: 'empty' })
  const characters = maxPasteCharacters + 1
  expect(await readPaste('a'.repeat(characters))).toEqual({ status: 'too-large', characters })
})

const parts = fc.constantFrom(
  ...[
    '<form',
    '<input',
    '<select',
    '<option',
    '<label',
    '<textarea',
    '<fieldset',
    '<legend',
    '<table',
    '<td',
    '<script',
    '<template',
    '<svg',
    '<!--',
    '-->',
    '>',
    '/>',
  ],
  ...[
    ' name="a"',
    ' name=""',
    ' id=a',
    ' for=a',
    ' type=radio',
    ' type=checkbox',
    ' type=file',
    ' type=hidden',
    ' value="x"',
    ' value=""',
    ' required',
    ' pattern="[a-"',
    ' max=9e999',
    ' form=a',
    ' list=a',
    '</form>',
    '</select>',
    '</label>',
    '</script>',
  ],
  ...[
    'text',
    '{{ x }}',
    '{',
    '}',
    '{#each',
    '<?php ',
    '<%= ',
    '{% if %}',
    '```html\n',
    '“',
    'Service ID: ',
    'emailjs.send(',
    "'",
    '"',
    '---\n',
    ' v-model="a"',
    ' bind:value={a}',
    ' @submit="a"',
    '=',
    '\n',
  ],
)
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(parts, { maxLength: 50 }).map((pieces) => pieces.join('')),
)

it('[I614] any text is read without an error', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(text, async (pasted) => {
      expect(['empty', 'read']).toContain((await readPaste(pasted)).status)
    }),
    { numRuns: 400 },
  )
})

it.each([
  ['elements that nest', '<div>'.repeat(maxNestedElements)],
  ['elements that close themselves', '<section><p>a<li>b</section>'.repeat(7_000)],
  ['inputs', '<input name=a required>'.repeat(6_000)],
  ['labels', '<label for=a>a</label>'.repeat(8_000)],
  ['options', `<select name=a>${'<option>a'.repeat(6_000)}`],
  ['tags without an end', '<input name="a" '.repeat(60_000)],
  ['scripts', '<script>a</script>'.repeat(5_000)],
  ['formatting that is adopted', '<b><i><form>'.repeat(12_000)],
  ['beginnings of a server’s parts', `<input>${'<%'.repeat(200_000)}`],
  ['fences', '```\na\n'.repeat(20_000)],
  ['a mail that is never said', `<p>{{${' '.repeat(200_000)}`],
  ['braces of a template', `<script></script><p on:click={${'{'.repeat(100_000)}`],
])('[I614] is read to its end: %s', { timeout: 60_000 }, async (_, pasted) => {
  const reading = await readPaste(pasted)
  expect(reading.status).toBe('read')
})

it('[I1155] [F71] elements that nest deeper than a parser bears are refused before it, with the line', async () => {
  const nested = '<div>\n'.repeat(Math.floor(maxPasteCharacters / 6))
  expect(await readPaste(nested)).toEqual({ status: 'too-deep', line: maxNestedElements + 1 })
  const drawn = `export const A = () => <form><input name="a" />${'<div>'.repeat(10)}${'</div>'.repeat(10)}</form>`
  expect(await readPaste(drawn)).toMatchObject({ status: 'read' })
})

it('[I614] of a form with more controls than people fill in the first ones are read, and that is told', async () => {
  const inputs = Array.from({ length: maxControls + 10 }, (_, index) => `<input name="n${index}" aria-label="N">`)
  const { fields, unread } = readHtmlForm(`<form>${inputs.join('')}</form>`)
  expect(fields).toHaveLength(maxControls)
  expect(unread).toEqual([{ code: 'too-many', subject: String(maxControls + 10), detail: String(maxControls) }])
})
