import { expect, it } from 'vitest'
import { type AnswerCode, readAnswer } from './answer.ts'

const page = '<!DOCTYPE html><title>Sign in to the Wi-Fi</title>'

const answers: readonly (readonly [status: number, text: string, code: AnswerCode])[] = [
  [200, 'OK', 'accepted'],
  [200, 'OK\n', 'accepted'],
  [201, 'OK', 'accepted'],
  [200, '', 'unclear-answer'],
  [204, '', 'unclear-answer'],
  [200, page, 'unclear-answer'],
  [200, 'NOT OK', 'unclear-answer'],
  [400, 'OK', 'rejected'],
  [400, 'The user_id parameter is required', 'rejected'],
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account', 'rejected'],
  [400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin', 'rejected'],
  [400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates', 'rejected'],
  [400, 'Template: One or more dynamic variables are corrupted', 'rejected'],
  [400, 'reCAPTCHA: The g-recaptcha-response parameter not found', 'challenge'],
  [400, 'The g-recaptcha-response parameter not found', 'challenge'],
  [400, 'timeout-or-duplicate', 'challenge'],
  [402, '', 'provider-refused'],
  [403, 'API calls are disabled for non-browser applications', 'provider-refused'],
  [403, 'API calls in strict mode, but no private key was passed', 'provider-refused'],
  [404, 'Account not found', 'provider-refused'],
  [408, '', 'provider-failed'],
  [409, '', 'provider-failed'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', 'provider-refused'],
  [412, 'Gmail_API: Request had insufficient authentication scopes', 'provider-refused'],
  [413, 'Variables size limit. The maximum allowed variables size is 50Kb', 'rejected'],
  [422, 'The recipients address is empty', 'rejected'],
  [422, 'The recipients address is corrupted', 'rejected'],
  [425, '', 'provider-failed'],
  [426, 'You have reached the monthly limit', 'provider-refused'],
  [400, 'Monthly quota used up', 'provider-refused'],
  [429, 'Too Many Requests', 'rate-limited'],
  [429, 'You are over the limit', 'rate-limited'],
  [451, '', 'rejected'],
  [500, '', 'provider-failed'],
  [503, page, 'provider-failed'],
  [302, '', 'provider-refused'],
  [0, '', 'provider-refused'],
]

it.each(answers)('[L27] [L30] [F31] reads %i %j as %s', (status, text, code) => {
  expect(readAnswer(status, text)).toBe(code)
})
