import { expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import { localizeForm } from '../localize-form.ts'
import type { SentBlock } from '../model/sent-block.ts'
import { checkForm } from './check-form.ts'

const heading: SentBlock = { id: 'b1', kind: 'heading', text: 'Thank you, {{n0}}' }
const image: SentBlock = { id: 'b2', kind: 'image', image: 'https://example.org/a.webp', alt: 'The square' }
const link: SentBlock = { id: 'b3', kind: 'link', text: 'Go on', to: 'https://example.org' }
const calendar: SentBlock = {
  id: 'b4',
  kind: 'calendar',
  text: 'Add to calendar',
  when: '2027-03-31T14:00/2027-03-31T16:00',
}
const copy: SentBlock = { id: 'b5', kind: 'copy', text: 'Copy what I wrote' }
const many = Array.from({ length: 21 }, (_, index) => ({ ...heading, id: `b${index}` }))

it.each([
  [[heading, image, link], []],
  [[calendar, { ...calendar, id: 'b6', when: '{{n0}}T{{n0}}', place: 'At {{n0}}' }, copy], []],
  [[{ ...calendar, when: 'soon' }], ['/sentBlocks/0/when unknown-value']],
  [[{ ...calendar, when: ' ' }], ['/sentBlocks/0/when empty']],
  [[{ ...calendar, when: '{{gone}}' }], ['/sentBlocks/0/when unknown-reference']],
  [[{ ...calendar, place: '{{gone}}' }], ['/sentBlocks/0/place unknown-reference']],
  [[{ ...copy, text: '' }], ['/sentBlocks/0/text empty']],
  [[{ ...heading, text: ' ' }], ['/sentBlocks/0/text empty']],
  [[{ ...heading, text: '{{gone}}' }], ['/sentBlocks/0/text unknown-reference']],
  [[{ ...heading, kind: 'html' }], ['/sentBlocks/0/kind unknown-value']],
  [[{ ...image, image: 'http://example.org/a.webp' }], ['/sentBlocks/0/image bad-picture']],
  [[{ ...link, to: 'javascript:alert(1)' }], ['/sentBlocks/0/to bad-link']],
  [[heading, { ...link, id: 'b1' }], ['/sentBlocks/1/id duplicate']],
  [many, ['/sentBlocks too-large']],
])('[C740] blocks under the receipt are checked: %j', (sentBlocks, faults) => {
  const form = Object.assign(formOf([{}]), { sentBlocks })
  expect(checkForm(form).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(faults)
})

it('[C741] a language says their words, and those in place of a picture; what it leaves out stays', () => {
  const words = { b1: 'Danke, {{n0}}', b2: 'Der Platz', b3: ' ' }
  const form = { ...formOf([{}]), sentBlocks: [heading, image, link], translations: { de: { sentBlocks: words } } }
  expect(checkForm(form)).toEqual([])
  expect(localizeForm(form, 'de').sentBlocks).toEqual([
    { ...heading, text: 'Danke, {{n0}}' },
    { ...image, alt: 'Der Platz' },
    link,
  ])
})
