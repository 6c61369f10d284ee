import type { AttemptCode } from '@letterslot/client/outbox'
import type { CheckFinding, CheckResult, Facts } from './facts.ts'

/** The finding without an outbox to ask. */
export const noOutbox: CheckFinding = ['unknown', 'The form has not opened its outbox.']

/** Lists the messages that wait on this device, by number and reference. */
export function checkWaiting({ outbox }: Facts): CheckFinding {
  if (!outbox) return noOutbox
  const { waiting } = outbox
  if (waiting.length === 0) return ['ok', 'Nothing, on this device.']
  const lines = waiting.map(
    ({ reference, status, isInMemory }) => `${reference} ${status}${isInMemory ? ', in this page alone' : ''}`,
  )
  const found = `${waiting.length} on this device: ${lines.join('; ')}.`
  const todos = [
    ...(waiting.some(({ isInMemory }) => isInMemory) ? ['Keep this page open.'] : []),
    ...(waiting.some(({ status }) => status === 'parked') ? ['Parked needs a person: see the answers below.'] : []),
  ]
  return todos.length > 0 ? ['attention', found, todos.join(' ')] : ['ok', found]
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

/** Whose answers are told apart by their words, and which of them. */
const emailJs = 'https://api.emailjs.com'
const asksForPerson = /^(provider-refused|rejected)$/

const refused: Meaning = ['refused before it left', 'See the identifiers, and how the page sets the form up.']

/** Lists the last answers, newest first. */
export function checkAnswers({ outbox, delivery }: Facts): readonly CheckResult[] {
  const isEmailJs = delivery?.origin === emailJs
  return (outbox?.answers ?? []).map(({ reference, atMs, code, status, text }) => {
    const [meaning, usual] = meanings[code] ?? refused
    const todo = (isEmailJs && asksForPerson.test(code) && answerTodo(status, text)) || usual
    const words = `${status || ''} ${text}`.trim()
    return {
      title: `Answer to ${reference}`,
      verdict: todo ? 'attention' : 'ok',
      found: `${new Date(atMs).toISOString()} ${code}, ${meaning}.${words && ` “${words}”`}`,
      todo,
    }
  })
}

const inConnect = 'Copy it from the dashboard into Connect, and publish again.'

/**
 * The most frequent answers of EmailJS with what to do, by status and words; the first match counts. All of them:
 * docs/reference/answers.md.
 */
const answerActions: readonly (readonly [answer: RegExp, todo: string])[] = [
  [/non-browser/i, 'Open the page from a web server, and allow API requests under Account, Security.'],
  [/strict mode|private key/i, 'Switch the private key’s strict mode off under Account, Security.'],
  [/^403/, 'Add this site to the allowed ones under Account, Security.'],
  [/grant|scope|login|authentication/i, 'Reconnect the mailbox under Email Services.'],
  [/^413/, 'Ask for shorter answers, or give the file a place among the template’s attachments.'],
  [/^(402|426)|quota|limit/i, 'The month’s messages are used up: wait, or take a larger plan.'],
  [/(public key|service id|template id|user id|user_id)/i, inConnect],
  [/variables/i, 'Mend the tags of the template under Email Templates.'],
  [/recipients/i, 'Fill in To Email of the template under Email Templates.'],
]

/** Returns what to do about an answer of EmailJS; undefined if its words are unknown. */
export function answerTodo(status: number, text: string): string | undefined {
  const answer = `${status} ${text}`
  return answerActions.find(([words]) => words.test(answer))?.[1]
}
