import { describe, expect, it } from 'vitest'
import { applyFix, checkContract, starterEmail } from '../index.ts'
import { draftWith, found, limited, person } from './check-form-side.test.fixture.ts'

describe('files', () => {
  const cv = (rules: readonly object[]) =>
    draftWith({ fields: [{ id: 'f1', kind: 'file', name: 'cv', label: 'CV', rules }] })
  const shown = { subject: 'Hello', blocks: [] }
  const finding = (severity: string, sizeBytes?: number) => ({
    code: 'file-too-large',
    severity,
    place: 'form:/pages/0/fields/0/rules',
    name: 'cv',
    ...(sizeBytes !== undefined && { sizeBytes }),
    limitBytes: 500_000,
    fix: { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 500_000 },
  })
  const provider = { names: [], slots: ['cv'] }

  it.each([
    [
      'a larger bound',
      [{ kind: 'file', accept: '.pdf', maxBytes: 2_000_000 }],
      undefined,
      finding('warning', 2_000_000),
    ],
    ['a larger bound at a provider', [{ kind: 'file', maxBytes: 500_001 }], provider, finding('warning', 500_001)],
    ['no bound', [{ kind: 'file', accept: '.pdf' }], undefined, finding('info')],
    ['no bound at a provider', [], provider, finding('warning')],
  ])('[E88] finds %s', (_, rules, at, expected) => {
    expect(found(cv(rules), shown, { provider: at, maxFileBytes: 500_000 })).toEqual([expected])
  })

  it('[E88] finds nothing where the bound fits, or the size is not asked about', () => {
    expect(found(cv([{ kind: 'file', maxBytes: 500_000 }]), shown, { maxFileBytes: 500_000 })).toEqual([])
    expect(found(cv([]), shown)).toEqual([])
  })

  it('[E88] the fix sets the bound, beside the kinds that are taken', () => {
    const form = cv([{ kind: 'required' }, { kind: 'file', accept: '.pdf', maxBytes: 2_000_000 }])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    const settled = applyFix({ form, template }, { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 500_000 })
    expect(settled.form.pages[0]?.fields[0]?.rules).toEqual([
      { kind: 'required' },
      { kind: 'file', accept: '.pdf', maxBytes: 500_000 },
    ])
    expect(
      applyFix({ form: cv([]), template }, { kind: 'limitFile', place: '/pages/0/fields/0', maxBytes: 9 }).form.pages[0]
        ?.fields[0]?.rules,
    ).toEqual([{ kind: 'file', maxBytes: 9 }])
  })
})

describe('a template at the provider', () => {
  const message = { id: 'f2', kind: 'textarea', name: 'notes', label: 'Your message', rules: [limited(500)] }
  const cv = { id: 'f3', kind: 'file', name: 'cv', label: 'Your CV', rules: [] }
  const form = draftWith({ fields: [{ ...person, rules: [limited(80)] }, message, cv], delivery: {} })
  const provider = { names: ['from_name', 'message', 'colour', 'letterslot_reference'], slots: [] }

  it('[E83] finds a file without a place among its attachments, until its maker says that there is one', () => {
    const finding = {
      code: 'file-without-slot',
      severity: 'warning',
      place: 'form:/pages/0/fields/2',
      name: 'cv',
      fix: { kind: 'confirmSlot', name: 'cv' },
    }
    expect(found(form, {}, { provider: { names: [], slots: [] } })).toEqual([finding])
    expect(found(form, {}, { provider: { names: [], slots: ['cv'] } })).toEqual([])
  })

  it('[E83] a relay attaches files by itself, and nobody misses a row for them', () => {
    expect(
      found(form, { subject: 'Hello', blocks: [{ id: 'b1', kind: 'text', text: '{{notes}} {{full_name}}' }] }),
    ).toEqual([])
  })

  it('[E84] finds what its variables want and the form does not send, and what it does not print', () => {
    const fixed = (name: string, field: string) => ({
      code: 'unknown-parameter',
      severity: 'warning',
      place: `provider:${name}`,
      name,
      fix: { kind: 'mapParameter', name, field },
    })
    expect(found(form, {}, { provider: { ...provider, slots: ['cv'] } })).toEqual([
      fixed('from_name', 'f1'),
      fixed('message', 'f2'),
      { code: 'unknown-parameter', severity: 'warning', place: 'provider:colour', name: 'colour' },
      { code: 'field-not-in-mail', severity: 'info', place: 'form:/pages/0/fields/0', name: 'full_name' },
      { code: 'field-not-in-mail', severity: 'info', place: 'form:/pages/0/fields/1', name: 'notes' },
    ])
  })

  it('[E84] is settled by the proposals, and finds nothing in a layout that is only copied out', () => {
    const template = { ...starterEmail(form, { id: 't', to: '' }), subject: '{{nothing}}' }
    const options = { provider: { names: ['from_name', 'message'], slots: ['cv'] } }
    let settled = { form, template }
    for (const { fix } of checkContract(form, template, options)) {
      if (fix?.kind === 'mapParameter') settled = applyFix(settled, fix)
    }
    expect(settled.form.delivery?.map).toEqual({ from_name: 'f1', message: 'f2' })
    expect(checkContract(settled.form, settled.template, options)).toEqual([])
  })
})
