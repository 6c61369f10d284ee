import { describe, expect, it } from 'vitest'
import { contact, field, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'

const { html, openPage, runtimes } = setPageStage()

const styles = (page: string): string => [...page.matchAll(/<style>(.*?)<\/style>/gs)].join('')
const withFile = formOf([field('file', 'plan', 'Your plan')])
const look = { tokens: {}, css: '.ls-summary { padding: 1px }' }

describe('the style sheet of a one-file page', () => {
  it.each([
    ['of a form of text', contact, '10px'],
    ['of every form', visit, '10px'],
    ['with a look, whose own rules go before it', { ...contact, look }, '1px'],
  ])('[B641] has all that follows Send once the form is used: %s', async (_name, form, padding) => {
    expect(styles(html(form))).not.toContain('.ls-panel{')
    const { page } = await openPage(form)
    await page.getByRole('button', { name: 'Send' }).click()
    const summary = page.locator('.ls-summary')
    await summary.waitFor()
    const drawn = await summary.evaluate((element) => {
      const { paddingTop, borderInlineStartWidth } = getComputedStyle(element)
      const issue = document.querySelector('.ls-issues p')
      return [paddingTop, borderInlineStartWidth, issue && getComputedStyle(issue).display]
    })
    expect(drawn).toEqual([padding, '4px', 'flex'])
  })

  it('[B642] has what fields of files and parts of few forms want where the form has some, and only there', async () => {
    const choice = formOf([field('radio', 'way', 'Your way', { options: [{ value: 'a', label: 'A' }] })])
    const brought = [withFile, { ...withFile, look }, choice, contact]
      .map((form) => styles(html(form)))
      .map((style) => ['.ls-file{', '.ls-link{'].map((rule) => style.includes(rule)))
    expect(brought).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ])
    const { page } = await openPage(withFile, { javaScriptEnabled: false })
    const drawn = await page.getByLabel('Your plan').evaluate((element) => getComputedStyle(element).borderTopStyle)
    expect(drawn).toBe('dashed')
  })
})

it('[B644] has the values of tokens in their place, but with a look', () => {
  for (const form of [contact, visit, withFile])
    expect(styles(html(form))).not.toMatch(/data-(size|theme)|var\(--ls-font/)
  expect(styles(html({ ...contact, look }))).toMatch(/data-size.*var\(--ls-font/s)
})

it('[B644] uses no token that nothing states, whatever stands beside it', () => {
  for (const { short, plain, whole, rareStyle, fileStyle, kindTokens, kindStyles } of Object.values(runtimes())) {
    const ofKinds = kindTokens + Object.values(kindStyles).join('')
    const sheets = [short.css + rareStyle, plain.css + rareStyle, whole.css + rareStyle + fileStyle + ofKinds]
    const pages = [short, plain, whole].map(
      ({ later }, index) => `${sheets[index]}${later.map(({ script }) => script).join('')}`,
    )
    for (const page of pages) {
      const used = [...page.matchAll(/var\((--ls-[\w-]+)/g)].map(([, name]) => name)
      expect(used.filter((name) => !page.includes(`${name}:`))).toEqual([])
    }
  }
})

it('[B645] has no rule of choices where the form asks only for text', () => {
  const rules = [contact, visit].map((form) =>
    /select\.ls-control|\[type=radio\]|data-kind=consent/.test(styles(html(form))),
  )
  expect(rules).toEqual([false, true])
})

it('[B646] has at first no token and no class of what comes later, or of fields that its form has none of', () => {
  const first = styles(html(contact))
  const stated = [...first.matchAll(/(--ls-[\w-]+):/g)].map(([, name = '']) => name)
  expect(stated).not.toEqual([])
  expect(stated.filter((name) => !first.includes(`var(${name})`))).toEqual([])
  const others = [/\.ls-(drop|files?)\b|file-selector/, /\.ls-choice\b/, /\.ls-(summary|spin)\b/]
  const named = [contact, visit, withFile].map((form) => others.map((one) => one.test(styles(html(form)))))
  expect(named).toEqual([
    [false, false, false],
    [false, true, false],
    [true, true, false],
  ])
})

it('[B643] has what posts its form without scripts until its script draws it', async () => {
  const { page } = await openPage(contact)
  const identifiers = page.locator('input[type=hidden]')
  expect(await identifiers.count()).toBe(4)
  const name = page.getByLabel('Your name')
  await name.fill('Ada')
  await identifiers.first().waitFor({ state: 'detached' })
  expect([await identifiers.count(), await name.inputValue()]).toEqual([0, 'Ada'])
})
