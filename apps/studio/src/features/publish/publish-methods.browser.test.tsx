import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { unpackForm } from '../../domain/sharing/share-code.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { openStep } from '../email/open-step.test.fixture.tsx'
import { copied, copy, newest, openWay, settled, watchWaysOut, way } from './publish-methods.test.kit.tsx'

watchWaysOut()

const toBuild = () => page.getByRole('tabpanel').getByRole('link', { name: 'Open Build' })

describe('a link', () => {
  it('[T675] [T676] [T680] holds the form that is open, opens here alone, and freezes it once it is copied', async () => {
    const { saved, storage } = await openWay('Link')
    await expect.element(toBuild()).toHaveAttribute('href', expect.stringMatching(/\/build$/))
    await expect.element(page.getByText(/so the link opens here and nowhere else/)).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument()
    await copy('The link').click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    const [link = ''] = copied
    const shared = await unpackForm(new URL(link).hash.slice(1))
    expect(shared).toEqual({ ok: true, value: (await saved()).form })
    expect((await newest(storage))?.as).toBe('link')
    await expect.element(page.getByText('Open the link, and send yourself one message.')).toBeVisible()
    await expect.element(page.getByText(`${link.length} characters.`)).toBeVisible()
    await expect.element(page.getByText('Mail programs and chats hold that.')).toBeVisible()
    await expect.element(page.getByText('The same as revision 1')).toBeVisible()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+41 44 123 45 67')
    await expect.element(page.getByText('Changed since revision 1').first()).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^~ ?Changed: ?The other ways to reach you$/ }))
      .toBeVisible()
  })

  it('[T675] [T676] that names its maker says nothing of it, and can be made for another place', async () => {
    await openWay('Link', { ...settled, changes: { form: { ...signUpForm(), maker: 'Atelier Nord' } } })
    await expect.element(page.getByRole('textbox', { name: 'The link' })).toBeVisible()
    await expect.element(toBuild()).not.toBeInTheDocument()
    await page
      .getByRole('textbox', { name: 'Address of a Letterslot that visitors can reach' })
      .fill('https://you.github.io/letterslot')
    await expect
      .element(page.getByRole('textbox', { name: 'The link' }))
      .toHaveValue(expect.stringMatching(/^https:\/\/you\.github\.io\/letterslot\/f\/#1\./))
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  })

  it('[T675] is not made before everything is settled', async () => {
    await openWay('Link', { connection: practiceConnection, makerAddress: 'hello@example.org' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByText('Connect EmailJS first')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Connect EmailJS' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'The link' })).not.toBeInTheDocument()
  })

  it('[T674] that is long says so', async () => {
    // What cannot be compressed: every label is another.
    const fields = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `f${at}`, kind: 'text', name: `a${at}`, rules: [] },
      label: Array.from(crypto.getRandomValues(new Uint8Array(40)), (byte) => byte.toString(36)).join(''),
    }))
    const form = signUpForm({ pages: [{ id: 'p1', fields }] })
    await openWay('Link', { ...settled, changes: { form } })
    await expect.element(page.getByText(/^Some mail programs and chats cut links over 2,000/)).toBeVisible()
  })

  it('[T671] of a form that asks for secrets tells the maker that visitors are warned', async () => {
    const fields = [{ id: 'f1', kind: 'text', name: 'secret', label: 'Your password', rules: [] }]
    await openWay('Link', { ...settled, changes: { form: signUpForm({ pages: [{ id: 'p1', fields }] }) } })
    await expect.element(page.getByText(/^Visitors are warned/)).toBeVisible()
  })
})

describe('links that fill in', () => {
  const open = () => page.getByText('Links that fill in').click()

  it('[T1762] are written by choices and texts, tell what they do, and are copied with their QR code', async () => {
    const prefill = ['address']
    const options = ['fri', 'sat'].map((value) => ({ value, label: value.toUpperCase() }))
    const fields = [
      { id: 'f1', kind: 'text', name: 'who', label: 'Your name', prefill, rules: [{ kind: 'length', max: 5 }] },
      { id: 'f2', kind: 'checkboxes', name: 'days', label: 'Days', prefill, options, rules: [] },
      { id: 'f3', kind: 'radio', name: 'way', label: 'Way', prefill, options, rules: [] },
    ]
    await openStep('publish', { ...settled, changes: { form: signUpForm({ pages: [{ id: 'p1', fields }] }) } })
    await open()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Adalbert')
    await expect.element(page.getByText(/“Your name” stays empty: Adalbert breaks a rule/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await page.getByRole('switch', { name: 'SAT' }).click({ force: true })
    await expect.element(page.getByText('“Days” begins with SAT')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address of the page, or of the site' }).fill('www.example.org/contact')
    await expect.element(page.getByRole('img', { name: 'QR code of the link that fills in' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await copy('The link that fills in').click()
    await vi.waitFor(() => expect(copied).toEqual(['https://www.example.org/contact?who=Ada&days=sat']))
  })

  it('[T1762] say where a field allows it, where none does', async () => {
    await openStep('publish', settled)
    await open()
    await expect.element(page.getByText(/No field of this form allows it yet/)).toBeVisible()
  })
})

describe('for everyone', () => {
  it('[T464] every way out is in sight on 390 and 320 pixels, and none scrolls anything sideways', async () => {
    await page.viewport(390, 640)
    await openStep('publish', settled)
    await expect.element(way('Link')).toBeVisible()
    const list = page.getByRole('tablist', { name: 'Ways to publish' }).element()
    const hidden = () => list.scrollWidth - list.clientWidth
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    await page.viewport(320, 640)
    await expect.poll(() => document.documentElement.clientWidth).toBe(320)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    for (const name of ['Embed', 'React', 'Link']) {
      await way(name).click()
      await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect.element(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
    }
  })

  it('[T464] has no accessibility fault in any way out, in light and dark', async () => {
    await openStep('publish', settled)
    for (const name of ['Embed', 'React', 'Link']) {
      await way(name).click()
      await expect.element(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      expect(await axeFaults()).toEqual([])
    }
  })
})
