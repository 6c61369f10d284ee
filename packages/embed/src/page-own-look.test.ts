import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contact, field, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'

const site = setPageStage()
const { html, openPage } = site

const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('a one-file page of a form with a look of its own', () => {
  const src =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const look = {
    tokens: {
      'color.paper': ['#f3e6d8', '#170f0b'],
      'color.action': ['#a9502c', '#e8986d'],
      'size.width': 480,
      stripe: 'off',
      'label.position': 'beside',
    },
    cover: { src, alt: 'Bowls', width: 1200, height: 400, place: 'beside', focus: [20, 80] },
    logo: { src, alt: 'Atelier Nord', width: 100, height: 100 },
    css: 'h1 { text-transform: uppercase; line-height: 2 } button { border-radius: 3px }',
  }

  it('[B80 B1 B2] is drawn in it under its own policy, and asks for nothing', async () => {
    const { page } = await openPage({ ...contact, look }, {})
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    const looks = await page.evaluate(() => {
      const css = (selector: string, name: string): string => {
        const found = document.querySelector(selector)
        return found ? getComputedStyle(found).getPropertyValue(name) : ''
      }
      return [
        css('.ls-send', 'background-color'),
        css('h1', 'text-transform'),
        // Our own rules for these are of more classes.
        Number.parseFloat(css('h1', 'line-height')) / Number.parseFloat(css('h1', 'font-size')),
        css('.ls-send', 'border-radius'),
        css('.ls-cover img', 'object-position'),
        getComputedStyle(document.querySelector('.ls-form') ?? document.body, '::before').display,
      ]
    })
    expect(looks).toEqual(['rgb(169, 80, 44)', 'uppercase', 2, '3px', '20% 80%', 'none'])
    const boxes = async (): Promise<readonly number[]> => {
      const [cover, form] = [
        await page.getByAltText('Bowls').boundingBox(),
        await page.locator('.ls-form').boundingBox(),
      ]
      return [(form?.x ?? 0) - (cover?.width ?? 0), form?.width ?? 0]
    }
    // Beside the form where there is room for it, else above.
    expect((await boxes())[0]).toBeGreaterThan(0)
    expect((await boxes())[1]).toBe(480)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await boxes()).toEqual([-390, 390])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(requests.filter((url) => !url.startsWith('data:') && !url.endsWith('/page'))).toEqual([])
  })

  it('[B80] allows its second style sheet by hash, and fonts where it has some', () => {
    const fonts = [{ family: 'Nord', src: 'data:font/woff2;base64,d09GMg==' }]
    const page = html({ ...contact, look: { ...look, fonts } })
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => digest(text))
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    expect(styles[0]).toBe(site.runtimes().english.lookStyle.cssHash)
    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual(
      expect.arrayContaining([`style-src '${styles[0]}' '${styles[1]}'`, 'font-src data:']),
    )
    expect(page.match(/<(?!meta)[^>]* style=/)).toBe(null)
  })

  it('[B84] has nothing of a look where there is none, and its runtime knows of none', () => {
    expect(/--look-|ls-(?:cover|logo|sheet-|label-beside)/.test(html(contact))).toBe(false)
    const [, data = ''] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html({ ...contact, look })) ?? []
    expect([data.includes('Write to us'), data.includes('look')]).toEqual([true, false])
  })
})

describe('a one-file page with kinds that have a look of their own', () => {
  const steps = formOf([
    { ...field('yesNo', 'again', 'Again?'), options: ['yes', 'no'].map((value) => ({ value, label: value })) },
  ])

  it('[B500 R505] carries their script and their style sheet, which its policy allows, and other pages do not', () => {
    const has = (form: object) =>
      [/data-chunk="\.\/with-steps\.js"/, /@layer letterslot\{\.ls-steps/].map((part) => part.test(html(form)))
    expect([steps, contact, visit].map(has)).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    const styles = [...html(steps).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    const policy = /style-src ([^;]*)/.exec(html(steps).replaceAll('&#39;', "'"))?.[1]
    expect(policy).toBe(styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`).join(' '))
    expect(html({ ...steps, look: { tokens: {} } })).toContain('<style>@layer letterslot{.ls-steps')
    expect(html(steps).match(/<input [^>]*type="radio"[^>]*name="again"/g)?.length).toBe(2)
    // [R505] What has a name is posted: of a slider the box alone.
    const slider = html(formOf([field('slider', 'clay', 'Clay')]))
    expect(slider.match(/<input [^>]*type="range"[^>]*>/)?.[0]).toMatch(/^(?=.* hidden)(?!.* name=)/)
    expect(slider.match(/<input [^>]*name="clay"[^>]*>/)?.[0]).toContain('type="text"')
  })
})

describe('a one-file page with words in bold and with links', () => {
  const rich = { help: '**Best** by [mail](mailto:a@example.org)' }
  const asked = formOf([{ id: 'f1', kind: 'text', name: 'a', label: 'A', help: 'Best by mail', rich, rules: [] }])

  it.each([true, false])('[B79] shows them from the start; with scripts: %s', async (javaScriptEnabled) => {
    const { page } = await openPage(asked, javaScriptEnabled ? undefined : { javaScriptEnabled })
    expect(await page.getByRole('link', { name: 'mail' }).getAttribute('href')).toBe('mailto:a@example.org')
    expect(await page.locator('strong').allInnerTexts()).toEqual(['Best'])
    expect(await page.locator('.ls-help').innerText()).toBe('Best by mail')
  })
})
