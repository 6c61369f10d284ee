import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText, readRichText, type TextNode } from './rich-text.ts'

const text = (words: string): TextNode => ({ kind: 'text', text: words })
const bold = (...nodes: readonly TextNode[]): TextNode => ({ kind: 'bold', nodes })
const link = (words: string, url: string): TextNode => ({ kind: 'link', url, text: words })

it.each([
  ['plain', [text('plain')]],
  ['a **bold** word', [text('a '), bold(text('bold')), text(' word')]],
  ['our [terms](https://example.org/t?a=1#b)', [text('our '), link('terms', 'https://example.org/t?a=1#b')]],
  ['[mail](mailto:a@example.org)', [link('mail', 'mailto:a@example.org')]],
  ['**see [this](http://a.example) first**', [bold(text('see '), link('this', 'http://a.example'), text(' first'))]],
  ['two ** stars', [text('two '), text('**'), text(' stars')]],
  ['**a** and **b', [bold(text('a')), text(' and '), text('**'), text('b')]],
  ['[no](javascript:alert(1))', [text('[no](javascript:alert(1))')]],
  ['[no](data:text/html,x)', [text('[no](data:text/html,x)')]],
  ['[no](//example.org)', [text('[no](//example.org)')]],
  ['[no] (https://example.org)', [text('[no] (https://example.org)')]],
  ['<b>no</b> &amp; _no_', [text('<b>no</b> &amp; _no_')]],
  ['[a](HTTPS://EXAMPLE.ORG)', [link('a', 'HTTPS://EXAMPLE.ORG')]],
])('[C134] reads %s', (source, nodes) => {
  expect(readRichText(source)).toEqual(nodes)
})

const pieces = fc.constantFrom(
  '**',
  '*',
  '[',
  ']',
  '(',
  ')',
  '](',
  'https://a',
  'javascript:',
  'mailto:b',
  '<b>',
  '"',
  ' ',
  'word',
  '\n',
  '\\',
)

it('[C134] loses no word but its marks, and lets out no address that is none of the web', () => {
  const all = (nodes: readonly TextNode[]): readonly TextNode[] =>
    nodes.flatMap((node) => (node.kind === 'bold' ? [node, ...all(node.nodes)] : [node]))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces, { maxLength: 40 }).map((some) => some.join('')),
      ),
      (source) => {
        const nodes = readRichText(source)
        for (const node of all(nodes)) {
          if (node.kind === 'link') expect(node.url).toMatch(/^(https?:\/\/|mailto:)[^\s"<>]+$/i)
          expect(['text', 'bold', 'link']).toContain(node.kind)
        }
        // Written again with their marks, the nodes are the text that was read.
        const again = (some: readonly TextNode[]): string =>
          some
            .map((node) => {
              if (node.kind === 'text') return node.text
              return node.kind === 'bold' ? `**${again(node.nodes)}**` : `[${node.text}](${node.url})`
            })
            .join('')
        expect(again(nodes)).toBe(source)
        expect(plainText(nodes).length).toBeLessThanOrEqual(source.length)
      },
    ),
  )
})
