import { loadTable } from '@letterslot/core/load-table'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contact, delivery, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'

const site = setPageStage()
const { openPage } = site

const ways = '+47 22 00 00 00'
const headers = (policy: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
})

/** The form, sending to the stage, on a host that adds a policy of its own. */
function openUnder(policy: string, form: object = contact): ReturnType<typeof openPage> {
  const { origin } = site.stage().server
  site.stage().put('/page', site.html({ ...form, delivery: { ...delivery, origin } }), headers(policy))
  return site.stage().open('/page', {})
}

describe('a one-file page under a host’s header', () => {
  it('[B575 R96 F46] that keeps it from sending: the visitor reads what is true, the console says why, and nothing is lost', async () => {
    const { page, complaints } = await openUnder("connect-src 'none'")
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
    await page.getByText('Atelier Nord cannot receive this form at the moment. This is not your fault.').waitFor()
    await page.getByText('Your answers are saved on this device.').waitFor()
    expect(await page.getByText('does not answer').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Send from my own mail' }).getAttribute('href')).toContain('Ada')
    expect(complaints.splice(0).filter((line) => line.startsWith('Letterslot'))).toEqual([
      `Letterslot: this page's policy keeps the form from sending. Add ${site.stage().server.origin} to connect-src.`,
    ])
    expect(site.stage().server.posts).toEqual([])

    // Whoever keeps the page mends it.
    site.stage().put('/page', site.html({ ...contact, delivery: { ...delivery, origin: site.stage().server.origin } }))
    await page.reload()
    await expect.poll(() => site.stage().server.posts.length).toBe(1)
    complaints.splice(0)
  })

  it('[B574 F46] that forbids its scripts, and posting: the other ways to the maker are in sight', async () => {
    const { page, complaints } = await openUnder("script-src 'self'; form-action 'none'")
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    // Playwright would wait for the navigation that the policy forbids.
    await page.locator('button[type=submit]').dispatchEvent('click')
    await expect.poll(() => complaints.some((line) => line.includes('form-action'))).toBe(true)
    complaints.splice(0)
    const others = page.getByRole('complementary')
    expect(await others.innerText()).toBe(
      `Reach Atelier Nord another way: hello@example.org ${ways} ateliernord.example/contact`,
    )
    expect(
      await others.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['mailto:hello@example.org', 'tel:+4722000000', 'https://ateliernord.example/contact'])
    expect([page.url(), site.stage().server.posts]).toEqual([`${site.stage().server.origin}/page`, []])
  })
})

describe('the other ways to the maker', () => {
  it('[B574] stand below the form with scripts off too, in its language', async () => {
    const { runtimes, stage, standalonePage } = site
    const form = { ...contact, locale: 'de', delivery: { ...delivery, origin: stage().server.origin } }
    const table = await loadTable(form)
    stage().put('/page', standalonePage({ form, runtime: runtimes().international, table, renderToStaticMarkup }))
    const { page } = await stage().open('/page', { javaScriptEnabled: false })
    expect(await page.getByRole('complementary').innerText()).toMatch(
      /^So erreichen Sie Atelier Nord auf anderem Weg: hello/,
    )
  })

  it.each([
    ['asleep', contact],
    ['awake', visit],
  ])('[B574] are gone where scripts run: %s', async (_name, form) => {
    const { page } = await openPage(form)
    expect([await page.locator('form').count(), await page.locator('aside').count()]).toEqual([1, 0])
  })

  it('[B574] are none of a form that knows none', () => {
    const { fallback: _fallback, ...bare } = delivery
    expect(site.html({ ...contact, delivery: bare })).not.toContain('<aside')
  })
})

describe('a one-file page in a frame that may not submit forms', () => {
  it.each([
    ['asleep', 'allow-scripts allow-same-origin'],
    ['awake, from no origin', 'allow-scripts'],
  ])('[B573 F47] a press on Send counts all the same, once, and so does Enter: %s', async (_name, sandbox) => {
    const { server } = site.stage()
    site.stage().put('/page', site.html({ ...contact, delivery: { ...delivery, origin: server.origin } }))
    site.stage().put('/frame', `<iframe width="600" height="760" src="/page" sandbox="${sandbox}"></iframe>`)
    const { page, complaints } = await site.stage().open('/frame', {})
    const frame = page.frameLocator('iframe')
    const send = frame.locator('button[type=submit]')
    await send.click()
    await frame.getByRole('heading', { name: 'There are 2 problems' }).waitFor()
    await frame.getByLabel('E-mail').fill('ada@example.org')
    await frame.getByLabel('Your name').fill('Ada')
    await frame.getByLabel('Your name').press('Enter')
    await frame.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(server.posts.map(({ path }) => path)).toEqual(['/api/v1.0/email/send'])
    // Chromium warns of such a frame, and reports that databases are denied to a page that heard of it.
    expect(complaints.splice(0).filter((line) => !/can escape its sandboxing|^undefined$/.test(line))).toEqual([])
  })
})
