import { createFormHandle, type FormHandle } from '@letterslot/react'
import * as ui from '@letterslot/react/submission-ui'
import { beforeEach, expect, it } from 'vitest'
import visit from '../../../scripts/sizes/eight-fields.form.json'
import { createElementReport } from './element-report.ts'
import { createElementValidity as createValidity } from './element-validity.ts'

class Host extends HTMLElement {
  static readonly formAssociated = true
  readonly internals = this.attachInternals()
  readonly root = this.attachShadow({ mode: 'open' })
}
customElements.define('report-host', Host)

const given = { f1: 'Ada', f2: 'ada@example.org', f3: '', f4: 'tuesday', f5: '', f6: '', f7: '', f8: true }
const form = document.createElement('form')
const host = new Host()

beforeEach(() => {
  host.root.innerHTML = '<div data-field="f1"><input></div><div data-field="f2"><input></div>'
  form.replaceChildren(host)
  document.body.append(form)
})

/** A report, and the number of times that the whole form was checked for it. */
function setUp(values: object) {
  const made = createFormHandle(visit, { options: { defaultValues: { ...given, ...values } }, ui })
  let checks = 0
  const validate: FormHandle['compiled']['validate'] = (all) => {
    checks++
    return made.compiled.validate(all)
  }
  const handle = { ...made, compiled: { ...made.compiled, validate } }
  const report = createElementReport(handle, host.internals, host.root, { createValidity })
  report.whole()
  const [name, email, , , group] = made.fields.map(({ id }) => id)
  if (!name || !email || !group) throw new Error('The form lacks a field.')
  return { report, store: made.store, name, email, group, checks: () => checks }
}

const told = (): readonly unknown[] => [...new FormData(form)].slice(0, 3)

it('[B151] changes the entry of one field, in its place, and checks that field alone', () => {
  const { report, store, name, checks } = setUp({})
  expect(host.internals.validity.valid).toBe(true)
  store.change(name, '')
  report.changed(name)
  expect(told()).toEqual([
    ['full_name', ''],
    ['email', 'ada@example.org'],
    ['phone', ''],
  ])
  expect([host.internals.validationMessage, checks()]).toEqual(['valueMissing', 1])
  store.change(name, 'Grace')
  report.changed(name)
  expect([host.internals.validity.valid, checks()]).toEqual([true, 1])
})

it('[B151] tells of the first field that something is wrong with', () => {
  const { report, store, name, email } = setUp({ f1: '', f2: 'nobody' })
  expect(host.internals.validationMessage).toBe('valueMissing')
  store.change(name, 'Ada')
  report.changed(name)
  expect(host.internals.validationMessage).toBe('typeMismatch')
  store.change(email, 'ada@example.org')
  report.changed(email)
  expect(host.internals.validity.valid).toBe(true)
})

it('[B151] checks the form where a condition reads the field', () => {
  const { report, store, group, checks } = setUp({})
  expect(new FormData(form).has('people')).toBe(false)
  store.change(group, 'yes')
  report.changed(group)
  expect([new FormData(form).has('people'), checks()]).toEqual([true, 2])
})

it('[B151] checks what depends on the field alone where no form is around it', () => {
  form.replaceChildren()
  document.body.append(host)
  host.root.innerHTML += '<div data-field="f6"><input></div>'
  const { report, store, group, checks } = setUp({ f6: '1' })
  store.change(group, 'yes')
  report.changed(group)
  expect([host.internals.validationMessage, checks()]).toEqual(['rangeUnderflow', 1])
  store.change(group, 'no')
  report.changed(group)
  expect([host.internals.validity.valid, checks()]).toEqual([true, 1])
})

it('[B33] [B151] tells a form that comes around it later what stands in it by then', () => {
  form.replaceChildren()
  document.body.append(host)
  const { report, store, name, email } = setUp({ f1: '' })
  expect(host.internals.validationMessage).toBe('valueMissing')
  store.change(name, 'Grace')
  report.changed(name)
  store.change(email, 'nobody')
  report.changed(email)
  expect(host.internals.validationMessage).toBe('typeMismatch')
  form.append(host)
  report.whole()
  expect(told().slice(0, 2)).toEqual([
    ['full_name', 'Grace'],
    ['email', 'nobody'],
  ])
})

it('[B628] holds back the form around it until its own can be checked', async () => {
  const made = createFormHandle(visit, { options: { defaultValues: { ...given, f2: 'nobody' } } })
  const report = createElementReport(made, host.internals, host.root, { createValidity })
  report.whole()
  expect([told()[0], host.internals.validationMessage]).toEqual([['full_name', 'Ada'], 'unchecked'])
  await expect.poll(() => host.internals.validationMessage).toBe('typeMismatch')
})
