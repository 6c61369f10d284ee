import { rfc3339 } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { outgoingOf } from './attempt.ts'
import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { connection, submission } from './outbox.test.fixture.ts'

const id = '7F3KQ2000000000000000000AA'
/** A moment of the device's own day, so that the test holds in every zone. */
const sameDay = (time: string): number => Date.parse(`2026-11-21T${time}`)
const writtenAt = rfc3339(sameDay('14:02:30'))

function entryOf(changes: Partial<Entry> = {}): Entry {
  const incoming = createEntry(submission(id, { writtenAt }))
  return { ...incoming, order: 1, keeping: 'memory', attempts: 1, noteIn: 'message', ...changes }
}

const moment = (ms: number): string => outgoingOf(entryOf(), ms).params['letterslot_sent_at'] ?? ''
const noted = (changes: Partial<Entry>, ms = sameDay('14:03:00')): string | undefined =>
  outgoingOf(entryOf(changes), ms).params['message']

describe('an attempt', () => {
  it('[L51] carries what was written, and by what a repeat is dropped or recognised', () => {
    const entry = entryOf({ noteIn: '', attempts: 3, doubtful: true })
    const ms = sameDay('14:03:00')
    expect(outgoingOf(entry, ms)).toEqual({
      connection,
      params: {
        message: `Hello from ${id}`,
        letterslot_id: id,
        letterslot_reference: '7F3K-Q2',
        letterslot_written_at: writtenAt,
        letterslot_sent_at: moment(ms),
        letterslot_attempts: '3',
        letterslot_repeat: 'yes',
      },
      files: [],
      entry,
    })
  })

  it('[L51] marks no repeat where none is possible', () => {
    expect('letterslot_repeat' in outgoingOf(entryOf(), sameDay('14:03:00')).params).toBe(false)
  })

  it('[L202] says where the earlier attempt went by another connection, whose provider alone knows of it', () => {
    const entry = entryOf({ doubtful: true, isDoubtElsewhere: true })
    expect(outgoingOf(entry, sameDay('14:03:00')).params['letterslot_repeat']).toBe('elsewhere')
  })

  it('[L52] says at the end of a parameter that it comes late', () => {
    expect(noted({ attempts: 2 })).toBe(
      `Hello from ${id}\n\nReference 7F3K-Q2. Written 14:02, sent 14:03 at the second try.`,
    )
    expect(noted({}, Date.parse('2026-11-23T08:15:00'))).toBe(
      `Hello from ${id}\n\nReference 7F3K-Q2. Written 2026-11-21 14:02, sent 2026-11-23 08:15.`,
    )
  })

  it('[L52] [F32] says there that it may be a repeat', () => {
    expect(noted({ doubtful: true })).toBe(
      `Hello from ${id}\n\nReference 7F3K-Q2. Written 14:02. Possible repeat: it may have arrived before.`,
    )
  })

  it('[L52] goes out without the note where the limit leaves no room for it', () => {
    const message = 'x'.repeat(51_100)
    expect(noted({ params: { message }, attempts: 2 })).toBe(message)
    expect(noted({ params: { message: message.slice(200) }, attempts: 2 })).not.toBe(message.slice(200))
  })

  it('[L52] leaves a message that is on time as it was written, and one that names no parameter', () => {
    expect(noted({})).toBe(`Hello from ${id}`)
    expect(noted({ noteIn: '', attempts: 2 })).toBe(`Hello from ${id}`)
  })

  it.each([
    ['14:02:30', '14:03:29', undefined],
    ['14:02:30', '14:03:30', 'Written 14:02, sent 14:03.'],
    ['14:02:30', '14:01:00', undefined],
    ['23:59:59', '24:00:05', undefined],
    ['23:59:59', '24:01:05', 'Written 2026-11-21 23:59, sent 2026-11-22 00:01.'],
  ])('[L170] [F82] written at %s and sent at the first try at %s, says %s', (written, sent, story) => {
    const note = story && `Reference 7F3K-Q2. ${story}`
    const changes = { writtenAt: rfc3339(sameDay(written)) }
    const sentMs = sameDay(sent.replace('24:', '00:')) + (sent.startsWith('24:') ? 86_400_000 : 0)
    expect(noted(changes, sentMs)).toBe([`Hello from ${id}`, note].filter(Boolean).join('\n\n'))
  })

  it('[L52] says it in a parameter that is not sent otherwise', () => {
    const { params } = outgoingOf(entryOf({ noteIn: 'note', doubtful: true }), sameDay('14:03:00'))
    expect(params['note']).toBe('Reference 7F3K-Q2. Written 14:02. Possible repeat: it may have arrived before.')
  })
})
