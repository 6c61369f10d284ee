import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { StoreUnavailableError } from '../../store/store-errors.ts'
import { visitorLanguage } from './visitor-language.ts'
import { visitorPage } from './visitor-page.ts'
import { idsOf, postForm } from './wire-calls.test.fixture.ts'

describe('a page without scripts', () => {
  const navigation = { 'Sec-Fetch-Mode': 'navigate', Referer: 'https://site.example/contact?x="><script>' }

  it('[S53] is answered with a small page that says Sent and links back, under a policy of its own', async () => {
    const relay = testApp()
    const response = await postForm(relay, [['message', 'hello'], ...idsOf(relay)], navigation)
    const page = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page).toContain('<h1>Sent</h1>')
    expect(page).toContain('<a href="https://site.example/contact?x=%22%3E%3Cscript%3E">Back to the page</a>')
  })

  it('[S353] shows itself in the frame of any site, where a form without scripts may stand, and has nothing to press but its link', async () => {
    const relay = testApp()
    const page = await postForm(relay, idsOf(relay), navigation)
    const policy = page.headers.get('content-security-policy')
    expect(policy).not.toContain('frame-ancestors')
    expect(policy).toContain("form-action 'none'")
    expect(page.headers.has('x-frame-options')).toBe(false)
    expect(await page.text()).not.toMatch(/<(?:form|button|input|script)/)
    const answer = await postForm(relay, idsOf(relay))
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['a wrong key', [['user_id', 'unknown']] as const, 400, 'This form cannot take your message at the moment.'],
    ['no ids', [] as const, 400, 'This form cannot take your message at the moment.'],
  ])('[S53] with %s tells the visitor in plain words, without a code', async (_, fields, status, words) => {
    const response = await postForm(testApp(), fields, navigation)
    const page = await response.text()
    expect(response.status).toBe(status)
    expect(page).toContain('<h1>Not delivered yet</h1>')
    expect(page).toContain(words)
    expect(page).not.toMatch(/dashboard|user_id|Public Key|Oops/)
  })

  it('[S53] asks to try again where that may help', async () => {
    const relay = testApp()
    relay.store.messages.accept = () => Promise.reject(new StoreUnavailableError())
    const page = await (await postForm(relay, idsOf(relay), navigation)).text()
    expect(page).toContain('send it again in a few minutes')
  })

  it.each([
    [300, 'in a few minutes'],
    [301, 'in an hour'],
    [3600, 'in an hour'],
    [3601, 'tomorrow'],
  ])('[S53] is told when, where it is to come back in %i s', (retryAfterSeconds, words) => {
    expect(visitorPage({ isSent: false, retryAfterSeconds, back: undefined })).toContain(`send it again ${words};`)
  })

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de-AT', 'ltr', 'Gesendet', 'Geht per E-Mail an'],
    ['en;q=0.2, xx, ar', 'ar', 'rtl', 'أُرسلت', 'تُرسل الإجابات بالبريد الإلكتروني'],
    ['en-GB,de;q=0.9', 'en', 'ltr', 'Sent', 'Your message has been accepted'],
    ['de;q=0, <b>', 'en', 'ltr', 'Sent', 'Your message has been accepted'],
  ])('[S53] is in the language that its browser wants: %s', async (wanted, lang, dir, heading, words) => {
    const relay = testApp()
    const response = await postForm(relay, idsOf(relay), { ...navigation, 'Accept-Language': wanted })
    const page = await response.text()
    expect(page).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" dir="${dir}">`))
    expect(page).toContain(`<h1>${heading}</h1><p>${words}`)
    expect(response.headers.get('vary')).toBe('Origin, Accept-Language')
  })

  it.each([
    [undefined, 'الموقع'],
    [60, 'دقائق'],
    [86_400, 'غدًا'],
  ])(
    '[S53] says in that language, too, that it was not taken, when to come back, and where to: %s s',
    async (retryAfterSeconds, words) => {
      const language = await visitorLanguage('ar')
      const page = visitorPage({ isSent: false, retryAfterSeconds, back: 'https://site.example/contact', language })
      expect(page).toContain(words)
      expect(page).toContain('<a href="https://site.example/contact">site.example</a>')
      expect(page).not.toMatch(/>[^<]*\b(?:not|again|Back|minutes|tomorrow)\b/)
    },
  )
})
