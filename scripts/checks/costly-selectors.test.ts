import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The studio's page, chosen by what it has: a letter in a form of 1,000 fields had all of them styled anew, 65 ms of it. */
const wholePage = /(?:\b(?:html|body)\)?|:root):has\(/g

/**
 * A sibling without class or attribute on either side of `+` or `~`, the second one anything: Chromium keeps no note of such a
 * selector by name, so that each element that comes, goes or moves has all around it styled anew.
 */
const unnamed =
  /(?:^|[\s>,(])(?:\*|[a-z][a-z\d]*)\s*[+~]\s*(?:\*|div|span)(?![\w-])|^\s*[+~]\s*(?:\*|div|span)(?![\w-])/gm
const sheets = ['packages/react/src', 'packages/embed/src', 'apps/studio/src']
  .flatMap(filesUnder)
  .filter((file) => file.endsWith('.css'))

const found = (rules: string, costly: readonly RegExp[] = [unnamed, wholePage]): readonly string[] =>
  costly.flatMap((pattern) => Array.from(rules.replace(/\/\*.*?\*\//gs, '').matchAll(pattern), ([one]) => one.trim()))

it('no style sheet has a page styled anew where one element of it changes', () => {
  const all = sheets.flatMap((sheet) =>
    found(read(sheet), sheet.startsWith('apps/studio/') ? undefined : [unnamed]).map((one) => `${sheet}: ${one}`),
  )
  expect(all).toEqual([])
})

it('such a selector is found', () => {
  expect(found('.a > summary + * { }\n.b {\n  > * + * { }\n  + div { }\n}')).toEqual(['summary + *', '* + *', '+ div'])
  expect(found(':global(body):has([data-late]) .a { }\n:root:has(.b) { }')).toEqual(['body):has(', ':root:has('])
  expect(found('.a > .b + * > .c { }\n.rows > li + li { }\na + b { width: calc(1px + 2px) }')).toEqual([])
})
