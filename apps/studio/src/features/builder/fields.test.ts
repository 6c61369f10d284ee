import { brandFieldId, brandPageId, type Field, type FieldId, type Form } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import { freeTextName } from '@letterslot/core/rare-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { addField, moveField } from '../../domain/document/commands/fields.ts'
import { fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { germanWords, sameInGerman } from '../../domain/starts/german-words.ts'
import { sayField } from '../../domain/starts/say-field.ts'
import { newFieldId } from '../../model/new-id.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { changedKind, kindChangeText, withMultiple } from './changed-kind.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { fieldFaults, firstFault } from './field-faults.ts'
import { fieldPositions } from './field-order.ts'
import { newField } from './new-field.ts'
import { bestMatch, searchPalette } from './Palette.tsx'
import { freeNames, parameterName } from './parameter-name.ts'
import { richSource, withRichText } from './rich-source.ts'
import { stepPlace } from './several-fields.ts'
import { renamed } from './use-field-edit.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const form = workshopForm()
const [first, second] = fieldPositions(form).map(({ field }) => field)
if (!first || !second) throw new TypeError('The fixture has fields.')

function ids(document: StudioDocument): readonly FieldId[] {
  return fieldPositions(document.form).map(({ field }) => field.id)
}

function added(kind: (typeof fieldKindInfos)[number]['kind'], to: Form = form): Form {
  return applyCommand(documentOf(to), addField(newField(to, kind, newFieldId()))).document.form
}

describe('a new field', () => {
  it.each(fieldKindInfos.map(({ kind }) => kind))('[T200] of kind %s is sound as the palette makes it', (kind) => {
    expect(checkForm(added(kind, added(kind)))).toEqual([])
  })

  it('[T200] has no word that German lacks', () => {
    const known = new Set([...Object.keys(germanWords), ...sameInGerman])
    const words = fieldKindInfos.flatMap(({ kind }) => {
      const found: string[] = []
      JSON.stringify(newField(form, kind, brandFieldId('f9')), (key, part) => {
        if (typeof part === 'string' && part !== '' && /^(label|text|item|fromLabel|toLabel)$/.test(key))
          found.push(part)
        return part
      })
      return found
    })
    expect(words.filter((word) => !known.has(word))).toEqual([])
  })

  it.each(fieldKindInfos.map(({ kind }) => kind))('[T200] of kind %s is sound in German', (kind) => {
    const field = sayField(newField(form, kind, brandFieldId('f9')), germanWords)
    expect(checkForm(applyCommand(documentOf(form), addField(field)).document.form)).toEqual([])
  })

  it.each([
    ['email', [{ kind: 'type' }]],
    ['url', [{ kind: 'type' }]],
    ['number', [{ kind: 'type' }]],
    ['date', [{ kind: 'type' }]],
    ['text', []],
    ['radio', []],
    ['consent', []],
    [
      'file',
      [
        { kind: 'length', max: 1 },
        { kind: 'file', maxBytes: 5_000_000 },
      ],
    ],
  ] as const)('[T201] of kind %s brings its rules in the open', (kind, rules) => {
    expect(newField(form, kind, brandFieldId('f9')).rules).toEqual(rules)
  })
})

describe('a parameter name', () => {
  it.each([
    ['Your name?', 'your_name'],
    ['  How many people are coming?  ', 'how_many_people_are'],
    ['Donaudampfschifffahrtsgesellschaft', 'donaudampfschifffahrtsge'],
    ['Straße & Ort', 'stra_e_ort'],
    ['Prénom', 'prenom'],
    ['2nd choice', 'field_2nd_choice'],
    ['名前', 'field'],
    ['', 'field'],
    ['E-mail', 'e_mail'],
    ['email', 'email_2'],
    ['constructor', 'constructor_2'],
    ['service id', 'service_id_2'],
  ])('[T202] [T950] comes from the label %j', (label, name) => {
    expect(parameterName(label, freeNames(form, { ...first, id: brandFieldId('f9') }))).toBe(name)
  })

  it('[T202] is one that can be sent, whatever the label', () => {
    const field = { ...first, id: brandFieldId('f9') }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (label) => {
        const name = parameterName(label, freeNames(form, field))
        expect(firstFault(form, { ...field, name }, 'name')).toBeUndefined()
        expect(name.length).toBeLessThanOrEqual(24)
      }),
      { numRuns: 200 },
    )
  })

  it('[T202] is none that a text beside a choice is sent as without scripts', () => {
    const open = {
      ...second,
      name: 'diet',
      options: [{ value: 'other', label: 'Other', freeText: true }],
    } satisfies Field
    const pages = form.pages.slice(0, 1).map((page) => ({ ...page, fields: [first, open] }))
    const withOpen: Form = { ...form, pages }
    const field = { ...first, id: brandFieldId('f9') }
    expect(parameterName('Diet', freeNames(withOpen, field))).toBe('diet_2')
    const name = freeTextName('diet')
    expect([freeNames(withOpen, field)(name), firstFault(withOpen, { ...field, name }, 'name')]).toEqual([
      false,
      expect.stringContaining('used twice'),
    ])
  })

  it('[T203] goes along with the label while it is still the one the label gave it', () => {
    const field = { ...first, name: 'your_name' }
    expect(renamed(form, field, 'Who are you?')).toEqual({ label: 'Who are you?', name: 'who_are_you' })
  })

  it('[T203] of the maker stays when the label changes', () => {
    expect(renamed(form, first, 'Who are you?')).toEqual({ label: 'Who are you?', name: 'full_name' })
  })

  it.each([
    ['__proto__', 'The name “__proto__” has a meaning in every script. Choose another.'],
    ['constructor', 'The name “constructor” has a meaning in every script. Choose another.'],
    ['toString', 'The name “toString” has a meaning in every script. Choose another.'],
    ['', 'A field needs a name, under which its answer is sent.'],
    ['people', 'The name “people” is used twice; answers would overwrite each other.'],
    ['user_id', 'The name “user_id” is used by the sending itself. Choose another.'],
  ])('[T204] [F14] %j is refused with the reason', (name, reason) => {
    expect(firstFault(form, { ...first, name }, 'name')).toBe(reason)
  })

  it('[T204] [F14] is not refused for what is wrong elsewhere', () => {
    const broken = { ...form, title: '' }
    expect(firstFault(broken, { ...first, name: 'visitor' }, 'name')).toBeUndefined()
  })
})

