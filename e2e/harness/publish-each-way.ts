import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** A file as a browser saved it. */
export interface Downloaded {
  readonly name: string
  readonly text: string
}

/** Output of the screen Publish, each as it was downloaded or copied. */
export interface Published {
  readonly page: Downloaded
  readonly script: Downloaded
  readonly document: Downloaded
  /** Lines for a page's head, and for where the form shall stand: with the document beside the page, or in it. */
  readonly head: string
  readonly body: string
  readonly inline: string
  /** The script in two files, and the line for a page's head. */
  readonly inTwo: { readonly first: Downloaded; readonly rest: Downloaded; readonly head: string }
  /** Lines that install the packages, and a component. */
  readonly install: string
  readonly component: string
  readonly link: string
  /** The same form, once its first question asks for a password. */
  readonly secretLink: string
}

export const ids = { publicKey: 'kX3-7bPqLm2VzR9aT', serviceId: 'service_x1', templateId: 'template_7k' }

/**
 * Makes a contact form in a fresh studio, connects it to EmailJS, and publishes it in each way that there is. The studio
 * stays at the step Build of that form.
 */
export async function publishEachWay(page: Page, studio: string): Promise<Published> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const step = (name: RegExp) => page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()
  const way = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  async function download(name: RegExp): Promise<Downloaded> {
    const waiting = page.waitForEvent('download')
    await button(name).click()
    const file = await waiting
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  async function copy(what: string): Promise<string> {
    const text = await page.getByRole('textbox', { name: what, exact: true }).inputValue()
    await button(`Copy ${what}`).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    return text
  }

  await page.goto(studio)
  await button(/^I already use EmailJS/).click()
  await button('I only have the three ids').click()
  await page.getByLabel('Public key').fill(ids.publicKey)
  await page.getByLabel('Service ID').fill(ids.serviceId)
  await page.getByLabel('Template ID').fill(ids.templateId)
  await button('Make a contact form with it').click()
  await page.waitForURL(/\/build$/)
  await step(/Publish/)
  await page.getByLabel('E-mail', { exact: true }).fill('hello@example.org')
  await expect(page.getByRole('heading', { name: /^It can go out\./ })).toBeVisible()
  const file = await download(/^Download page \(1 file, /)
  await way('Embed')
  const script = await download(/^Download the script/)
  const document = await download(/^Download the form/)
  const head = await copy('In the page’s head')
  const body = await copy('Where the form shall stand')
  const inline = await copy('Or with the form in it, instead of the second file')
  await page.getByRole('radio', { name: 'In two files' }).click()
  const first = await download(/^Download the first file/)
  const rest = await download(/^Download the second file/)
  const inTwo = { first, rest, head: await copy('In the page’s head') }
  await way('React')
  const install = await copy('In your site: install them')
  const component = await copy('Then show the form, its file beside this one')
  await way('Link')
  const link = await copy('The link')
  await step(/Build/)
  await page.getByRole('textbox', { name: 'Label' }).first().fill('Your password')
  await step(/Publish/)
  await way('Link')
  await expect(page.getByText(/^Visitors are warned/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'The link' })).not.toHaveValue(link)
  const secretLink = await copy('The link')
  await step(/Build/)
  await page.getByRole('textbox', { name: 'Label' }).first().fill('Your name')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  return { page: file, script, document, head, body, inline, inTwo, install, component, link, secretLink }
}
