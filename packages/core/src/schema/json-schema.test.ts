import { describe, expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import { formToJsonSchema } from './json-schema.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value }))

describe('formToJsonSchema', () => {
  it('[C16] describes the template parameters in draft 2020-12', () => {
    const form = formOf(
      [
        { rules: [{ kind: 'required' }, { kind: 'length', min: 3, max: 80 }], help: 'As on your passport' },
        { kind: 'email', rules: [{ kind: 'type' }] },
        { kind: 'number', rules: [{ kind: 'type' }, { kind: 'range', min: 1 }] },
        { kind: 'select', options, rules: [{ kind: 'options' }], visibleWhen: { field: 'f0', is: 'filled' } },
        { kind: 'checkboxes', options, rules: [{ kind: 'options' }, { kind: 'length', min: 1 }] },
        { kind: 'consent', rules: [{ kind: 'required' }] },
        { kind: 'content', label: '' },
        { rules: [{ kind: 'pattern', pattern: 'a|b' }] },
      ],
      { description: 'We answer.' },
    )
    expect(formToJsonSchema(form)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Test',
      description: 'We answer.',
      type: 'object',
      properties: {
        n0: { title: 'Field 0', description: 'As on your passport', type: 'string', minLength: 2, maxLength: 80 },
        n1: { title: 'Field 1', type: 'string', anyOf: [{ const: '' }, { format: 'email' }] },
        n2: {
          title: 'Field 2',
          type: 'string',
          anyOf: [{ const: '' }, { pattern: '^-?(\\d+|\\d*\\.\\d+)([eE][+-]?\\d+)?$' }],
        },
        n3: { title: 'Field 3', type: 'string', anyOf: [{ const: '' }, { enum: ['a', 'b'] }] },
        n4: { title: 'Field 4', type: 'string' },
        n5: { title: 'Field 5', type: 'string', minLength: 1, enum: ['yes'] },
        n7: { title: 'Field 7', type: 'string', anyOf: [{ const: '' }, { pattern: '^(?:a|b)$' }] },
      },
      required: ['n0', 'n1', 'n2', 'n4', 'n5', 'n7'],
    })
  })

  it('[C16] leaves out a pattern that only the flag v knows', () => {
    const form = formOf([{ rules: [{ kind: 'pattern', pattern: '[\\p{L}--[a-z]]+' }] }])
    expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { title: 'Field 0', type: 'string' } } })
    expect(JSON.stringify(formToJsonSchema(form))).not.toContain('pattern')
  })
})
