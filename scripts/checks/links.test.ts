import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, read, root } from './tree.ts'

const documents = filesUnder('.').filter((file) => file.endsWith('.md'))
const prose = (file: string): string => read(file).replace(/```[\s\S]*?```/g, '')

/** Anchors as GitHub makes them of headings. */
const anchorsOf = (file: string): string[] =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links of a document to files of this repository, and to headings. */
const linksOf = (file: string): string[] =>
  [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '').filter((link) => !/^[a-z]+:/i.test(link))

it.each(documents)('%s has no broken link', (file) => {
  const broken = linksOf(file).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/')
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(target).includes(anchor))
  })
  expect(broken).toEqual([])
})

it('every document is reached from README.md or docs/README.md', () => {
  const seen = new Set<string>()
  const open = ['README.md', 'docs/README.md']
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !file.endsWith('.md') || !existsSync(join(root, file))) continue
    seen.add(file)
    for (const link of linksOf(file)) {
      const [path = ''] = link.split('#')
      if (path !== '') open.push(normalize(join(dirname(file), path)).replaceAll('\\', '/'))
    }
  }
  const loose = documents.filter((file) => file.startsWith('docs/') && !seen.has(file))
  expect(loose).toEqual([])
})
