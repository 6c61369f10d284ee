import { brandFieldId } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { languageChoices, languageName, ownLanguageName } from './language-name.ts'
import { wordyForm } from './several-words.test.fixture.ts'
import { translatableGroups, translatablesOf } from './translatable.ts'
import { leftoversOf, lostPlaceholders, translationGaps, typedAt, withWords, wordsAt } from './translation-words.ts'

describe('the words of a form', () => {
  it('[T1304] are listed once, by what they belong to, and only where visitors read them', () => {
    const groups = translatableGroups(wordyForm())
    expect(groups.map((group) => (group.kind === 'form' ? 'form' : group.id))).toEqual(['form', 'p1', 'f1', 'f2', 'f3'])
    expect(translatablesOf(wordyForm()).map(({ id, part, original }) => [id, part, original])).toEqual([
      ['/title', 'title', 'Summer workshop'],
      ['/description', 'description', 'Two days of clay.\nBring an apron.'],
      ['/maker', 'maker', 'Atelier Nord'],
      ['/submitLabel', 'submitLabel', 'Sign up'],
      ['/sentText', 'sentText', 'See you in June.'],
      ['/pages/p1', 'pageTitle', 'You'],
      ['/fields/f1/label', 'label', 'Your name'],
      ['/fields/f1/help', 'help', 'As we call you'],
      ['/fields/f1/placeholder', 'placeholder', 'Ada'],
      ['/fields/f1/messages/Tell us your name, {{name}}', 'message', 'Tell us your name, {{name}}'],
      ['/fields/f2/label', 'label', 'How many?'],
      ['/fields/f2/options/1', 'option', '1'],
      ['/fields/f2/options/a~1b~0c', 'option', 'A group'],
      ['/fields/f3/text', 'text', 'Kiln at 4 pm'],
    ])
  })

  it('[T1304] [T1306] of a group that repeats are its questions and its word for one row', () => {
    const question = {
      ...{ kind: 'select' as const, name: 'age', label: 'Age', options: [{ value: 'a', label: 'Adult' }] },
      rules: [{ kind: 'required' as const, message: 'Which?' }],
    }
    const group = { id: brandFieldId('g'), kind: 'rows' as const, name: 'who', label: 'Who?', item: 'guest', rules: [] }
    const [page] = wordyForm().pages
    const form = wordyForm({ pages: page ? [{ ...page, fields: [{ ...group, fields: [question] }] }] : [] })
    const ofGroup = translatablesOf(form).filter(({ id }) => id.startsWith('/fields'))
    expect(ofGroup.map(({ id, part }) => [id, part])).toEqual([
      ['/fields/g/label', 'label'],
      ['/fields/g/item', 'item'],
      ['/fields/g/fields/age/label', 'label'],
      ['/fields/g/fields/age/options/a', 'option'],
      ['/fields/g/fields/age/messages/Which?', 'message'],
    ])
    const de = withWords(
      {},
      ofGroup.map(({ path, original }) => ({ path, words: `${original}!` })),
    )
    expect(ofGroup.map(({ path }) => wordsAt(de, path))).toEqual(['Who?!', 'guest!', 'Age!', 'Adult!', 'Which?!'])
    expect(leftoversOf(wordyForm({ translations: { de } }), 'de').map(({ id, of }) => [id, of])).toEqual([
      ...ofGroup.slice(0, 4).map(({ id }) => [id, undefined]),
      ['/fields/g/fields/age/messages/Which?', 'Which?'],
    ])
  })

  it('[T1305] are missing while a layer says nothing, or blanks; a text without a letter is the same everywhere', () => {
    const de = { title: 'Sommerkurs', sentText: '  ', fields: { f2: { options: { 'a/b~c': 'Eine Gruppe' } } } }
    const { missing, total } = translationGaps(wordyForm({ translations: { de } }), 'de')
    expect(total).toBe(13)
    expect(missing).toHaveLength(11)
    expect(missing.map(({ id }) => id)).toContain('/sentText')
    expect(missing.map(({ id }) => id)).not.toContain('/fields/f2/options/1')
    expect(translationGaps(wordyForm(), 'fr').missing).toHaveLength(13)
  })

  it('[T1306] that a form has no longer are told of, as long as their translations are kept', () => {
    const de = {
      address: 'informal' as const,
      texts: { send: 'Los' },
      title: 'Sommerkurs',
      pages: { p9: 'Sie' },
      fields: { f1: { messages: { 'Your name?': 'Ihr Name?' } }, gone: { label: 'Ort', help: ' ' } },
    }
    expect(leftoversOf(wordyForm({ translations: { de } }), 'de')).toEqual([
      { id: '/pages/p9', words: 'Sie' },
      { id: '/fields/f1/messages/Your name?', words: 'Ihr Name?', of: 'Your name?' },
      { id: '/fields/gone/label', words: 'Ort' },
    ])
  })

  it('[T1307] lose no placeholder unseen', () => {
    expect(lostPlaceholders('{{name}}, {n} of {{ all of it }}', 'Von {{ all of it }}: {n}')).toEqual(['{{name}}'])
    expect(lostPlaceholders('{ no } {{}} {{', 'x')).toEqual([])
  })
})

