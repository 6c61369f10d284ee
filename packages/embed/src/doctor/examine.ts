import type { Check, Finding } from './check.ts'
import { checkRoom, checkSending, checkStorage } from './device-checks.ts'
import type { Facts } from './facts.ts'
import { checkAnswers, checkWaiting } from './outbox-checks.ts'
import { checkIdentifiers, checkOrigin, checkPolicy, checkProvider } from './page-checks.ts'
import { checkClock, checkReach } from './provider-checks.ts'

/** By title, in the order in which they are read. */
const checks: Readonly<Record<string, (facts: Facts) => Finding>> = {
  'This page': checkOrigin,
  Identifiers: checkIdentifiers,
  Provider: checkProvider,
  'Reaching it': checkReach,
  'Content Security Policy': checkPolicy,
  Clock: checkClock,
  Storage: checkStorage,
  Room: checkRoom,
  Sending: checkSending,
  'What waits': checkWaiting,
}

/** Judges everything that was gathered. */
export function examine(facts: Facts): readonly Check[] {
  const found = Object.entries(checks).map(([title, check]): Check => {
    const [verdict, sentence, todo] = check(facts)
    return { title, verdict, found: sentence, todo }
  })
  return [...found, ...checkAnswers(facts)]
}
