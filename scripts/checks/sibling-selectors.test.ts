import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/**
 * A sibling without class or attribute on either side of `+` or `~`, the second one anything: Chromium keeps no note of such a
 * selector by name, so that each element that comes, goes or moves has all around it styled anew.
 */
const unnamed =
  /(?:^|[\s>,(])(?:\*|[a-z][a-z\d]*)\s*[+~]\s*(?:\*|div|span)(?![\w-])|^\s*[+~]\s*(?:\*|div|span)(?![\w-])/gm
const sheets = ['packages/react/src', 'packages/embed/src', 'apps/studio/src']
  .flatMap(filesUnder)
  .filter((file) => file.endsWith('.css'))

const found = (rules: string): readonly string[] =>
  Array.from(rules.replace(/\/\*.*?\*\//gs, '').matchAll(unnamed), ([one]) => one.trim())

it('no style sheet has a page styled anew where one element of it moves', () => {
  expect(sheets.flatMap((sheet) => found(read(sheet)).map((one) => `${sheet}: ${one}`))).toEqual([])
})

it('such a selector is found', () => {
  expect(found('.a > summary + * { }\n.b {\n  > * + * { }\n  + div { }\n}')).toEqual(['summary + *', '* + *', '+ div'])
  expect(found('.a > .b + * > .c { }\n.rows > li + li { }\na + b { width: calc(1px + 2px) }')).toEqual([])
})
