import { expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const seat = { kind: 'custom', customKind: 'seats', settings: { rows: 4, free: ['A1'] } }
const deep = (levels: number): object => (levels === 1 ? {} : { in: deep(levels - 1) })

it('[C750] is checked and sent as a text, of at most 2,000 code units', () => {
  const form = formOf([
    {
      ...seat,
      rules: [{ kind: 'required' }, { kind: 'pattern', pattern: '[A-D]\\d' }],
    },
    { ...seat, rules: [{ kind: 'list', only: ['A1'] }], prefill: ['address'], default: 'A1' },
  ])
  const compiled = compileForm(form, { compileRareRule })
  const said = (f0: string, f1 = ''): readonly string[] =>
    compiled.validate(valuesOf({ f0, f1 })).map((issue) => formatIssue(issue, { form, messages }))

  expect([said(''), said('B2'), said('Z9'), said('B2', 'B3')]).toEqual([
    ['Answer this question'],
    [],
    ['Use the format asked for'],
    ['This is not one of the accepted answers; check how it is written'],
  ])
  expect(said('B2', 'x'.repeat(2001))).toContain('Write at most 2000 characters; these are 2001')
  expect(compiled.templateParams(valuesOf({ f0: 'B2' }))).toEqual({ n0: 'B2', n1: '' })
  expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { minLength: 1, maxLength: 2000 } } })
})

it.each<[object, readonly string[]]>([
  [seat, []],
  [{ kind: 'custom', customKind: 'seats' }, []],
  [{ ...seat, settings: deep(8) }, []],
  [{ ...seat, settings: { text: 'x'.repeat(3989) } }, []],
  [{ kind: 'custom' }, ['“customKind” is missing.']],
  ...['', 'Seats', '7seats', '__proto__', 'a'.repeat(51)].map((customKind): [object, readonly string[]] => [
    { ...seat, customKind },
    ['A kind of your own has a name of at most 50 of “a-z 0-9 -”, first a letter.'],
  ]),
  [{ ...seat, settings: ['A1'] }, ['This must be an object.']],
  [{ ...seat, settings: deep(9) }, ['Settings are nested at most 8 levels deep.']],
  [
    { ...seat, settings: { text: 'x'.repeat(3990) } },
    ['Settings are at most 4000 characters of JSON; these are 4001.'],
  ],
  [{ kind: 'text', customKind: 7, settings: 'kept, as any key that is not known' }, []],
])('[C751] has a name, and settings within bounds: %j', (field, faults) => {
  const parsed = parseForm(documentOf([field]))
  expect(parsed.ok ? [] : parsed.error.faults.map(({ message }) => message)).toEqual(faults)
})
