import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as translated from '@letterslot/react/translated'
import { describe, expect, it } from 'vitest'
import { fieldKindInfo } from '../../apps/studio/src/domain/document/field-kind-info.ts'
import { connectionStateText } from '../../apps/studio/src/domain/texts/connect.ts'
import { logicText } from '../../apps/studio/src/domain/texts/logic.ts'
import { publishPanelText } from '../../apps/studio/src/domain/texts/publish.ts'
import { saveText, shellText } from '../../apps/studio/src/domain/texts/shell.ts'
import { tryText } from '../../apps/studio/src/domain/texts/try.ts'
import { openGuide } from '../../e2e/harness/guide.ts'

const modules: Readonly<Record<string, object>> = import.meta.glob(
  ['../../apps/studio/src/domain/texts/*.ts', '!../../apps/studio/src/domain/texts/*.test.ts'],
  { eager: true },
)

/** Every sentence that a table of the studio's words holds as it stands on the screen. */
function sentencesOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesOf) : []
}

/** The words of some of the studio's tables. */
function wordsOf(names: readonly string[]): ReadonlySet<string> {
  const tables = names.map((name) => modules[`../../apps/studio/src/domain/texts/${name}.ts`])
  if (tables.includes(undefined)) throw new Error(`One of ${names.join(', ')} is no module of words.`)
  return new Set(tables.flatMap(sentencesOf))
}

describe.each([
  ['look.md', ['look', 'look-step', 'publish', 'shell']],
  ['languages.md', ['inspector', 'language', 'languages', 'publish', 'sentences', 'shell']],
])('the guide %s', (file, names) => {
  it('[T1351] quotes words that stand on the screens that it walks through', () => {
    const guide = openGuide(file)
    const said = wordsOf(names)
    expect(guide.left().filter((words) => !said.has(words))).toEqual([])
    expect(guide.left().length).toBeGreaterThan(10)
  })
})

const next = (['look', 'email', 'publish'] as const).map((step) => `${shellText.next}: ${shellText.steps[step]}`)
const locale: { readonly messages: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/core/locales/en.json'), 'utf8'),
)

/** Sentences that the studio puts together of words and values, and those of the form, by the guide that quotes them, or its part. */
const composed: Readonly<Record<string, readonly string[]>> = {
  'first-form.md': [
    ...next,
    saveText.saved + saveText.savedWhere,
    tryText.waits(1),
    locale.messages['notSentSaved'] ?? '',
    (locale.messages['rangeOverflow'] ?? '').replace('{limit}', '12'),
  ],
  'first-inbox.md': [
    ...next,
    connectionStateText.notFound(connectionStateText.refusedId['service-unknown']),
    connectionStateText.accepted('').replace('Accepted . ', ''),
  ],
  'workshop.md': [
    ...next,
    locale.messages['next'] ?? '',
    locale.messages['send'] ?? '',
    'Shown when “Do you bring a piece?” is Yes',
    'Do you bring a piece?',
    fieldKindInfo('date').label,
    fieldKindInfo('calculated').label,
    logicText.begin(logicText.shown.when),
    'A picture of it',
  ],
  'from-emailjs.md#In the studio: paste your code': [],
  'embed.md': [publishPanelText.element.script('').replace(' ()', '')],
}

it.each(Object.entries(composed))(
  '[T1351] the guide %s quotes words of the studio and of its forms',
  (part, sentences) => {
    const [file = '', heading] = part.split('#')
    const said = new Set([...Object.values(modules).flatMap(sentencesOf), ...sentences])
    const quoted = openGuide(file, heading).left()
    expect(quoted.filter((words) => !said.has(words))).toEqual([])
    expect(quoted.length).toBeGreaterThan(3)
  },
)

it('[T1351] the style sheets of the guide to a look name properties and parts that a form has', () => {
  const css = openGuide('look.md').code('css', 3).join('')
  const formCss = readFileSync(join(import.meta.dirname, '../../packages/react/src/form.css'), 'utf8')
  const named = [
    ...[...css.matchAll(/--ls-[\w-]+/g)].map(([name]) => `var(${name}`),
    ...[...css.matchAll(/::part\(([\w-]+)\)/g)].map(([, part = '']) => `.ls-${part}`),
  ]
  expect(named.filter((name) => !formCss.includes(name))).toEqual([])
  expect(named.length).toBe(7)
})

it('[T1351] the code of the guide to languages imports what the package gives out', () => {
  const manifest: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../packages/react/package.json'), 'utf8'),
  )
  const given = Object.keys(Object(Object(manifest)['exports'])).map((path) => path.replace(/^\./, '@letterslot/react'))
  const [code = ''] = openGuide('languages.md').code('tsx', 1)
  const imported = [...code.matchAll(/'(@letterslot[^']+)'/g)].map(([, path = '']) => path)
  expect(imported).toEqual(['@letterslot/react/translated', '@letterslot/react/form.css'])
  expect(imported.filter((path) => !given.includes(path))).toEqual([])
  expect(Object.keys(translated)).toContain('TranslatedForm')
})
