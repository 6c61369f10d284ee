import type { Entry } from '@letterslot/client/outbox'
import { generalTemplate, renderEmail } from '@letterslot/email'
import { expect, it } from 'vitest'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { localTime } from '../../domain/texts/times.ts'
import { attemptOf, entryOf, writtenMs } from './entry.test.fixture.ts'
import {
  describeMakerView,
  isFallbackShown,
  lateNoteOf,
  type MakerView,
  makerViewOf,
  nextParams,
} from './maker-view.ts'
import type { MailArrival } from './use-mail-arrival.ts'

const mail: ArrivedMail = {
  id: 'm1',
  view: 'practice',
  subject: 'Hello',
  from: 'Ada',
  to: [],
  replyTo: '',
  receivedAt: '2026-11-21T13:02:10Z',
  text: '',
  html: '',
}
const none: MailArrival = { status: 'none' }
const looking: MailArrival = { status: 'looking' }
const arrived: MailArrival = { status: 'arrived', mail }
const sent = { state: { status: 'sent', sentAt: '' } } as const
const parked = (code: 'rejected' | 'missing-public-key') => ({ state: { status: 'parked', code, sinceMs: 0 } }) as const
const sending = { state: { status: 'sending', holder: '', sinceMs: 0, leaseMs: 0 } } as const
const waiting = { state: { status: 'waiting', sinceMs: 0, retryMs: writtenMs + 5000 } } as const

const views: readonly (readonly [MakerView, Partial<Entry>, MailArrival])[] = [
  ['sending', sending, none],
  ['waits', {}, none],
  ['waits', waiting, none],
  ['perhaps', { doubtful: true }, none],
  ['perhaps', { doubtful: true }, looking],
  ['perhaps', { doubtful: true }, { status: 'late' }],
  ['unheard', { doubtful: true }, arrived],
  ['parked', parked('rejected'), none],
  ['notConnected', parked('missing-public-key'), none],
  ['accepted', sent, none],
  ['arriving', sent, looking],
  ['late', sent, { status: 'late' }],
  ['unseen', sent, { status: 'unseen' }],
  ['arrived', sent, arrived],
]

it.each(views)('[T340 T344] tells *%s* of %j with an arrival of %j', (view, changes, arrival) => {
  expect(makerViewOf(entryOf(changes), arrival, true)).toBe(view)
})

it('[T341] before there is a message it tells that there is none', () => {
  expect(makerViewOf(undefined, none, false)).toBe('nothing')
})

it('[T1073] of a try whose page may be gone it tells “Not sent yet”, and that it may have arrived', () => {
  expect(makerViewOf(entryOf(sending), none, false)).toBe('cutOff')
  expect(describeMakerView('cutOff', { name: 'EmailJS', waiting: 1, isDoubtful: true, isRepeat: false })).toEqual({
    title: 'Not sent yet: its try may have ended with its page',
    text: 'It may have arrived all the same. It goes out again by itself, as a possible repeat.',
    pill: 'Not sent yet',
    tone: 'wait',
  })
})

it.each(['parked', 'notConnected'] as const)(
  '[T1952] [F80] of a message that is %s it is said that nothing has arrived only where no try may have',
  (view) => {
    const facts = { name: 'EmailJS', waiting: 1, isRepeat: true }
    const { title, pill } = describeMakerView(view, { ...facts, isDoubtful: true })
    expect(title).toMatch(/^An earlier try may have arrived/)
    expect(pill).toBe('Perhaps delivered')
    expect(describeMakerView(view, { ...facts, isDoubtful: false }).title).toMatch(/^Nothing has arrived/)
  },
)

it('[T550 T1074] the mail to come is made of what the next try sends', () => {
  const once = entryOf({ attempts: 1, log: [attemptOf(0)] })
  const params = {
    full_name: 'Ada',
    letterslot_id: once.id,
    letterslot_reference: '7F3K-Q2',
    letterslot_written_at: '2026-11-21T14:02:09+01:00',
    letterslot_sent_at: localTime(writtenMs + 60_000),
    letterslot_attempts: '2',
  }
  expect(nextParams(once, writtenMs + 60_000)).toEqual(params)
  const doubted = { ...once, ...sending, doubtful: true }
  expect(nextParams(doubted, writtenMs + 60_000)).toEqual({ ...params, letterslot_attempts: '1' })
  expect(nextParams({ ...doubted, isDoubtElsewhere: true }, writtenMs)['letterslot_repeat']).toBe('elsewhere')
  const later = nextParams({ ...once, ...waiting }, writtenMs)
  expect(later['letterslot_sent_at']).toBe(localTime(writtenMs + 5000))
})

it('[T981] “Visitors are shown your other way to be reached” is said once a try failed, and not before', () => {
  const waiting = { status: 'waiting', sinceMs: 0, retryMs: 9 } as const
  const { endedMs: _, ...running } = attemptOf(100)
  expect(isFallbackShown(entryOf({}))).toBe(false)
  expect(isFallbackShown(entryOf({ attempts: 1, log: [running] }))).toBe(false)
  expect(isFallbackShown(entryOf({ attempts: 1, log: [attemptOf(100)], state: waiting }))).toBe(true)
  expect(isFallbackShown(entryOf({ state: { status: 'parked', code: 'missing-service-id', sinceMs: 0 } }))).toBe(true)
})

const builtIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
}
const firstTry = {
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2026-11-21T14:02:10+01:00',
  letterslot_sent_at: '2026-11-21T14:02:11+01:00',
  letterslot_attempts: '1',
}
const secondTry = { ...firstTry, letterslot_attempts: '2', letterslot_sent_at: '2026-11-21T14:03:10+01:00' }

it.each([
  [firstTry, undefined],
  [secondTry, 'Written 14:02, sent 14:03 at the second try.'],
  [
    { ...secondTry, letterslot_repeat: 'yes' },
    'Written 14:02, sent 14:03 at the second try. Possible repeat: it may have arrived before.',
  ],
])('[T550] of the mail that %j makes it reads what the mail says of coming late', (params, words) => {
  const mail = renderEmail(generalTemplate({ id: 't', to: 'me@example.org' }), params, builtIns)
  expect(mail.ok && lateNoteOf(mail.value.text)).toBe(words)
})
