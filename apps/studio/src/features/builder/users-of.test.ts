import { brandFieldId, brandPageId, type Field, type Form, type Page } from '@letterslot/core'
import { expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { removePage, restorePage, waysTo } from '../../domain/document/commands/pages.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { buildText } from '../../domain/texts/build.ts'
import { buildText as german } from '../../domain/texts/de/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { usersOf, usersOfOption, usersOfQuestion } from './users-of.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const id = brandFieldId
const people = { id: id('f4'), name: 'people' }
const group = { id: id('f3'), name: 'group' }
const asks = { field: people.id, is: 'filled' } as const

function withChanges(changes: Readonly<Record<string, Partial<Field>>>, form: Partial<Form> = {}): StudioDocument {
  const workshop = workshopForm()
  const pages = workshop.pages.map((page): Page => {
    const fields = page.fields.map((field) => ({ ...field, ...changes[field.id] }))
    return { ...page, fields }
  })
  return documentOf({ ...workshop, pages, ...form })
}

const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }

it.each<[Readonly<Record<string, Partial<Field>>>, Partial<Form>, string]>([
  [{ f1: { visibleWhen: asks } }, {}, '“Your name”'],
  [{ f1: { requiredWhen: { not: { field: id('f2'), is: 'equal', to: { field: people.id } } } } }, {}, '“Your name”'],
  [{ f1: { rules: [{ kind: 'compare', is: 'atLeast', to: { field: people.id } }] } }, {}, '“Your name”'],
  [{ f1: { rules: [{ kind: 'sum', with: [{ field: people.id }], max: 3 }] } }, {}, '“Your name”'],
  [{ f1: { rules: [{ kind: 'atLeastOne', with: [{ field: people.id }] }] } }, {}, '“Your name”'],
  [{ f1: { prefillFrom: { field: people.id } } }, {}, '“Your name”'],
  [{ f1: { kind: 'calculated', calculate: '2 * people' } }, {}, '“Your name”'],
  [{ f2: { label: 'The names of all {{ people }}' } }, {}, '“The names of all {{ people }}”'],
  [{ f1: { help: 'You and {{people}} more' } }, {}, '“Your name”'],
  [{ f1: { kind: 'section', text: 'You and {{people}} more' } }, {}, '“Your name”'],
  [{}, { translations: { de: { fields: { f1: { help: 'Sie und {{people}}' } } } } }, '“Your name”'],
  [{}, { sentText: 'See you all {{people}}' }, 'the line under “Sent”'],
  [{}, { translations: { de: { sentText: 'Bis bald, alle {{people}}' } } }, 'the line under “Sent”'],
  [{}, { sentBlocks: [{ id: 'b', kind: 'text', text: '{{people}} places are yours' }] }, 'the page of thanks'],
  [{}, { sentBlocks: [{ id: 'b', kind: 'calendar', text: 'Add', when: '{{people}}' }] }, 'the page of thanks'],
  [{}, { delivery: { ...delivery, map: { seats: 'f4' } } }, 'a parameter that is sent'],
  [{}, { delivery: { ...delivery, noteIn: 'people' } }, 'the note of late messages'],
])('[T1735] a field that %j and %j name is still named by %s', (changes, form, user) => {
  const document = withChanges(changes, form)
  const before = JSON.stringify(document.form.pages.slice(0, 1))
  expect(usersOf(document, [people])).toEqual([user])
  expect(usersOf(document, [{ id: id('f5'), name: 'notes' }])).toEqual([])
  expect(JSON.stringify(document.form.pages.slice(0, 1))).toBe(before)
})

it('[T1735] ways between pages and the mail name fields too, and what is deleted together is not told', () => {
  const document = withChanges({ f1: { visibleWhen: asks } })
  const [first, ...others] = document.form.pages
  const end = { when: asks, end: true } as const
  const pages = first ? [{ ...first, title: 'You', next: [end] }, ...others] : []
  const email = { ...document.email, subject: 'For {{people}}' }
  const whole = { ...document, email, form: { ...document.form, pages } }
  expect(usersOf(whole, [people])).toEqual(['“Your name”', 'the ways of “You”', 'the e-mail'])
  expect(usersOf(whole, [people, { id: id('f1'), name: 'full_name' }])).toEqual(['the ways of “You”', 'the e-mail'])
  const users = ['a', 'b', 'c', 'd']
  expect([
    buildText.stillNamed('Deleted', []),
    buildText.stillNamed('Deleted', users),
    german.stillNamed('Gelöscht', users),
  ]).toEqual(['Deleted', 'Deleted. Still named by a, b, c and 1 more', 'Gelöscht. Noch genannt: a, b, c und 1 weitere'])
})

it('[T1735] an option is named by conditions, ways and calculations, a question of a group by calculations', () => {
  const { form } = withChanges({
    f1: { visibleWhen: { any: [{ field: group.id, is: 'in', to: ['no', 'yes'] }] } },
    f2: { kind: 'calculated', calculate: 'if(group = "yes", sum(group.age), 1)' },
    f5: { visibleWhen: { field: group.id, is: 'equal', to: 'no' } },
  })
  expect(usersOfOption(form, group, 'yes')).toEqual(['“Your name”', '“E-mail”'])
  expect(usersOfOption(form, group, 'no')).toEqual(['“Your name”', '“Anything else?”'])
  expect(usersOfOption(form, people, 'yes')).toEqual([])
  expect([usersOfQuestion(form, group, 'age'), usersOfQuestion(form, group, 'name')]).toEqual([['“E-mail”'], []])
})

it('[T1735] a page is named by the ways to it, which come back with it', () => {
  const document = withChanges({})
  const [first, second] = document.form.pages
  if (!first || !second) throw new TypeError('The fixture has two pages.')
  const third = { id: brandPageId('p3'), fields: [] }
  const next = [{ when: asks, to: third.id }, { to: second.id }]
  const whole = { ...document, form: { ...document.form, pages: [{ ...first, title: 'You', next }, second, third] } }
  const ways = waysTo(whole.form.pages, third.id)
  expect(ways).toEqual([{ id: first.id, next }])
  expect(pagesText.waysGone('Gone', ['You'])).toBe('Gone. Ways to it are gone from “You”')
  const removed = applyCommand(whole, removePage(third.id)).document
  expect(removed.form.pages[0]?.next).toEqual([{ to: second.id }])
  const restored = applyCommand(removed, restorePage(third, { index: 2, progress: undefined, ways })).document
  expect(restored.form.pages).toEqual(whole.form.pages)
  expect(allFields(restored.form)).toHaveLength(5)
})
