import { compileForm } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { emailJsPages } from './emailjs-pages.test.fixture.ts'
import type { Intake } from './intake.ts'
import { formFromIntake } from './intake.ts'
import { intakeLines } from './intake-lines.test.fixture.ts'
import { oddPastes } from './odd-pastes.test.fixture.ts'
import { plainForms } from './plain-forms.test.fixture.ts'
import { readPaste } from './read-paste.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./fixtures/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const expected = { ...emailJsPages, ...plainForms, ...oddPastes }
const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.txt$/g, ''))

async function intakeOf(name: string): Promise<Intake> {
  const reading = await readPaste(files[`./fixtures/${name}.txt`] ?? '')
  if (reading.status !== 'read') throw new Error(`${name} is ${reading.status}`)
  return reading.intake
}

it('[I610] every fixture has what it says written beside it', () => {
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
})

it.each(Object.keys(emailJsPages))('[I610] reads ids, parameters and form of %s', async (name) => {
  expect(intakeLines(await intakeOf(name))).toEqual(emailJsPages[name])
})

it.each(Object.keys(plainForms))('[I620] reads every control of %s', async (name) => {
  expect(intakeLines(await intakeOf(name))).toEqual(plainForms[name])
})

it.each(Object.keys(oddPastes))('[I610] [I612] reads what is in %s, and tells the rest', async (name) => {
  expect(intakeLines(await intakeOf(name))).toEqual(oddPastes[name])
})

it.each(names)('[I625] what is made of %s is a form without faults', async (name) => {
  const { form } = await intakeOf(name)
  if (!form) return
  const made = formFromIntake(form, { id: 'intake', address: '', fallbackTitle: 'Contact form' })
  const { delivery: _, ...undelivered } = made
  const parsed = parseForm(undelivered)
  expect(parsed.ok ? [] : parsed.error.faults).toEqual([])
  expect(compileForm(made).validate({})).toBeInstanceOf(Array)
})