describe('another kind', () => {
  const kinds = fieldKindInfos.map(({ kind }) => kind)
  const id = brandFieldId('f1')

  it.each(kinds)('[T945] of a field that was of kind %s is sound', (from) => {
    const field = { ...newField(form, from, id), name: 'full_name' }
    for (const kind of kinds) {
      const changed = changedKind(form, field, kind).field
      const pages = form.pages.map((page) => ({
        ...page,
        fields: page.fields.map((other) => (other.id === id ? changed : other)),
      }))
      expect([kind, checkForm({ ...form, pages })]).toEqual([kind, []])
    }
  })

  it('[T945] keeps what it can', () => {
    const field = { ...first, help: 'All of it', rules: [{ kind: 'required' }, { kind: 'length', max: 9 }] } as const
    const changed = changedKind(form, field, 'email')
    expect(changed.field).toEqual({ ...field, kind: 'email', rules: [...field.rules, { kind: 'type' }] })
    expect(kindChangeText(changed)).toBeUndefined()
  })

  it('[T945] keeps choices from one kind with choices to another, and what was chosen at first', () => {
    const group = { ...newField(form, 'radio', id), name: 'full_name', default: 'First choice' }
    const changed = changedKind(form, group, 'checkboxes').field
    expect([changed.options, changed.default]).toEqual([group.options, ['First choice']])
    expect(changedKind(form, changed, 'select').field).toEqual({ ...group, kind: 'select' })
  })

  it('[T1763] that its visitor alone may answer loses what else may fill it in, and says so', () => {
    const field: Field = { ...first, prefill: ['address'] }
    expect(changedKind(form, field, 'email').field.prefill).toEqual(['address'])
    const changed = changedKind(form, field, 'consent')
    expect([changed.field.prefill, kindChangeText(changed)]).toEqual([undefined, 'Left out: what else may fill it in.'])
  })

  it('[T1710] may take several of its choices: what it begins with stays, and a rule that says nothing of that goes', () => {
    const group = { ...newField(form, 'radio', id), name: 'full_name' }
    const rules = [{ kind: 'options' }, { kind: 'compare', is: 'equal', to: { field: brandFieldId('f1') } }] as const
    const one: Field = { ...group, kind: 'combobox', rules, default: 'First choice' }
    const several = withMultiple(one, true)
    expect(several).toEqual({ ...one, multiple: true, default: ['First choice'], rules: [{ kind: 'options' }] })
    const counted = { ...several, rules: [...several.rules, { kind: 'length', max: 2 } as const] }
    expect(withMultiple(counted, false)).toEqual({ ...one, rules: [{ kind: 'options' }] })
    const ticked = changedKind(form, counted, 'checkboxes').field
    expect([ticked.multiple, ticked.rules]).toEqual([undefined, counted.rules])
    expect(changedKind(form, ticked, 'combobox').field).toEqual(counted)
  })

  it('[T945] says what does not come along', () => {
    const field: Field = {
      ...first,
      placeholder: 'Ada',
      default: 'Ada',
      rules: [{ kind: 'required' }, { kind: 'length', max: 9 }],
    }
    expect(kindChangeText(changedKind(form, field, 'checkboxes'))).toBe(
      'Left out: the rule Length, the placeholder, what it starts with.',
    )
  })

  it('[T945] names the fields whose condition does not fit it', () => {
    const group = fieldPositions(form)[2]?.field
    if (!group || !second) throw new TypeError('The fixture has a third field.')
    const asking = { ...second, visibleWhen: { field: group.id, is: 'equal', to: 'yes' } } as const
    const asked = {
      ...form,
      pages: form.pages.map((page, at) => ({ ...page, fields: at === 0 ? [asking, group] : [] })),
    }
    expect(kindChangeText(changedKind(asked, group, 'file'))).toContain('The condition of “E-mail” does not fit it')
  })
})

