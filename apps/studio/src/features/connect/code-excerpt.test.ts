import { expect, it } from 'vitest'
import { codeExcerpt } from './PasteIds.tsx'

const drawn = (text: string, ids: readonly string[]): readonly string[] =>
  codeExcerpt(text, ids).map((line) =>
    line.kind === 'gap' ? '…' : line.segments.map((one) => (one.isLit ? `[${one.text}]` : one.text)).join(''),
  )

it('[T872] ids are lit where they stand in the code, the longer of two first', () => {
  expect(drawn("init('pk')\nsend('service_1', 'service_12', f)", ['pk', 'service_1', 'service_12'])).toEqual([
    "init('[pk]')",
    "send('[service_1]', '[service_12]', f)",
  ])
})

it('[T872] of a long page the lines around its ids are shown, and that lines are left out', () => {
  const page = [...Array(100).fill('x'), "send('service_1')", ...Array(100).fill('y')].join('\n')
  expect(drawn(page, ['service_1'])).toEqual(['…', 'x', "send('[service_1]')", 'y', '…'])
  expect(drawn(page, [])).toEqual([])
})

it('[T872] minified code is shown around its id', () => {
  const [line = ''] = drawn(`${'a;'.repeat(1000)}send('service_1')${'b;'.repeat(1000)}`, ['service_1'])
  expect(line).toMatch(/^(a;)+send\('\[service_1\]'\)(b;)+b?$/)
  expect(line.length).toBeLessThan(450)
})

it('[T872] [F71] twice the paste takes about twice as long, whatever it repeats', () => {
  const once = 's'.repeat(500_000)
  expect(codeExcerpt(once + once, ['s'.repeat(20)]).length).toBe(1)
  expect(codeExcerpt('\n'.repeat(1_000_000), ['service_1'])).toEqual([])
})
