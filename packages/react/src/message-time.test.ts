import { createElement } from 'react'
import { expect, it } from 'vitest'
import { receiptOf } from './submission/delivery-status.ts'
import { SubmissionOutcome } from './submission/SubmissionOutcome.tsx'
import { contextOf, entryOf, queued, reads, textsIn } from './visitor-texts.test.fixture.ts'

it.each([
  ['2026-11-14T23:59:59+01:00', '2026-11-15T00:00:06+01:00', false],
  ['2026-11-14T23:59:59+01:00', '2026-11-15T00:00:59+01:00', true],
  ['2026-11-14T12:00:00+01:00', '2026-11-14T12:30:00+01:00', false],
])('[R109] [F82] written %s and sent %s, a message is called late: %s', (writtenAt, sentAt, isLate) => {
  const receipt = receiptOf({ ...entryOf({}), writtenAt }, sentAt, { older: false, awaited: true })
  const read = textsIn(createElement(SubmissionOutcome, { context: contextOf(), state: { status: 'sent', receipt } }))
  expect(read.some((text) => text.startsWith('Sent now; you wrote it on'))).toBe(isLate)
})

it('[R142] “Not sent yet” offers the other way to be reached after the first failed try, and not before', () => {
  const fallback = { phone: '+47 22' }
  expect(reads({ fallback, code: 'network' })).toContain('+47 22')
  expect(reads({ fallback, state: queued, online: false })).not.toContain('+47 22')
})
