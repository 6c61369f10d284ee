import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

it.each([
  ['missing-public-key', 'needsPerson', 'notConnected'],
  ['missing-service-id', 'needsPerson', 'notConnected'],
  ['missing-template-id', 'needsPerson', 'notConnected'],
  ['bad-arguments', 'needsPerson', 'refused'],
  ['headless', 'needsPerson', 'blocked'],
  ['blocked', 'needsPerson', 'blocked'],
  ['too-large', 'needsPerson', 'tooLarge'],
  ['network', 'notSent', 'silent'],
  ['timeout', 'notSent', 'silent'],
  ['rate-limited', 'notSent', 'silent'],
  ['provider-failed', 'notSent', 'silent'],
  ['provider-refused', 'needsPerson', 'refused'],
  ['rejected', 'needsPerson', 'refused'],
  ['challenge', 'needsPerson', 'refused'],
  ['unclear-answer', 'notSent', 'silent'],
  ['of-tomorrow', 'notSent', 'silent'],
])('[R62] takes %s for %s: %s', (code, status, reason) => {
  const failure = { code, status: 0, text: '' }
  expect(outcomeOf(failure, true)).toEqual({ status, reason, failure })
})

it.each([
  ['network', 'offline'],
  ['timeout', 'silent'],
])('[R62] takes %s for %s where the browser says that it is offline', (code, reason) => {
  const failure = { code, status: 0, text: '' }
  expect(outcomeOf(failure, false)).toEqual({ status: 'notSent', reason, failure })
})
