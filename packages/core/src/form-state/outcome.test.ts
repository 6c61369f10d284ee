import { describe, expect, it } from 'vitest'
import type { Failure, Kept, Message } from './message.ts'
import { outcomeOf } from './outcome.ts'
import type { Standing } from './standing.ts'

const message: Message = {
  id: 'id',
  reference: 'ID',
  writtenAt: 'w',
  params: {},
  files: [],
  kept: 'saved',
  older: false,
}
const failureOf = (code: string): Failure => ({ code, status: 0, text: 'words' })

const standing = (facts: Partial<Standing>): Standing => ({
  message,
  failure: undefined,
  parked: undefined,
  nextMs: undefined,
  online: true,
  sendsWhenClosed: false,
  ...facts,
})

describe('a message that needs a person', () => {
  it.each([
    ['missing-public-key', 'notConnected', false],
    ['missing-service-id', 'notConnected', false],
    ['missing-template-id', 'notConnected', false],
    ['bad-arguments', 'refused', false],
    ['headless', 'blocked', false],
    ['blocked', 'blocked', false],
    ['too-large', 'tooLarge', true],
    ['provider-refused', 'refused', false],
    ['rejected', 'refused', true],
    ['challenge', 'challenge', false],
    ['unclear-answer', 'perhaps', false],
    ['network', 'inVain', false],
    ['timeout', 'inVain', false],
    ['rate-limited', 'inVain', false],
    ['provider-failed', 'inVain', false],
    ['unknown', 'inVain', false],
    ['of-tomorrow', 'refused', false],
  ])('[R62] takes %s for %s, and lets its answers be changed: %s', (code, reason, mendable) => {
    const failure = failureOf(code)
    const expected = { status: 'needsPerson', reason, message, failure, probed: false, mendable }
    expect(outcomeOf(standing({ parked: code, failure }))).toEqual(expected)
    expect(outcomeOf(standing({ parked: code, failure, online: false }))).toEqual(expected)
  })

  it('[R62] is probed where a time is known, and only there', () => {
    const parked = 'provider-refused'
    expect(outcomeOf(standing({ parked, nextMs: 5 }))).toMatchObject({ probed: true })
    expect(outcomeOf(standing({ parked }))).toMatchObject({ probed: false })
  })

  it('[R62] has its code for a failure where no attempt was made, and changes nothing of an older one', () => {
    const older = { ...message, older: true }
    expect(outcomeOf(standing({ parked: 'too-large', message: older }))).toEqual({
      status: 'needsPerson',
      reason: 'tooLarge',
      message: older,
      failure: { code: 'too-large', status: 0, text: '' },
      probed: false,
      mendable: false,
    })
  })
})

it('[C103] offers no other answers where the ids or the template are wrong: the card is that of a disconnected mailbox', () => {
  const wrongTemplate = { code: 'rejected', status: 400, text: 'The template ID not found' }
  const disconnected = { code: 'provider-refused', status: 412, text: 'Invalid grant' }
  const card = (failure: typeof wrongTemplate) => {
    const { mendable, reason, status } = { mendable: false, ...outcomeOf(standing({ failure, parked: failure.code })) }
    return { mendable, reason, status }
  }
  expect(card(wrongTemplate)).toEqual(card(disconnected))
  expect(card({ ...wrongTemplate, status: 422 }).mendable).toBe(true)
})

describe('a message that goes out by itself', () => {
  it.each([
    ['network', 'silent'],
    ['timeout', 'silent'],
    ['rate-limited', 'busy'],
    ['provider-failed', 'busy'],
    ['unknown', 'busy'],
    ['of-tomorrow', 'busy'],
    ['unclear-answer', 'unclear'],
    ['interrupted', 'queued'],
    ['aborted', 'queued'],
  ])('[R62] takes %s for %s', (code, reason) => {
    const failure = failureOf(code)
    const expected = { status: 'notSent', reason, message, failure, nextMs: 7, sendsWhenClosed: false }
    expect(outcomeOf(standing({ failure, nextMs: 7 }))).toEqual(expected)
    expect(outcomeOf(standing({ failure, nextMs: 7, online: false }))).toEqual({ ...expected, reason: 'offline' })
  })

  it('[R62] is queued before its first attempt', () => {
    expect(outcomeOf(standing({}))).toMatchObject({ status: 'notSent', reason: 'queued' })
  })

  it.each([
    ['saved', true],
    ['nearlySaved', true],
    ['onPage', false],
    ['unwanted', false],
    ['noRoom', false],
    ['notAllowed', false],
    ['notSaved', false],
  ] satisfies [Kept, boolean][])(
    '[R72] goes out after the page is closed where it is %s: %s',
    (kept, sendsWhenClosed) => {
      const given = { message: { ...message, kept }, sendsWhenClosed: true }
      expect(outcomeOf(standing(given))).toMatchObject({ sendsWhenClosed })
      expect(outcomeOf(standing({ ...given, sendsWhenClosed: false }))).toMatchObject({ sendsWhenClosed: false })
    },
  )
})