describe('faults', () => {
  it('[T205] stand with the field that has them, by their place in it', () => {
    const pages = form.pages.map((page) => ({ ...page, fields: page.fields.map((field) => ({ ...field, label: '' })) }))
    const faults = fieldFaults({ ...form, pages })
    expect([...faults].map(([id, found]) => [id, found.map(({ path }) => path)])).toEqual([
      ['f1', ['label']],
      ['f2', ['label']],
      ['f3', ['label']],
      ['f4', ['label']],
      ['f5', ['label']],
    ])
  })
})

describe('the palette’s search', () => {
  it('[T206] finds by name and by meaning, and leaves out what does not fit', () => {
    const found = searchPalette('number').map(({ group, kinds }) => [group, kinds.map(({ kind }) => kind)])
    expect(found).toEqual([
      ['text', ['tel', 'phone']],
      ['number', ['number']],
    ])
  })

  it.each([
    ['nu', 'number'],
    ['drop', 'select'],
    ['checkbox', 'checkboxes'],
    ['  E-MAIL ', 'email'],
    ['', undefined],
    ['unicorn', undefined],
  ])('[T206] takes %j for %s', (query, kind) => {
    expect(bestMatch(query)?.kind).toBe(kind)
  })
})

it('[T207] a field that is moved goes by one place, and from the end of its page to the one beside it, which may be empty', () => {
  const empty = { ...form, pages: form.pages.toSpliced(1, 0, { id: brandPageId('empty'), fields: [] }) }
  const walk = (by: -1 | 1, id: FieldId): readonly string[] => {
    let document: StudioDocument = documentOf(empty)
    const seen: string[] = []
    for (;;) {
      const place = stepPlace(document.form, id, by)
      if (!place) return seen
      document = applyCommand(document, moveField(id, place)).document
      seen.push(`${place.pageId} ${place.index}`)
    }
  }
  expect(walk(1, first.id)).toEqual(['p1 1', 'p1 2', 'empty 0', 'p2 0', 'p2 1', 'p2 2'])
  const last = ids(documentOf(empty)).at(-1) ?? first.id
  expect(walk(-1, last)).toEqual(['p2 0', 'empty 0', 'p1 3', 'p1 2', 'p1 1', 'p1 0'])
})

describe('words with marks', () => {
  const consent: Field = { id: brandFieldId('f1'), kind: 'consent', name: 'ok', label: 'Yes', rules: [] }

  it('[T1083] are kept as plain words and, where there are marks, as they were typed', () => {
    const typed = 'I agree to the **whole** of the [terms](https://example.org)'
    const { plain, rich } = withRichText(consent, 'label', typed)
    expect({ plain, rich }).toEqual({ plain: 'I agree to the whole of the terms', rich: { label: typed } })
    expect(richSource({ ...consent, label: plain, ...(rich && { rich }) }, 'label')).toBe(typed)
    expect(withRichText({ ...consent, rich: { label: typed } }, 'label', 'I agree')).toEqual({ plain: 'I agree' })
    expect(withRichText({ ...consent, rich: { help: '**a**' } }, 'label', 'I **ag')).toEqual({
      plain: 'I **ag',
      rich: { help: '**a**' },
    })
  })
})
