import { expect, test } from '@playwright/test'
import { contact, everyKind, formOf, visit } from '../packages/react/src/forms.test.fixture.ts'
import { guard } from './harness/guard.ts'
import { standInForProvider } from './harness/provider.ts'
import { buildReactSite } from './harness/react-site.ts'

const fieldsOf = ({ pages }: typeof contact) => pages.flatMap(({ fields }) => fields)

const form = formOf([...fieldsOf(everyKind), ...fieldsOf(visit)])
const signUp = formOf(
  fieldsOf(contact).filter(({ name }) => name === 'email'),
  { id: 'sign-up' },
)

for (const [version, manifest] of [
  ['18.2.0', 'e2e/react-18/package.json'],
  ['19.3.1', 'package.json'],
] as const)
  test(`[R8 R95] with React ${version} the built package draws, takes over a server’s markup and sends, without a warning`, async ({
    page,
    context,
  }) => {
    // It builds a site first.
    test.slow()
    const site = await buildReactSite(manifest, { form, signUp })
    const provider = await standInForProvider(context)
    const { errors } = guard(page)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    expect([site.version, site.complaints]).toEqual([version, []])
    expect(site.markup).toContain('How many?')
    for (const path of ['taken-over.html', 'drawn.html'] as const) {
      await page.goto(site.url(path))
      await expect(page.getByText(path === 'drawn.html' ? '2 messages' : '0 messages')).toBeVisible()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'There are 3 problems' })).toBeFocused()
      await page.getByLabel('A text').fill('Words')
      await page.getByLabel('A long text').fill('More words')
      await page.getByLabel('Apples').first().check()
      await page.getByLabel('Yes').check()
      await page.getByLabel('How many?').fill('3')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeFocused()
      await page.getByLabel('E-mail').fill('ada@example.org')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.locator('output')).toHaveText('sent')
    }
    expect(provider.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual(
      ['taken-over', 'drawn'].flatMap(() => [
        expect.objectContaining({ text: 'Words', textarea: 'More words', campaign: 'spring', people: '3' }),
        expect.objectContaining({ email: 'ada@example.org' }),
      ]),
    )
    expect([errors, warnings]).toEqual([[], []])
    await site.close()
  })
