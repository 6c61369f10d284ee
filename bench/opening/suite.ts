import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildElement } from '../../packages/embed/build-element.ts'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { bundle } from '../bundle.ts'
import { head } from '../peer-pages.ts'
import type { Metric, Subject, Suite } from '../suite.ts'
import { openingPagePeers, openingStudioPeers } from './peers.ts'
import { opened } from './site.ts'
import { openSlowly, type Signs, type Site } from './slow-line.ts'

const root = join(import.meta.dirname, '..', '..')
const formText = readFileSync(join(root, 'scripts', 'sizes', 'eight-fields.form.json'), 'utf8')
const signs: Signs = {
  press: 'form button[type=submit]',
  // What a script says is wrong, or the browser.
  answer: '[aria-invalid=true], :user-invalid',
  field: '[name=full_name]',
}

const page = opened(
  { name: 'Letterslot, the page in one file' },
  signs,
  async () => new Map([['', await contactPage(JSON.parse(formText))]]),
)

let built: ReturnType<typeof buildElement> | undefined
const element = (name: string, inTwo: boolean): Subject =>
  opened({ name, isOurs: true }, signs, async () => {
    built ??= buildElement()
    const { element: whole } = await built
    const script = inTwo ? whole.first : whole
    const body = `<letterslot-form src="form.json"></letterslot-form><script type="module" src="${script.fileName}"></script>`
    return new Map([
      ['', `${head}<body>${body}`],
      ['form.json', formText],
      [script.fileName, script.script],
      ...(inTwo ? [[whole.rest.fileName, whole.rest.script] as const] : []),
    ])
  })

const reactHookForm = opened(
  { name: 'Preact, react-hook-form', packages: ['preact', 'react-hook-form'] },
  signs,
  async () => {
    const code = `import { EightFields } from './bench/opening/eight-fields.tsx'
    import { createElement, render } from 'react'
    render(createElement(EightFields), document.getElementById('root'))`
    const { files, entry } = await bundle(code, { react: 'preact/compat' })
    const body = `<div id="root"></div><script type="module" src="${entry}"></script>`
    return new Map([['', `${head}<body>${body}`], ...files])
  },
)

/** The markup of a form without scripts: what no library goes below. */
const plain = opened({ name: 'plain markup' }, signs, async () => {
  const text = await contactPage(JSON.parse(formText))
  return new Map([['', text.replace(/<script\b.*?<\/script>\n?/gs, '')]])
})

const until = (what: string, key: string): Metric => ({ key, label: what, unit: 'ms', better: 'lower' })
const drawing: readonly Metric[] = [
  until('first paint', 'paintedMs'),
  until('drawn', 'drawnMs'),
  { key: 'requests', label: 'requests until then', unit: '', better: 'lower' },
  { key: 'kb', label: 'travelled until then', unit: 'kB', better: 'lower' },
]
const later: readonly Metric[] = [
  { key: 'allRequests', label: 'requests in all', unit: '', better: 'lower' },
  { key: 'wholeKb', label: 'travelled in all', unit: 'kB', better: 'lower' },
]
const metrics: readonly Metric[] = [
  ...drawing,
  until('Send pressed as it is drawn: problems shown', 'answeredMs'),
  ...later,
  until('first letter, until it is painted', 'keyMs'),
]

const slowly = 'on a slow phone and line'

/** The page of eight fields as visitors open it. */
export const openingPage: Suite = {
  title: `A page of eight fields opened ${slowly}`,
  rounds: 7,
  peer: 'Preact, react-hook-form',
  subjects: [page, reactHookForm, ...openingPagePeers, plain],
  metrics,
}

/** The element with the same form on a page that has nothing else. */
export const openingElement: Suite = {
  title: `The element with eight fields opened ${slowly}`,
  rounds: 7,
  peer: 'Preact, react-hook-form',
  subjects: [
    element('Letterslot, the element in two files', true),
    element('the element in one file', false),
    reactHookForm,
    plain,
  ],
  metrics,
}

const dist = join(root, 'dist')
const studio: Site = (path) => {
  const file = join(dist, path || 'index.html')
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

/** The first screen of the built studio in a browser that has kept nothing. */
export const openingStudio: Suite = {
  title: `The studio opened ${slowly}`,
  rounds: 7,
  peer: 'SurveyJS Creator',
  subjects: [
    {
      name: 'Letterslot',
      run: (scale) =>
        openSlowly(
          studio,
          { press: 'ul[aria-label=Start] > :first-child button', answer: '[data-canvas-field]' },
          scale,
        ),
    },
    ...openingStudioPeers,
  ],
  metrics: [...drawing, until('pressed as it is drawn: a field to edit', 'answeredMs'), ...later],
}
