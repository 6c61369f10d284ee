import { expect, it } from 'vitest'
import { fieldKinds } from './field-kind.ts'
import { holdsText, holdsValue, isAsked, isComparable, showsAnswer } from './kind-traits.ts'

it('tells kinds apart by what they hold, show, ask for, send as text and compare', () => {
  const lacking = (has: (kind: string) => boolean): readonly string[] => fieldKinds.filter((kind) => !has(kind))

  expect({
    value: lacking(holdsValue),
    answer: lacking(showsAnswer),
    question: lacking(isAsked),
    text: lacking(holdsText),
    comparison: lacking(isComparable),
  }).toEqual({
    value: ['section', 'content', 'image'],
    answer: ['hidden', 'section', 'content', 'image'],
    question: ['calculated', 'hidden', 'section', 'content', 'image'],
    text: ['file', 'signature', 'section', 'content', 'image'],
    comparison: ['file', 'signature', 'rows', 'section', 'content', 'image'],
  })
})
