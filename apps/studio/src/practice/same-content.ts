import type { PracticeMail } from '../storage/practice-mail.ts'

/** Parameters that tell of the attempt, not of the message: they differ when the same message is sent again. */
const ofTheAttempt: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/** Whether two submissions under one id say the same and bring the same files, whichever attempt each of them is. */
export function hasSameContent(one: Content, other: Content): boolean {
  return contentOf(one) === contentOf(other)
}

type Content = Pick<PracticeMail, 'params' | 'files'>

function contentOf({ params, files = [] }: Content): string {
  const entries = Object.entries(params).filter(([name]) => !ofTheAttempt.has(name))
  return JSON.stringify([
    entries.sort(([left], [right]) => (left < right ? -1 : 1)),
    files.map(({ name, bytes }) => [name, bytes]),
  ])
}
