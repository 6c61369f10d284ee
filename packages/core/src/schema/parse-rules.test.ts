import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import type { Fault } from './fault.ts'
import { at, delivery, faultsOf, options } from './parse.test.fixture.ts'
import { parseForm } from './parse.ts'

function messagesOf(document: unknown): readonly string[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults.map(({ message }: Fault) => message)
}

describe('parseForm', () => {
  it.each([
    ['text', 'type'],
    ['text', 'range'],
    ['text', 'options'],
    ['textarea', 'pattern'],
    ['tel', 'type'],
    ['number', 'length'],
    ['number', 'pattern'],
    ['date', 'length'],
    ['select', 'length'],
    ['radio', 'pattern'],
    ['checkboxes', 'range'],
    ['consent', 'options'],
    ['hidden', 'required'],
    ['content', 'required'],
    ['text', 'file'],
    ['file', 'type'],
    ['file', 'pattern'],
  ])('[C9] refuses on a %s field the rule %s', (kind, rule) => {
    const offered = /select|radio|checkboxes/.test(kind) ? { options } : {}
    expect(faultsOf(documentOf([{ kind, ...offered, rules: [{ kind: rule }] }]))).toEqual([
      [at('/rules/0'), 'rule-mismatch'],
    ])
  })

  it.each([
    [{ accept: '.pdf, image/*,application/vnd.ms-excel' }, []],
    [{ maxBytes: 1 }, []],
    [{}, [[at('/rules/0'), 'missing']]],
    [{ accept: 'pdf' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: '*/*' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: '.pdf .doc' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: ' ' }, [[at('/rules/0/accept'), 'empty']]],
    [{ maxBytes: 0 }, [[at('/rules/0/maxBytes'), 'contradiction']]],
    [{ maxBytes: 1.5 }, [[at('/rules/0/maxBytes'), 'contradiction']]],
    [{ maxBytes: '5 MB' }, [[at('/rules/0/maxBytes'), 'wrong-type']]],
  ])('[C19] [F18] checks the rule for files %j', (rule, faults) => {
    expect(faultsOf(documentOf([{ kind: 'file', rules: [{ kind: 'file', ...rule }] }]))).toEqual(faults)
  })

  it('[C19] refuses a file that is chosen by default, compared or mapped', () => {
    const fields = [
      { kind: 'file', default: 'cv.pdf' },
      { visibleWhen: { field: 'f0', is: 'contains', to: '.pdf' }, requiredWhen: { field: 'f0', is: 'filled' } },
    ]
    expect(faultsOf(documentOf(fields, { delivery: { ...delivery, map: { attachment: 'f0' } } }))).toEqual([
      ['/pages/0/fields/0/default', 'wrong-type'],
      ['/pages/0/fields/1/visibleWhen/is', 'comparison-mismatch'],
      ['/delivery/map/attachment', 'unknown-reference'],
    ])
  })

  it('[C9] refuses options on a field that offers none', () => {
    expect(faultsOf(documentOf([{ options }]))).toEqual([[at('/options'), 'options-mismatch']])
  })

  const range = 'range'
  const length = 'length'
  it.each([
    ['text', { kind: length, min: 5, max: 3 }, ''],
    ['text', { kind: length, min: -1 }, '/min'],
    ['text', { kind: length, max: 1.5 }, '/max'],
    ['text', { kind: length, max: Number.NaN }, '/max'],
    ['number', { kind: range, min: 2, max: 1 }, ''],
    ['number', { kind: range, min: Number.NaN }, '/min'],
    ['number', { kind: range, max: Infinity }, '/max'],
    ['number', { kind: range, step: 0 }, '/step'],
    ['number', { kind: range, step: -1 }, '/step'],
    ['date', { kind: range, min: '2027-02-29' }, '/min'],
    ['date', { kind: range, min: '2027-03-01', max: '2027-02-01' }, ''],
    ['date', { kind: range, step: 1.5 }, '/step'],
    ['checkboxes', { kind: length, min: 3 }, '/min'],
  ])('[C10] [F18] refuses on a %s field %j', (kind, rule, place) => {
    const offered = kind === 'checkboxes' ? { options } : {}
    expect(faultsOf(documentOf([{ kind, ...offered, rules: [rule] }]))).toEqual([
      [at(`/rules/0${place}`), 'contradiction'],
    ])
  })

  it.each([
    ['text', length],
    ['number', range],
  ])('[C10] refuses on a %s field a rule “%s” without a bound', (kind, rule) => {
    expect(faultsOf(documentOf([{ kind, rules: [{ kind: rule }] }]))).toEqual([[at('/rules/0'), 'missing']])
  })

  it.each([['['], ['(a'], ['[a-z0-9-]'], ['a)|(b'], ['\\p{Nope}'], ['(?<n>a)(?<n>b)']])(
    "[C11] [F16] shows the engine's words for %s",
    (pattern) => {
      const message = (() => {
        try {
          return String(new RegExp(pattern, 'v'))
        } catch (error) {
          return error instanceof Error ? error.message : ''
        }
      })()
      expect(messagesOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([message])
      expect(faultsOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        [at('/rules/0/pattern'), 'bad-pattern'],
      ])
    },
  )

  it.each([['(?i:a)+b*'], ['(?=(a+))\\1+b*'], ['\\p{RGI_Emoji}+'], [`${'('.repeat(900)}a*${')'.repeat(900)}`]])(
    '[C11] [C76] [F17] refuses the pattern %s in words, since it has no bounded check',
    (pattern) => {
      expect(faultsOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        [at('/rules/0/pattern'), 'costly-pattern'],
      ])
      expect(messagesOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        expect.stringMatching(/^Checking this pattern could take any time\. .* Write it without\.$/),
      ])
    },
  )

  it.each([
    [{ origin: 'javascript:alert(1)' }, '/origin', 'bad-link'],
    [{ origin: 'https://api.emailjs.com/' }, '/origin', 'bad-link'],
    [{ origin: 'https://me:secret@api.example' }, '/origin', 'bad-link'],
    [{ origin: 'api.emailjs.com' }, '/origin', 'bad-link'],
    [{ fallback: { url: 'javascript:alert(1)' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { url: ' jAvAsCrIpT:alert(1)' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { url: 'data:text/html,x' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { email: 'a@b.c, d@e.f' } }, '/fallback/email', 'bad-address'],
    [{ maxFilesBytes: 0 }, '/maxFilesBytes', 'contradiction'],
    [{ publicKey: ' ' }, '/publicKey', 'empty'],
    [{ map: { user_id: 'f0' } }, '/map/user_id', 'reserved-name'],
    [{ map: { a: 'f9' } }, '/map/a', 'unknown-reference'],
    [{ map: { n1: 'f0' } }, '/map/n1', 'duplicate'],
  ])('[C12] refuses in a delivery %j', (part, place, code) => {
    expect(faultsOf(documentOf([{}, {}], { delivery: { ...delivery, ...part } }))).toEqual([
      [`/delivery${place}`, code],
    ])
  })

  it.each([
    [{ all: [], any: [] }, '', 'wrong-type'],
    [{}, '', 'wrong-type'],
    [{ all: { field: 'f1', is: 'filled' } }, '/all', 'wrong-type'],
    [{ not: [] }, '/not', 'wrong-type'],
    [{ field: 'f1', is: 'equal' }, '/to', 'missing'],
    [{ field: 'f1', is: 'equal', to: null }, '/to', 'wrong-type'],
    [{ field: 'f1', is: 'equal', to: 'maybe' }, '/to', 'unknown-reference'],
    [{ field: 'f1', is: 'in', to: 'yes' }, '/to', 'wrong-type'],
    [{ field: 'f1', is: 'greater', to: 1 }, '/to', 'comparison-mismatch'],
    [{ field: 'f2', is: 'less', to: 'soon' }, '/to', 'comparison-mismatch'],
    [{ field: 'f3', is: 'contains', to: 'y' }, '/to', 'comparison-mismatch'],
    [{ field: 'f0', is: 'contains', to: '' }, '/to', 'empty'],
    [{ field: 'f4', is: 'filled' }, '/field', 'comparison-mismatch'],
  ])('[C13] refuses the condition %j', (visibleWhen, place, code) => {
    const fields = [
      {},
      { kind: 'radio', options },
      { kind: 'date' },
      { kind: 'consent' },
      { kind: 'content' },
      { visibleWhen },
    ]
    expect(faultsOf(documentOf(fields))).toEqual([[`/pages/0/fields/5/visibleWhen${place}`, code]])
  })

  it('[C13] refuses fields whose being shown depends on itself, however far round', () => {
    const when = (field: string): object => ({ visibleWhen: { not: { any: [{ field, is: 'filled' }] } } })
    expect(faultsOf(documentOf([when('f0'), when('f2'), when('f1'), when('f1'), {}]))).toEqual(
      [0, 1, 2].map((index) => [`/pages/0/fields/${index}/visibleWhen`, 'condition-cycle']),
    )
  })

  it.each([
    [{ kind: 'select' }, '/options', 'missing'],
    [{ kind: 'radio', options: [] }, '/options', 'empty'],
    [{ kind: 'radio', options: [{ value: '', label: 'None' }] }, '/options/0/value', 'empty'],
    [{ kind: 'radio', options: [...options, { value: 'yes', label: 'Yes!' }] }, '/options/2/value', 'duplicate'],
    [{ kind: 'select', options, default: 'maybe' }, '/default', 'unknown-reference'],
    [{ kind: 'checkboxes', options, default: ['yes', 'maybe'] }, '/default/1', 'unknown-reference'],
    [{ kind: 'checkboxes', options, default: 'yes' }, '/default', 'wrong-type'],
    [{ kind: 'consent', default: 'yes' }, '/default', 'wrong-type'],
  ])('[C14] refuses the choice %j', (field, place, code) => {
    expect(faultsOf(documentOf([field]))).toEqual([[at(place), code]])
  })
})
