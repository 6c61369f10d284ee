import { generalTemplate, renderEmail } from '@letterslot/email'
import type { NewMessage } from '../../apps/relay/src/store/port.ts'

const acceptedAtMs = Date.UTC(2026, 10, 22)
const template = { ...generalTemplate({ id: 'general', to: '' }), to: ['owner@example.org'] }
const params = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'Two hundred characters of good wishes. '.repeat(5),
}

/** A message of the queue, ready to be accepted. */
export function benchMessage(number: number): NewMessage {
  return {
    id: `msg_${number}`,
    submissionId: `bench-submission-${number}`,
    keyId: 'bench',
    serviceId: 'default',
    templateId: 'general',
    templateRevision: 1,
    template,
    params,
    builtIns: {},
    contentDigest: `digest-${number}`,
    acceptedAtMs,
  }
}

const noBuiltIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
}

/** The same mail as text and HTML, for whoever sends it by hand. */
export function benchMail() {
  const rendered = renderEmail(template, params, noBuiltIns)
  if (!rendered.ok) throw rendered.error
  const { to, replyTo, subject, text, html } = rendered.value
  return { from: 'forms@example.org', to: [...to], replyTo, subject, text, html }
}
