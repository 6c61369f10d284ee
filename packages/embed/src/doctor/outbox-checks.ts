import type { AttemptCode } from '@letterslot/client/outbox'
import type { Check, Finding } from './check.ts'
import { noOutbox } from './device-checks.ts'
import type { Facts } from './facts.ts'

/** What waits on this device, by number and reference. */
export function checkWaiting({ outbox }: Facts): Finding {
  if (!outbox) return noOutbox
  const { waiting } = outbox
  if (waiting.length === 0) return ['ok', 'Nothing, on this device.']
  const lines = waiting.map(
    ({ reference, status, isInMemory }) => `${reference} ${status}${isInMemory ? ', in this page alone' : ''}`,
  )
  const found = `${waiting.length} on this device: ${lines.join('; ')}.`
  return waiting.some(({ status, isInMemory }) => status === 'parked' || isInMemory)
    ? ['attention', found, 'Parked needs a person: see the answers below. In this page alone: keep it open.']
    : ['ok', found]
}

type Meaning = readonly [found: string, todo?: string]

const again: Meaning = ['tried again by itself']
const perhaps: Meaning = ['perhaps accepted, tried again by itself']

/** Short enough to stand in every page; the studio says more of each answer. The other codes are refusals of the page's own. */
const meanings: Readonly<Partial<Record<AttemptCode, Meaning>>> = {
  accepted: ['accepted'],
  'unclear-answer': [perhaps[0], 'See whether this network asks you to sign in.'],
  network: [again[0], 'If other pages open here, see that the provider allows this site.'],
  timeout: perhaps,
  interrupted: perhaps,
  'rate-limited': again,
  'provider-failed': again,
  unknown: again,
  aborted: again,
  'provider-refused': [
    'the account is in trouble',
    'In the provider’s dashboard, see the mail service, quota, ids and allowed sites.',
  ],
  rejected: ['it cannot be taken as it is', 'Mend what the words name, mostly the template’s recipient.'],
  challenge: ['the provider asks for a person', 'Confirm on the form, or switch that off at the provider.'],
  'too-large': ['too large', 'Ask for shorter answers or smaller files.'],
}

const refused: Meaning = ['refused before it left', 'See the identifiers, and how the page sets the form up.']

/** What was answered last, newest first. */
export function checkAnswers({ outbox }: Facts): readonly Check[] {
  return (outbox?.answers ?? []).map(({ reference, atMs, code, status, text }) => {
    const [meaning, todo] = meanings[code] ?? refused
    const words = `${status || ''} ${text}`.trim()
    return {
      title: `Answer to ${reference}`,
      verdict: todo ? 'attention' : 'ok',
      found: `${new Date(atMs).toISOString()} ${code}, ${meaning}.${words && ` “${words}”`}`,
      todo,
    }
  })
}
