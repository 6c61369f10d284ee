import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { contact } from '../../react/src/forms.test.fixture.ts'
import { pagesWithWays } from '../test/page-ways.ts'
import { elementParts } from './element-parts.ts'
import { elementScript } from './element-script.ts'
import { elementTableNames, loadElementTables } from './element-tables.ts'
import { kindFolders } from './kind-folders.ts'

const built = {
  fileName: 'letterslot-form.js',
  script: 'a()',
  integrity: 'sha384-abc',
  languages: 'b(tables)',
  drafts: 'c()',
  prefill: 'd()',
  parts: { time: 'c()', files: 'f()', pages: 'p()' },
  first: { fileName: 'letterslot-form.first.js', script: 'one()', integrity: 'sha384-def' },
  rest: { fileName: 'letterslot-form.rest.1a2b3c4d.js', script: 'two()', integrity: 'sha384-ghi' },
}

it('[B103] is the English one where no table is wanted', () => {
  const { fileName, script, integrity } = built
  expect(elementScript(built, {})).toEqual({ fileName, script, integrity })
  expect(elementScript(built, { isFirstOfTwo: true })).toEqual(built.first)
})

it('[B103] carries its tables behind it, names them in its file name, and has an integrity of its own', async () => {
  const tables = await loadElementTables(['de-informal', 'ar'])
  const { script, ...file } = elementScript(built, { tables })
  const carried = /^a\(\)\n\(tables=>\{b\(tables\)\}\)\((.+)\)\n$/.exec(script)?.[1] ?? ''
  expect(JSON.parse(carried)).toEqual(tables)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  expect(file).toEqual({
    fileName: 'letterslot-form.de-informal.ar.js',
    integrity: `sha256-${Buffer.from(digest).toString('base64')}`,
  })
})

it('[B181] carries what keeps drafts behind it where the form asks for it, before its tables', async () => {
  const { script, fileName } = elementScript(built, { keepsDrafts: true })
  expect([script, fileName]).toEqual(['a()\nc()', 'letterslot-form.drafts.js'])
  const german = elementScript(built, { tables: await loadElementTables(['de']), keepsDrafts: true })
  expect([german.script.slice(0, 16), german.fileName]).toEqual(['a()\nc()\n(tables=', 'letterslot-form.drafts.de.js'])
})

it('[B540] carries what fills fields behind it, where the form allows it', () => {
  const { script, fileName } = elementScript(built, { keepsDrafts: true, fillsFields: true })
  expect([script, fileName]).toEqual(['a()\nc()\nd()', 'letterslot-form.drafts.prefill.js'])
})

it('[B230] carries the kinds of fields that a form has, and no others', () => {
  const timed = parseForm({ ...contact, pages: [{ id: 'p1', fields: ['time', 'datetime'].map(fieldOfKind) }] })
  const names = timed.ok ? kindFolders(timed.value) : []
  const { fileName, script } = elementScript(built, { parts: names })
  expect([names, fileName, script]).toEqual([['time'], 'letterslot-form.time.js', 'a()\nc()'])
  const plain = parseForm(contact)
  expect(plain.ok && kindFolders(plain.value)).toEqual([])
})

it('[B610] carries what a form asks for and few do: files, a doubtful pattern, pages, and what follows Sent', () => {
  const photo = { id: 'f1', kind: 'file', name: 'photo', label: 'Photo', rules: [] }
  const code = { id: 'f2', kind: 'text', name: 'code', label: 'Code', rules: [{ kind: 'pattern', pattern: '(a|a)*b' }] }
  const partsOf = (more: object) => {
    const read = parseForm({ ...contact, ...more })
    return read.ok && elementParts(read.value)
  }
  expect(partsOf({})).toEqual([])
  expect(partsOf({ pages: [{ id: 'p1', fields: [photo] }] })).toEqual(['files'])
  expect(partsOf({ pages: [{ id: 'p1', fields: [code] }] })).toEqual(['patterns'])
  expect([partsOf({ progress: 'bar' }), partsOf({ review: true })]).toEqual([['pages'], ['pages']])
  expect(partsOf({ sentAnswers: true })).toEqual(['after-sent'])
  const { fileName, script } = elementScript(built, { parts: ['files', 'pages', 'time'] })
  expect([fileName, script]).toEqual(['letterslot-form.files.pages.time.js', 'a()\nf()\np()\nc()'])
})

it('[B551] carries what passes over pages where a form has ways between them', () => {
  const ways = parseForm({ ...contact, pages: pagesWithWays })
  expect(ways.ok && kindFolders(ways.value)).toEqual(['page-ways'])
})

const fieldOfKind = (kind: string): object => ({ id: `id_${kind}`, kind, name: kind, label: kind, rules: [] })

it.each([
  [{ locale: 'en' }, []],
  [{ locale: 'en-GB', texts: { send: 'Off it goes' } }, ['en']],
  [{ locale: 'de-CH', address: 'informal' }, ['de-informal']],
  [{ locale: 'sv', address: 'informal' }, ['sv']],
  [{ locale: 'th' }, []],
  [
    { locale: 'en', translations: { de: { address: 'informal' }, 'de-AT': { address: 'informal' }, fr: {} } },
    ['de-informal', 'fr'],
  ],
])('[B103] [B106] a form with %j wants the tables %j', (words, names) => {
  const form = parseForm({ ...contact, ...words })
  expect(form.ok && elementTableNames(form.value)).toEqual(names)
})
