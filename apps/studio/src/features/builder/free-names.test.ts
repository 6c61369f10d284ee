import { brandFieldId, brandPageId, type Field, type Form } from '@letterslot/core'
import { expect, it } from 'vitest'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { event } from '../../domain/starts/event-starts.ts'
import { withFreeNames } from './parameter-name.ts'

const field = (name: string, more: Partial<Field> = {}): Field => ({
  ...{ id: brandFieldId(`f_${name}`), kind: 'text', name, label: name, rules: [], ...more },
})
const { form }: { readonly form: Form } = documentFromStart(event, { to: 'me@example.org', id: 'event' })
const into: Form = { ...form, pages: [{ id: brandPageId('p1'), fields: [field('people'), field('Total')] }] }

it('[T1583] the name of a pasted field stays where it is free, and where it is not, what names it among them goes along', () => {
  const copies = [
    field('people', { id: brandFieldId('copy') }),
    field('people_2', { help: 'Beside {{people}}' }),
    field('userName', { label: 'For {{people}} and {{Total}}', calculate: 'people * people_2 + Total' }),
  ]
  expect(withFreeNames(into, copies)).toEqual([
    { ...copies[0], name: 'people_3' },
    { ...copies[1], help: 'Beside {{people_3}}' },
    { ...copies[2], label: 'For {{people_3}} and {{Total}}', calculate: 'people_3 * people_2 + Total' },
  ])
})
