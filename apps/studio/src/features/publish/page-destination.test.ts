import { expect, it } from 'vitest'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { type DestinationTrouble, pageDestination } from './publish-checks.ts'

const emailJs = 'https://api.emailjs.com'
const relay = 'https://forms.example.org'

it.each<readonly [DestinationTrouble | undefined, string, string]>([
  [undefined, emailJs, 'sees a bare page of EmailJS'],
  [undefined, relay, 'sees a page of your relay'],
  ['test-inbox', 'http://localhost:4400', 'visitors do not reach, with scripts or without'],
  ['relay-here', 'http://127.0.0.1:4400', 'visitors do not reach, with scripts or without'],
  ['practice', '', 'nothing that it sends would arrive'],
  ['none', '', 'nothing that it sends would arrive'],
  ['incomplete', emailJs, 'nothing that it sends would arrive'],
])('[T913] with the trouble %s at %j the page says of a visitor without scripts “%s”', (trouble, origin, words) => {
  const delivery = { origin, publicKey: 'k', serviceId: 's', templateId: 't' }
  const form = signUpForm(origin === '' ? {} : { delivery })
  const destination = pageDestination(form, { id: 'destination', isSettled: !trouble, ...(trouble && { trouble }) })
  expect(publishPanelText.page.afterNoScript[destination]).toContain(words)
})
