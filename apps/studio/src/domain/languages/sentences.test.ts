import { languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { describe, expect, it } from 'vitest'
import { setSentence } from '../document/commands/sentences.ts'
import { loadFormLanguage } from '../document/load-form-language.ts'
import { createDocumentStore } from '../document/store.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { event } from '../starts/event-starts.ts'
import { order } from '../starts/order-starts.ts'
import { contactStart } from '../starts/start.ts'
import { tokenText } from './insert-token.ts'
import { findSentences, listSentences } from './list-sentences.ts'
import { sampleTokens } from './sample-tokens.ts'
import { sentenceFault } from './sentence-fault.ts'
import { type SentenceKey, sentenceGroups } from './sentence-groups.ts'
import { unreadSentences } from './unread-sentences.ts'

const documentOf = (start = contactStart) => documentFromStart(start, { to: 'me@example.org', id: 'form' })
const { form } = documentOf()
const messagesOf = async (locale: string) => (await loadTable({ locale })).messages

/** A form of one field. */
function formWith(field: object, more: object = {}): typeof form {
  const [page] = form.pages
  const [first] = page?.fields ?? []
  if (!page || !first) throw new Error('The start has no field.')
  return { ...form, pages: [{ ...page, fields: [{ ...first, rules: [], ...field }] }], ...more }
}

/** The keys among these that the form's visitors may read. */
function readAmong(keys: readonly SentenceKey[], of: typeof form): readonly SentenceKey[] {
  const unread = unreadSentences(of)
  return keys.filter((key) => !unread.has(key))
}

describe('sentences that visitors read', () => {
  it('[T1325] every one of core’s stands in one group, but what no form can change', async () => {
    const grouped = Object.values(sentenceGroups).flat()
    const all = Object.keys(await messagesOf('en')).filter((key) => key !== 'noForm')
    expect(grouped.toSorted()).toEqual(all.toSorted())
    expect(listSentences(form, 'en', await messagesOf('en')).map(({ key }) => key)).toEqual(grouped)
  })

  it('[T1326] are listed with the language’s own, the maker’s words and what they must keep', async () => {
    const translations = { de: { texts: { receives: '{Maker} hat sie: {ref}, {time}.' } } }
    const listed = listSentences({ ...form, texts: { send: 'Go' }, translations }, 'de', await messagesOf('de'))
    const find = (key: SentenceKey) => listed.find((sentence) => sentence.key === key)
    expect(find('receives')).toEqual({
      key: 'receives',
      group: 'sent',
      defaults: [{ text: '{Maker} erhält die Nachricht per E-Mail. Referenz {ref}, {time}.' }],
      own: '{Maker} hat sie: {ref}, {time}.',
      tokens: [
        { name: 'maker', isRequired: false },
        { name: 'ref', isRequired: true },
        { name: 'time', isRequired: true },
      ],
      isRead: true,
    })
    expect(find('send')?.own).toBeUndefined()
    expect(find('problems')?.defaults).toEqual([
      { of: 'one', text: 'Es gibt ein Problem' },
      { of: 'other', text: 'Es gibt {n} Probleme' },
    ])
    expect(find('olderMore')?.defaults).toEqual([{ text: 'Und {n} weitere.' }])
  })

  it.each([
    ['erhält', ['receives']],
    ['HAT GELESEN', []],
    ['referenz vom', []],
    ['gesendet offline', []],
    ['offline', ['offline']],
    ['notSentSaved', ['notSentSaved']],
  ])('[T1327] a search for “%s” finds %j', async (query, keys) => {
    const listed = listSentences({ ...form, locale: 'de' }, 'de', await messagesOf('de'))
    expect(findSentences(listed, query, 'de').map(({ key }) => key)).toEqual(keys)
  })
})

describe('sentences that a form’s visitors cannot read', () => {
  it.each<[string, object, object, readonly SentenceKey[]]>([
    ['a line of text', { kind: 'text' }, {}, []],
    ['one that is required', { kind: 'text', rules: [{ kind: 'required' }] }, {}, ['marked', 'valueMissing']],
    ['one that says so itself', { kind: 'text', rules: [{ kind: 'required', message: 'Please' }] }, {}, ['marked']],
    [
      'files',
      { kind: 'file', rules: [{ kind: 'file', accept: 'image/*' }] },
      {},
      ['dropFiles', 'fileBytes', 'fileTypeMismatch', 'fileKind.image'],
    ],
    [
      'a day',
      { kind: 'date', rules: [{ kind: 'type' }, { kind: 'range', min: '2027-01-01' }] },
      {},
      ['badInput.date', 'rangeUnderflow.date'],
    ],
    [
      'a number',
      { kind: 'number', rules: [{ kind: 'range', min: 1, step: 1 }] },
      {},
      ['rangeUnderflow', 'stepMismatch.whole'],
    ],
    [
      'an address at a domain',
      { kind: 'email', rules: [{ kind: 'domains', only: ['example.org'] }] },
      {},
      ['domainMismatch'],
    ],
    ['a text', { kind: 'text', rules: [{ kind: 'letters' }, { kind: 'noLink' }] }, {}, ['notLetters', 'linkFound']],
    [
      'a time beside another',
      { kind: 'time', rules: [{ kind: 'type' }, { kind: 'compare', is: 'atLeast', to: { field: 'f1' } }] },
      {},
      ['rangeUnderflow.time', 'valueMissing'],
    ],
    [
      'a range of days',
      { kind: 'dateRange', rules: [{ kind: 'type' }, { kind: 'days', to: 30 }] },
      {},
      ['badInput.date', 'rangeUnderflow.date', 'rangeOverflow.date', 'valueMissing'],
    ],
    ['words', { kind: 'textarea', rules: [{ kind: 'words', max: 9 }] }, {}, ['tooManyWords']],
    ['decimals', { kind: 'number', rules: [{ kind: 'decimals', max: 2 }] }, {}, ['stepMismatch']],
    ['a choice of days', { kind: 'date', rules: [{ kind: 'days', not: ['sunday'] }] }, {}, ['dayExcluded.weekday']],
    [
      'a choice with a text',
      { kind: 'select', options: [{ value: 'o', label: 'O', freeText: true }] },
      {},
      ['choose', 'tooLong', 'valueMissing.other'],
    ],
    ['no way out', { kind: 'text' }, { delivery: {} }, []],
    ['a way out', { kind: 'text' }, { delivery: { fallback: { email: 'me@example.org' } } }, ['reach', 'ownMail']],
    ['a button in other words', { kind: 'text' }, { submitLabel: 'Book' }, []],
  ])('[T1328] %s', (_, field, more, keys) => {
    const asked: readonly SentenceKey[] = [
      'marked',
      'choose',
      'dropFiles',
      ...sentenceGroups.rules.filter((key) => !/^(?:tooMany$|fileTooLarge|notAnOption)/.test(key)),
      'fileBytes',
      'reach',
      'ownMail',
    ]
    expect(readAmong(asked, formWith(field, { delivery: {}, ...more })).toSorted()).toEqual(keys.toSorted())
    expect(unreadSentences(formWith(field, more)).has('send')).toBe('submitLabel' in more)
  })

  it('[T1328] those that are always possible are never among them', () => {
    const unread = [contactStart, event, order].map((start) => unreadSentences(documentOf(start).form))
    const always: readonly SentenceKey[] = [
      'goesTo',
      'problems',
      'notSentSaved',
      'offline',
      'saved',
      'sent',
      'receives',
      'refused',
    ]
    for (const set of unread) expect(always.filter((key) => set.has(key))).toEqual([])
  })
})

describe('the maker’s own words', () => {
  it('[T1329] are taken where core finds no fault in them, and are not where it does', () => {
    expect(sentenceFault(form, 'nextTry', 'Again in {time}.')).toBeUndefined()
    expect(sentenceFault(form, 'nextTry', 'Soon.')?.code).toBe('missing-token')
    expect(sentenceFault(form, 'send', 'Send {ref}')?.code).toBe('unknown-text')
    // A fault elsewhere is not this sentence's.
    expect(sentenceFault({ ...form, title: '' }, 'send', 'Go')).toBeUndefined()
  })

  it('[T1330] are the document’s, by language, and leave no trace when they are taken back', () => {
    const store = createDocumentStore({ ...documentOf(), form: { ...form, translations: { de: { title: 'Hallo' } } } })
    const { dispatch } = store.getState()
    const before = store.getState().document
    dispatch(setSentence({ tag: 'en', key: 'send', text: 'Go' }))
    dispatch(setSentence({ tag: 'de', key: 'send', text: 'Los' }))
    dispatch(setSentence({ tag: 'fr', key: 'send', text: 'Allez' }))
    const { texts, translations } = store.getState().document.form
    expect([texts, translations]).toEqual([{ send: 'Go' }, { de: { title: 'Hallo', texts: { send: 'Los' } } }])
    for (const tag of ['en', 'de']) dispatch(setSentence({ tag, key: 'send', text: undefined }))
    expect(store.getState().document).toStrictEqual(before)
  })

  it('[T1330] are those of every place that shows what visitors read', async () => {
    const { texts, issues } = await loadFormLanguage({ locale: 'en', texts: { send: 'Go', valueMissing: 'Say it' } })
    const [field] = form.pages[0]?.fields ?? []
    if (!field) throw new Error('The start has no field.')
    const said = issues.valueMissing({ field: field.id, rule: 0, code: 'valueMissing' }, field, 'en')
    expect([texts.send, texts.sent, said]).toEqual(['Go', 'Sent', 'Say it'])
  })

  it.each([
    ['', 'maker', '{Maker}'],
    ['Sent. ', 'maker', '{Maker}'],
    ['“Sent.” ', 'maker', '{Maker}'],
    ['It goes to ', 'maker', '{maker}'],
    ['', 'time', '{time}'],
  ])('[T1331] after “%s” the token %s is %s', (before, name, token) => {
    expect(tokenText(name, before)).toBe(token)
  })

  it('[T1332] are shown with every token filled in, in each language', async () => {
    for (const locale of ['en', 'de', 'ar']) {
      const table = await loadTable({ locale })
      const { say } = languageOf(table)
      for (const { key, defaults } of listSentences({ ...form, locale }, locale, table.messages)) {
        const facts = sampleTokens(form, key, { locale, owner: table.messages.owner })
        for (const { text } of defaults) expect(say(text, facts)).not.toMatch(/[{}]|undefined/)
      }
    }
    const { messages } = await loadTable({ locale: 'en' })
    const facts = sampleTokens({ ...form, maker: 'the bakery' }, 'receives', { locale: 'en', owner: messages.owner })
    expect(languageOf(await loadTable({ locale: 'en' })).say(messages.receives, facts)).toBe(
      'The bakery receives it by e-mail. Reference 7F3K-Q2, 14:03.',
    )
  })
})
