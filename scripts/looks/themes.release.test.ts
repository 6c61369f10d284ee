import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Look } from '@letterslot/core'
import { languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import type { BrowserContext, Page } from 'playwright'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterState, previewStates } from '../../apps/studio/src/domain/look/preview-state.ts'
import { themes } from '../../apps/studio/src/domain/look/themes.ts'
import { FormBody } from '../../packages/react/src/FormBody.tsx'
import { createFormContext } from '../../packages/react/src/form/create-form-context.ts'
import { formOf } from '../../packages/react/src/form/form-file.ts'
import { lookProps } from '../../packages/react/src/form/look-props.ts'
import { allAnswers, allKindsInUse, answers } from '../../packages/react/src/form-kinds.test.fixture.ts'
import { withEveryKind } from '../../packages/react/src/kinds/with-every-kind.ts'
import { createFormHandle } from '../../packages/react/src/LetterslotForm.tsx'
import { PageButtons } from '../../packages/react/src/pages/PageButtons.tsx'
import { Pages } from '../../packages/react/src/pages/Pages.tsx'
import * as rareParts from '../../packages/react/src/rare/rare-parts.ts'
import { ErrorSummary } from '../../packages/react/src/submission/ErrorSummary.tsx'
import { SubmissionOutcome } from '../../packages/react/src/submission/SubmissionOutcome.tsx'
import { sharedChromium } from '../shared-chromium.ts'

const root = join(import.meta.dirname, '..', '..')
const cssOf = (file: string): string => readFileSync(join(root, 'packages', 'react', 'src', file), 'utf8')
/** The form's style sheet, and behind it that of every folder of kinds. */
const css = ['form.css', ...[...cssOf('kinds.css').matchAll(/@import "\.\/(.*)"/g)].map(([, file = '']) => file)]
  .map(cssOf)
  .join('')

/** The states of a form, each drawn once, with every kind of field in those that show fields. */
async function markupIn(locale: 'en' | 'ar'): Promise<string> {
  const last = { id: 'p9', title: 'Last', fields: [] }
  const inSteps = { ...allKindsInUse, locale, progress: 'steps', pages: [...allKindsInUse.pages, last] }
  const form = formOf(inSteps)
  const language = languageOf(await loadTable(form))
  const parts = { ...withEveryKind(rareParts, form), language }
  const drawings = previewStates.flatMap((name): readonly ReactElement[] => {
    const defaultValues = name === 'problems' ? {} : { ...answers, ...allAnswers }
    const handle = createFormHandle(form, { options: { rareParts: parts, defaultValues } })
    enterState(handle, name, Date.now())
    const context = createFormContext(handle, {
      components: {},
      editing: false,
      headingLevel: 2,
      idPrefix: `${name}-`,
      rareParts: parts,
      texts: undefined,
    })
    const state = handle.store.state()
    switch (state.status) {
      case 'notSent':
      case 'needsPerson':
      case 'sent':
        return [createElement(SubmissionOutcome, { context, state })]
      case 'problems':
        return [
          createElement(ErrorSummary, { context, issues: state.issues, round: 1 }),
          createElement(FormBody, { context }),
        ]
      default:
        return [
          createElement(Pages, { context }),
          createElement(FormBody, { context }),
          createElement(PageButtons, { context }),
        ]
    }
  })
  const box = (drawing: ReactElement): string =>
    `<div class="ls-form" lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><div class="ls-body">${renderToStaticMarkup(drawing)}</div></div>`
  return drawings.map(box).join('')
}

let context: BrowserContext
const pages = new Map<string, Page>()

beforeAll(async () => {
  const browser = await sharedChromium()
  context = await browser.newContext({ viewport: { width: 800, height: 900 } })
  for (const locale of ['en', 'ar'] as const) {
    const page = await context.newPage()
    const dir = locale === 'ar' ? 'rtl' : 'ltr'
    await page.setContent(
      `<!doctype html><html lang="${locale}" dir="${dir}"><head><title>Form</title><style>${css}*{transition:none!important;animation:none!important}</style></head><body><main><h1>Form</h1>${await markupIn(locale)}</main></body></html>`,
    )
    pages.set(dir, page)
  }
}, 60_000)
afterAll(() => context.close())

/** Gives every form of a page a look, on its paper. */
async function wear(page: Page, look: Look): Promise<void> {
  const { className, style } = lookProps(look)
  const tokens = Object.entries(style).map(([name, value]) => [name, `${value}`] as const)
  const worn = { className, tokens, scheme: `${look.scheme}`, paper: `light-dark(${look.tokens?.['color.paper']})` }
  await page.evaluate(({ className: classes, tokens: all, scheme, paper }) => {
    // A theme without paper of its own stands on the page's.
    document.documentElement.style.cssText = `color-scheme: ${scheme}; background: canvas; color: canvastext`
    document.body.style.background = paper
    for (const one of document.querySelectorAll<HTMLElement>('.ls-form')) {
      one.className = classes
      one.dataset['theme'] = scheme
      for (const [name, value] of all) one.style.setProperty(name, value)
    }
  }, worn)
}

/** All that axe has rules for, up to AA. */
const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Those that a theme can break: its colours, and the sizes of its controls. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block', 'target-size']

const combinations = themes.flatMap((theme, index) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['ltr', 'rtl'].map((dir) => ({ theme, scheme, dir, isFirst: index === 0 })),
  ),
)

it.each(combinations.map((one) => [one.theme.id, one.scheme, one.dir, one] as const))(
  '[T1622] axe finds nothing in any kind of field and any state in %s, %s, %s',
  async (_theme, _scheme, _dir, { theme, scheme, dir, isFirst }) => {
    const page = pages.get(dir)
    if (!page) throw new Error('No page.')
    // No word stands on the stripe; axe takes the whole sheet for it.
    await wear(page, { tokens: { ...theme.tokens, stripe: 'off' }, scheme })
    const builder = new AxeBuilder({ page }).setLegacyMode()
    const { violations, passes } = await (isFirst
      ? builder.withTags(everyTag)
      : builder.withRules(rulesOfThemes)
    ).analyze()
    expect(
      violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => [html, failureSummary])]),
    ).toEqual([])
    const measured = passes.find(({ id }) => id === 'color-contrast')?.nodes.length
    expect(measured).toBeGreaterThan(150)
  },
  60_000,
)

it('[T1622] is no test that cannot fail: axe names a pair of colours that nobody can read', async () => {
  const page = pages.get('ltr')
  if (!page) throw new Error('No page.')
  const [theme] = themes
  await wear(page, {
    tokens: { ...theme?.tokens, stripe: 'off', 'color.quiet': ['#cccccc', '#333333'] },
    scheme: 'light',
  })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(rulesOfThemes).analyze()
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast'])
})
