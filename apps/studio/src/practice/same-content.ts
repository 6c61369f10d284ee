/** Parameters that tell of the attempt, not of the message: they differ when the same message is sent again. */
const ofTheAttempt: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/** Whether two submissions under one id say the same, whichever attempt each of them is. */
export function hasSameContent(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf(params: Readonly<Record<string, string>>): string {
  const entries = Object.entries(params).filter(([name]) => !ofTheAttempt.has(name))
  return JSON.stringify(entries.sort(([left], [right]) => (left < right ? -1 : 1)))
}
