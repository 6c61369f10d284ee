import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { elementBySource, scriptTag } from '../apps/studio/src/features/publish/embed-snippet.ts'
import { installLines, reactSnippet } from '../apps/studio/src/features/publish/react-snippet.ts'
import { codeOf, fencesOf } from './harness/fences.ts'
import { test } from './harness/test.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const { version } = JSON.parse(read('packages/react/package.json'))

test('[T780] what the documents print is what Publish prints, and every block of the guide is the example’s', () => {
  const guide = fencesOf('docs/guides/react.md')
  const loose = guide.filter(({ language, of, code }) => {
    if (of === 'published') return code.trimEnd() !== reactSnippet('contact.form.json')
    if (language === 'sh') return !['npm run build', installLines(version)].includes(code.trimEnd())
    const file = read(`examples/react-vite/${of}`)
    return language === 'tsx' ? file !== code : !file.includes(code)
  })
  expect(guide.length).toBeGreaterThan(8)
  expect(loose).toEqual([])
  expect(codeOf('packages/react/README.md', 'sh', 'npm install')).toBe(installLines(version))
  expect(installLines(version)).toContain(codeOf('packages/client/README.md', 'sh', 'npm install'))
  expect(codeOf('packages/react/README.md', 'tsx', 'import')).toBe(reactSnippet('contact.form.json'))

  const page = read('examples/html-element/index.html')
  expect(page).toContain(scriptTag('letterslot-form.js', 'sha384-…'))
  expect(page).toContain(elementBySource('contact.form.json').replace('</letterslot-form>', ''))

  const [one, outbox] = fencesOf('examples/emailjs/README.md')
    .filter(({ language }) => language === 'diff')
    .map(({ code }) => code)
  const before = read('examples/emailjs/before/contact.js')
  const [taken = '', put = ''] = (one ?? '').split('\n').map((line) => line.slice(1))
  expect(before.replace(taken, put)).toBe(read('examples/emailjs/after/contact.js'))
  const side = (sign: string): string =>
    (outbox ?? '')
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  expect(before).toContain(side('-'))
  expect(read('examples/emailjs/outbox/contact.js')).toContain(side('+'))
})
