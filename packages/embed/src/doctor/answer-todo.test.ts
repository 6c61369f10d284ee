import { expect, it } from 'vitest'
import { facts, outbox } from './facts.test.fixture.ts'
import { answerTodo } from './outbox-checks.ts'
import { runChecks } from './run-checks.ts'

it.each([
  [403, 'API calls are disabled for non-browser applications', /web server/],
  [403, 'API calls in strict mode, but no private key was passed', /strict mode/],
  [403, 'Forbidden', /allowed ones/],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', /Reconnect/],
  [412, 'Gmail_API: Request had insufficient authentication scopes', /Reconnect/],
  [412, 'Zoho: Invalid login: 535 Authentication Failed', /Reconnect/],
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb', /shorter answers/],
  [426, '', /used up/],
  [402, 'quota', /used up/],
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account', /Connect/],
  [400, 'The user_id parameter is required', /Connect/],
  [400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin', /Connect/],
  [400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates', /Connect/],
  [400, 'Template: One or more dynamic variables are corrupted', /tags of the template/],
  [422, 'The recipients address is empty', /To Email/],
  [422, 'The recipients address is corrupted', /To Email/],
] as const)('[B62] of %i %s it says what to do', (status, text, todo) => {
  expect(answerTodo(status, text)).toMatch(todo)
})

it('[B62] words that it does not know, and those of a relay, get what its kind of answer mostly asks for', () => {
  const answer = {
    reference: '7F3K-Q2',
    atMs: 0,
    code: 'rejected',
    status: 422,
    text: 'The recipients address is empty',
  } as const
  const todoAt = (origin: string, text: string = answer.text) =>
    runChecks({
      ...facts,
      delivery: { origin, publicKey: 'key', serviceId: 'service', templateId: 'template' },
      outbox: { ...outbox, answers: [{ ...answer, text }] },
    }).at(-1)?.todo
  expect(todoAt('https://api.emailjs.com')).toBe('Fill in To Email of the template under Email Templates.')
  expect(todoAt('https://relay.example.org')).toBe('Mend what the words name, mostly the template’s recipient.')
  expect(todoAt('https://api.emailjs.com', 'words')).toBe('Mend what the words name, mostly the template’s recipient.')
})
