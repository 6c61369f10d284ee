import { describe, expect, it } from 'vitest'
import { documentOf, formOf } from '../form-of.test.fixture.ts'
import { languageOf } from '../language.ts'
import { loadTable } from '../load-table.ts'
import { table } from '../messages/tables/en.ts'
import { maxChangedTextLength, maxTranslations } from '../model/limits.ts'
import { textTokens } from '../model/text-tokens.ts'
import { tokensOfText } from './check-texts.ts'
import { parseForm } from './parse.ts'

/** Code and place of every fault of a document. */
function faultsOf(more: object): readonly string[] {
  const parsed = parseForm(documentOf([{}], more))
  return parsed.ok ? [] : parsed.error.faults.map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('sentences that the maker changed', () => {
  it.each([
    ['send', 'Book my place'],
    ['receives', '{Maker} has it: {ref}, {time}.'],
    ['receives', 'We have it: {ref}, {time}.'],
    ['problems', 'Something is missing'],
    ['problems', 'Look at {n} places'],
    ['tooShort', 'Write more than {limit} characters'],
    ['valueMissing', 'Please'],
  ])('[C174] %s may be “%s”', (key, text) => {
    expect(faultsOf({ texts: { [key]: text } })).toEqual([])
  })

  it.each([
    ['receives', 'We have it.', ['missing-token /texts/receives', 'missing-token /texts/receives']],
    ['nextTry', 'Later', ['missing-token /texts/nextTry']],
    ['send', 'Send {ref}', ['unknown-text /texts/send']],
    ['send', '   ', ['empty /texts/send']],
    ['send', 'x'.repeat(maxChangedTextLength + 1), ['too-large /texts/send']],
    ['sned', 'Go', ['unknown-text /texts/sned']],
    ['toString', 'Go', ['unknown-text /texts/toString']],
    ['send', 7, ['wrong-type /texts/send']],
  ])('[C174] %s may not be “%s”', (key, text, faults) => {
    expect(faultsOf({ texts: { [key]: text } })).toEqual(faults)
  })

  it('[C174] every sentence of ours is one that a maker may write', () => {
    const plain = Object.entries(table.messages).filter(([, message]) => typeof message === 'string')
    expect(plain.length).toBeGreaterThan(90)
    expect(faultsOf({ texts: Object.fromEntries(plain) })).toEqual([])
    expect(Object.keys(textTokens)).toEqual(Object.keys(table.messages))
  })

  it('[C190] say which tokens each has, and which of them it must keep', () => {
    expect(tokensOfText('receives')).toEqual([
      { name: 'maker', isRequired: false },
      { name: 'ref', isRequired: true },
      { name: 'time', isRequired: true },
    ])
    expect(['send', 'sned', 'toString'].map(tokensOfText)).toEqual([[], undefined, undefined])
  })

  it('[C173] win over the language’s own, among the texts and the issues', async () => {
    const texts = { send: 'Los', valueMissing: 'Bitte', tooShort: 'Mehr als {limit}' }
    const { texts: said, issues } = languageOf(await loadTable({ locale: 'de', texts }))
    const form = formOf([{}])
    const [field] = form.pages[0]?.fields ?? []
    if (!field) throw new Error('A field.')
    const issue = { field: field.id, rule: 0, code: 'tooShort', limit: 1, actual: 0 } as const
    const missing = { field: field.id, rule: 0, code: 'valueMissing' } as const
    const [short, none] = [issues.tooShort(issue, field, 'de'), issues.valueMissing(missing, field, 'de')]
    expect([said.send, said.another, short, none]).toEqual(['Los', 'Noch etwas senden', 'Mehr als 1', 'Bitte'])
  })
})

describe('a form’s words in further languages', () => {
  it('[C175] may speak of fields and choices that the form has no longer', () => {
    const de = {
      title: 'Ja',
      fields: { gone: { label: 'Weg', options: { a: 'A' }, messages: { b: 'B' } } },
      pages: { p9: '' },
    }
    expect(faultsOf({ translations: { de, 'zh-Hans': {} } })).toEqual([])
  })

  it.each<[object, readonly string[]]>([
    [{ 'not a tag': {} }, ['bad-locale /translations/not a tag']],
    [{ de: 'x' }, ['wrong-type /translations/de']],
    [{ de: { title: 1 } }, ['wrong-type /translations/de/title']],
    [{ de: { address: 'du' } }, ['unknown-value /translations/de/address']],
    [{ de: { fields: { f0: { options: { a: 1 } } } } }, ['wrong-type /translations/de/fields/f0/options/a']],
    [{ de: { texts: { receives: 'Da' } } }, Array(2).fill('missing-token /translations/de/texts/receives')],
    [
      Object.fromEntries(Array.from({ length: maxTranslations + 1 }, (_, index) => [`x-${index}`, {}])),
      ['too-large /translations'],
    ],
  ])('[C175] %j has faults', (translations, faults) => {
    expect(faultsOf({ translations })).toEqual(faults)
  })
})
