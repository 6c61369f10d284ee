import { generalTemplate, renderEmail } from '@letterslot/email'
import { expect, it } from 'vitest'
import { lateWordsOf } from './late-words.ts'

const builtIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
}
const first = {
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2026-11-21T14:02:10+01:00',
  letterslot_sent_at: '2026-11-21T14:02:11+01:00',
  letterslot_attempts: '1',
}
const second = { ...first, letterslot_attempts: '2', letterslot_sent_at: '2026-11-21T14:03:10+01:00' }

it.each([
  [first, undefined],
  [second, 'Written 14:02, sent 14:03 at the second try.'],
  [
    { ...second, letterslot_repeat: 'yes' },
    'Written 14:02, sent 14:03 at the second try. Possible repeat: it may have arrived before.',
  ],
])('[T550] of the mail that %j makes it reads what the mail says of coming late', (params, words) => {
  const mail = renderEmail(generalTemplate({ id: 't', to: 'me@example.org' }), params, builtIns)
  expect(mail.ok && lateWordsOf(mail.value.text)).toBe(words)
})
