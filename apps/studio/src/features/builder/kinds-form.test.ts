import { compileForm, isAsked } from '@letterslot/core'
import { fieldKinds, mayAdvise, parseForm, rulesFor } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { kindsForm } from './kinds-form.ts'

const fieldsOf = (form: ReturnType<typeof kindsForm>) => form.pages.flatMap(({ fields }) => fields)

it('[T1790] the form of every kind is one that could be published in each dress, and has each kind once', () => {
  for (const form of [kindsForm(), kindsForm({ isRequired: false, hasHelp: true, hasAdvice: true })]) {
    expect(parseForm(form)).toMatchObject({ ok: true })
    expect(
      fieldsOf(form)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([...fieldKinds].toSorted())
  }
  const helped = fieldsOf(kindsForm({ hasHelp: true })).filter(({ help }) => help !== undefined)
  expect(helped.map(({ kind }) => kind).filter(isAsked)).toEqual(
    fieldsOf(kindsForm())
      .map(({ kind }) => kind)
      .filter(isAsked),
  )
})

it('[T1791] each kind that visitors answer has a problem in it while it is empty, and each that may advise a rule that does', () => {
  const form = kindsForm({ hasAdvice: true })
  const empty = new Set<string>(
    compileForm(form)
      .validate({})
      .map(({ field }) => field),
  )
  expect(fieldKinds.filter((kind) => isAsked(kind) && !empty.has(kind))).toEqual([])
  const advising = fieldsOf(form).filter(({ rules }) => rules.some(({ severity }) => severity))
  expect(advising.map(({ kind }) => kind).toSorted()).toEqual(
    fieldKinds.filter((kind) => rulesFor(kind).some((rule) => mayAdvise(rule, kind))).toSorted(),
  )
})