describe('words with bold and links', () => {
  const path = ['fields', 'f1', 'rich', 'help']
  const typed = 'Lies [das](https://example.org/de)'

  it('[T1315] are translated with their marks; what has none goes to the plain words alone', () => {
    const layer = withWords({}, [{ path, words: typed }])
    expect(layer).toEqual({ fields: { f1: { help: 'Lies das', rich: { help: typed } } } })
    expect(wordsAt(layer, path)).toBe(typed)
    const plain = withWords(layer, [{ path, words: 'Lies das' }])
    expect([plain, typedAt(plain, path)]).toEqual([{ fields: { f1: { help: 'Lies das' } } }, 'Lies das'])
    expect(withWords(plain, [{ path, words: '' }])).toEqual({})
  })

  it('[T1315] are one text of the form, and leave nothing over', () => {
    const plain = wordyForm({ translations: { de: withWords({}, [{ path, words: typed }]) } })
    const help = 'As [we](https://example.org/en) call you'
    const pages = plain.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => ({ ...field, ...(field.help && { rich: { help } }) })),
    }))
    const form = { ...plain, pages }
    expect(translatablesOf(form).filter(({ part }) => part === 'help')).toEqual([
      { id: '/fields/f1/rich/help', path, part: 'help', original: help },
    ])
    expect(leftoversOf(form, 'de')).toEqual([])
  })
})

describe('a layer', () => {
  it('[T1305] says what is typed, and forgets what is emptied without a trace', () => {
    const path = ['fields', 'f2', 'options', 'a/b~c']
    const layer = withWords({}, [
      { path, words: 'Eine Gruppe' },
      { path: ['title'], words: ' ' },
    ])
    expect(layer).toEqual({ title: ' ', fields: { f2: { options: { 'a/b~c': 'Eine Gruppe' } } } })
    expect([wordsAt(layer, path), wordsAt(layer, ['title']), typedAt(layer, ['title'])]).toEqual([
      'Eine Gruppe',
      undefined,
      ' ',
    ])
    expect(withWords(layer, [{ path, words: '' }])).toEqual({ title: ' ' })
  })

  it.each([
    ['de', 'Deutsch'],
    ['de-AT', 'Deutsch (de-AT)'],
    ['cy', 'Cymraeg (cy)'],
    ['(', '('],
  ])('[T1302] in %s is called %s', (tag, name) => {
    expect(ownLanguageName(tag)).toBe(name)
  })

  it.each([
    ['de', 'en', 'German'],
    ['pt-BR', 'en', 'Brazilian Portuguese'],
    ['ar', 'de', 'Arabisch'],
    ['(', 'en', '('],
  ])('[T1405] %s is called in %s %s', (tag, inLanguage, name) => {
    expect(languageName(tag, inLanguage)).toBe(name)
  })

  it('[T1405] all that we speak stand in the order of the studio’s language, each with its own name', () => {
    const labels = languageChoices('de').map(({ label }) => label)
    expect(labels).toHaveLength(31)
    expect(labels.slice(0, 2)).toEqual(['Arabisch · العربية', 'Bulgarisch · Български'])
    expect(labels).toContain('Deutsch')
  })
})
