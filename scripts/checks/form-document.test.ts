import { describe, expect, it } from 'vitest'
import { parseForm } from '../../packages/core/src/document.ts'
import { operators } from '../../packages/core/src/model/condition.ts'
import { type FieldKind, fieldKinds } from '../../packages/core/src/model/field-kind.ts'
import { issueCodes } from '../../packages/core/src/model/issue.ts'
import { lookTokens } from '../../packages/core/src/model/look-tokens.ts'
import { ruleKinds } from '../../packages/core/src/model/rule.ts'
import { rulesFor } from '../../packages/core/src/model/rules-for.ts'
import { formVersion, migrations } from '../../packages/core/src/schema/migrations.ts'
import { foundIn, membersOf, textsOf } from './declared.ts'
import { codesIn, firstCodes, sectionOf, tableOf } from './page.ts'
import { read } from './tree.ts'

const page = read('docs/reference/form-document.md')
const core = 'packages/core/src'
const form = `${core}/model/form.ts`
const field = `${core}/model/field.ts`
const delivery = `${core}/model/delivery.ts`

const membersIn = (heading: string): readonly (readonly string[])[] => tableOf(sectionOf(page, heading), 'member')
const rowOf = (heading: string, member: string): string =>
  membersIn(heading)
    .find(([first = '']) => codesIn(first).includes(member))
    ?.join(' ') ?? ''
const sorted = (names: readonly string[]): readonly string[] => [...names].sort()

/** The texts of a set that a file declares. */
const setIn = (file: string, name: string): string[] => {
  const [, items = ''] = new RegExp(`const ${name} = new Set\\(\\[([^\\]]+)\\]`).exec(read(file)) ?? []
  return [...items.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
}

describe('docs/reference/form-document.md', () => {
  it.each([
    ['The form', form, 'Form'],
    ['Fields', field, 'Field'],
    ['Delivery', delivery, 'Delivery'],
    ['Look', `${core}/model/look.ts`, 'Look'],
    ['Languages', `${core}/model/translation.ts`, 'Translation'],
  ])('lists the members of %s', (heading, file, name) => {
    expect(membersOf(file, name)).not.toEqual([])
    expect(sorted(firstCodes(membersIn(heading)))).toEqual(sorted(membersOf(file, name)))
  })

  it.each([
    ['The form', 'pages', form, 'Page'],
    ['Delivery', 'fallback', delivery, 'Fallback'],
  ])('under %s names in the row of %s what it has', (heading, member, file, name) => {
    const has = membersOf(file, name)
    expect(has).not.toEqual([])
    expect(codesIn(rowOf(heading, member)).filter((code) => code !== member)).toEqual(has)
  })

  it('lists every token of a look with its default', () => {
    const rows = tableOf(sectionOf(page, 'Look'), 'token')
    const told = rows.map(([name = '', , value = '']) => [codesIn(name)[0], value.replaceAll('`', '')])
    expect(told).toEqual(Object.entries(lookTokens).map(([name, token]) => [name, [token.default].flat().join(' ')]))
  })

  it('lists every kind of field with the rules that it may have', () => {
    const rows = tableOf(sectionOf(page, 'Fields'), 'kind')
    const told = rows.map(([kind = '', , , rules = '']) => [codesIn(kind)[0], rules])
    // Of one answer of several a sentence above the table tells.
    const own = (kind: FieldKind): string =>
      rulesFor(kind)
        .filter((rule) => rule !== 'atLeastOne')
        .join(', ')
    expect(told).toEqual(fieldKinds.map((kind) => [kind, own(kind) || '–']))
  })

  it('tells of every kind of field how its answer prints', () => {
    const rows = tableOf(sectionOf(page, 'How an answer prints'), 'kind')
    expect(rows.flatMap(([kinds = '']) => codesIn(kinds)).toSorted()).toEqual([...fieldKinds].toSorted())
  })

  it('lists every kind of rule with its members', () => {
    const rows = tableOf(sectionOf(page, 'Rules'), 'kind')
    const told = rows.map(([kind = '', members = '']) => [...codesIn(kind), ...codesIn(members)])
    const declared = ruleKinds.map((kind) => {
      const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}Rule`
      return [...membersOf(`${core}/model/rule.ts`, name)].map((member) => (member === 'kind' ? kind : member))
    })
    expect(told).toEqual(declared)
  })

  it('gives every code of an issue to a rule', () => {
    const rows = tableOf(sectionOf(page, 'Rules'), 'kind')
    const codes = new Set(rows.flatMap((cells) => codesIn(cells.at(-1) ?? '')))
    expect(sorted([...codes])).toEqual(sorted(issueCodes))
  })

  it('lists every comparison of a condition', () => {
    expect(firstCodes(tableOf(sectionOf(page, 'Conditions'), '`is`'))).toEqual(operators)
  })

  it('lists what a width may be', () => {
    expect(codesIn(rowOf('Fields', 'width'))).toEqual(['width', ...textsOf(field, 'width'), 'full'])
  })

  it('lists the names that no field may have', () => {
    const reserved = setIn(`${core}/schema/names.ts`, 'reserved')
    expect(reserved).not.toEqual([])
    expect(codesIn(rowOf('Fields', 'name'))).toContain(reserved.join(' '))
  })

  it('lists the keys that stand nowhere', () => {
    const refused = /((?:`\w+`(?:, | and )?)+) are refused\s+as keys/.exec(sectionOf(page, 'The form'))?.[1] ?? ''
    expect(codesIn(refused)).toEqual([...setIn(`${core}/schema/json.ts`, 'hostile'), 'accessToken', 'privateKey'])
  })

  it('lists the parameters that an attempt adds', () => {
    const rows = tableOf(sectionOf(page, 'Values and template parameters'), 'what')
    const added = foundIn('packages/client/src/outbox/attempt.ts', /\b(letterslot_\w+):/g)
    expect(firstCodes(rows).filter((code) => code.startsWith('letterslot_'))).toEqual(added)
  })

  it('names every migration and today’s version', () => {
    const told = [...page.matchAll(/^\| (\d+) \| `([^`]+)` \|/gm)].map(([, version, name]) => [version, name])
    expect(told).toEqual(migrations.map(({ name }, index) => [`${index + 1}`, name]))
    expect(page).toContain(`today's (${formVersion})`)
  })

  it('begins with a document that is sound', () => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
    expect(parseForm(JSON.parse(json))).toMatchObject({ ok: true })
  })
})
