import { expect, it } from 'vitest'
import { attempt, entry } from './entry.test.fixture.ts'
import { entriesToCsv, entriesToJson } from './export-entries.ts'

const waiting = entry({ log: [attempt()], attempts: 1, state: { status: 'waiting', sinceMs: 0, retryMs: 9 } })
const receipt = entry({
  id: '01J0000000000000000000BOB1',
  params: {},
  state: { status: 'sent', sentAt: '2026-11-21T12:32:00+01:00' },
  attempts: 1,
})

it('[T533] makes one table of all messages, with a column for every parameter', () => {
  expect(
    entriesToCsv([waiting, receipt])
      .text.replace(/^\uFEFF/, '')
      .split('\r\n'),
  ).toEqual([
    '"letterslot_id","letterslot_reference","letterslot_form","letterslot_written_at","letterslot_state","letterslot_sent_at","letterslot_attempts","letterslot_last_words","letterslot_files","full_name","email","message"',
    '"01J0000000000000000000ADA1","01J0-00","Write to us","2026-11-21T12:31:00+01:00","waiting","",1,"412 Gmail_API: Invalid grant","","Ada Lovelace","ada@example.org","Is the kiln room open?"',
    '"01J0000000000000000000BOB1","01J0-00","Write to us","2026-11-21T12:31:00+01:00","sent","2026-11-21T12:32:00+01:00",1,"","","","",""',
    '',
  ])
})

it('[T535] gives the same as data, files by name and size, and no identifier of an account', () => {
  const file = new File(['12345'], 'photo.jpg')
  const json = entriesToJson([{ ...waiting, files: [{ name: 'photo', file }] }])
  expect(JSON.parse(json)).toEqual([
    {
      id: '01J0000000000000000000ADA1',
      reference: '01J0-00',
      form: 'Write to us',
      writtenAt: '2026-11-21T12:31:00+01:00',
      state: 'waiting',
      sentAt: '',
      attempts: 1,
      lastWords: '412 Gmail_API: Invalid grant',
      answers: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is the kiln room open?' },
      files: [{ parameter: 'photo', name: 'photo.jpg', bytes: 5 }],
    },
  ])
  expect(`${json}${entriesToCsv([waiting]).text}`).not.toMatch(/pk_1|service_1|template_1/)
})
