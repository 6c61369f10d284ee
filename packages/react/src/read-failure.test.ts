import { SendError } from '@letterslot/client'
import { describe, expect, it } from 'vitest'
import { readFailure, refusalOf } from './read-failure.ts'

describe('an answer', () => {
  it.each([
    [200, 'OK'],
    [202, ' OK\n'],
  ])('[R35] of %i %j is the agreed yes', (status, text) => {
    expect(refusalOf({ status, text })).toBeUndefined()
  })

  it.each([
    [200, '<html>\n<title>Welcome to the airport</title>', 'unclear-answer', '<html>', true],
    [204, '', 'unclear-answer', '', true],
    [503, 'OK', 'provider-failed', 'OK', true],
    [412, 'Gmail_API: Invalid grant', 'provider-refused', 'Gmail_API: Invalid grant', false],
  ])('[R35 F31] of %i %j is none', (status, text, code, line, maybeSent) => {
    expect(refusalOf({ status, text })).toEqual({ failure: { code, status, text: line }, maybeSent })
  })
})

describe('a rejection', () => {
  it('[R51 F30] keeps one line of a page of two megabytes', () => {
    const text = `${'<h1>Bad gateway</h1> '.repeat(100_000)}\nmore`
    const { failure } = readFailure(new SendError({ code: 'provider-failed', status: 502, text, sent: 'maybe' }))
    expect(failure).toEqual({ code: 'provider-failed', status: 502, text: text.slice(0, 200) })
  })

  it('[R50 F36] keeps the parameter that weighs most and the limit', () => {
    const error = new SendError({
      code: 'too-large',
      status: 413,
      text: 'too large',
      sent: 'no',
      field: 'message',
      sizeBytes: 60_000,
      limitBytes: 51_200,
    })
    expect(readFailure(error)).toEqual({
      failure: { code: 'too-large', status: 413, text: 'too large', field: 'message', limitBytes: 51_200 },
      maybeSent: false,
    })
  })

  it.each([new TypeError('Failed to fetch'), 'text', undefined])('[R62] of %s may have come at any moment', (error) => {
    expect(readFailure(error)).toEqual({ failure: { code: 'unknown', status: 0, text: `${error}` }, maybeSent: true })
  })
})
