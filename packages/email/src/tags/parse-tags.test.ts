import { expect, it } from 'vitest'
import { parseTags } from './parse-tags.ts'

const faultOf = (text: string): string | undefined => {
  const parsed = parseTags(text)
  return parsed.ok ? undefined : parsed.error.code
}

it.each([
  ['a hundred blanks', `{{${' '.repeat(100)}name}}`, undefined],
  ['one more', `{{${' '.repeat(101)}name}}`, 'tag-expression'],
  ['as many in a tag without end', `{{name${'\u00a0'.repeat(101)}`, 'tag-unclosed'],
  ['a long comment', `{{! ${'word '.repeat(10_000)}}}`, undefined],
  ['blanks between tags', `{{name}}${' '.repeat(5000)}{{name}}`, undefined],
  ['a name of 1,000 characters', `{{${'a'.repeat(1000)}}}`, undefined],
  ['a longer one', `{{${'a'.repeat(1001)}}}`, 'tag-expression'],
  ['64 sections in each other', `${'{{#a}}'.repeat(63)}{{a}}${'{{/a}}'.repeat(63)}`, undefined],
  ['10,000', `${'{{#a}}'.repeat(10_000)}{{a}}${'{{/a}}'.repeat(10_000)}`, 'tag-expression'],
] as const)('[E97] [F71] reads or refuses %s', (_, text, code) => {
  expect(faultOf(text)).toBe(code)
})
