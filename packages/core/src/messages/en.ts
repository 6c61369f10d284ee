import type { VisitorTexts } from '../form-state/visitor-texts.ts'
import type { IssueMessages } from '../format-issue.ts'

const characters = (limit: number | string | undefined): string => (limit === 1 ? '1 character' : `${limit} characters`)

/** What is wrong, in English: each sentence says what to do, and reads well under a label that is a question. */
export const issues: IssueMessages = {
  valueMissing: (_issue, field) => {
    switch (field?.kind) {
      case 'select':
      case 'radio':
        return 'Choose one'
      case 'checkboxes':
        return 'Choose at least one'
      case 'consent':
        return 'Tick this box to go on'
      default:
        return 'Answer this question'
    }
  },
  typeMismatch: (_issue, field) =>
    `Enter an address such as ${field?.kind === 'url' ? 'https://example.org' : 'name@example.org'}`,
  badInput: (_issue, field) =>
    field?.kind === 'date'
      ? `“${field.label}” needs a date that exists, such as 2027-03-31`
      : 'Enter a number in digits, with a dot for decimals, such as 1234.5',
  tooShort: ({ limit, actual }) => `Write at least ${characters(limit)}; these are ${actual}`,
  tooLong: ({ limit, actual }) => `Write at most ${characters(limit)}; these are ${actual}`,
  rangeUnderflow: ({ limit }, field) => `Enter ${limit} or ${field?.kind === 'date' ? 'later' : 'more'}`,
  rangeOverflow: ({ limit }, field) => `Enter ${limit} or ${field?.kind === 'date' ? 'earlier' : 'less'}`,
  stepMismatch: ({ limit, rule }, field) => {
    if (field?.kind === 'date') return `Enter a date in steps of ${limit} days`
    const range = field?.rules[rule]
    const isWhole = limit === 1 && !(range?.kind === 'range' && Number(range.min ?? 0) % 1)
    return isWhole ? 'Enter a whole number' : `Enter a number in steps of ${limit}`
  },
  patternMismatch: (_issue, field) => (field?.help ? `Use this format: ${field.help}` : 'Use the format asked for'),
  notAnOption: () => 'Choose from the list',
  tooFew: ({ limit }) => `Choose at least ${limit}`,
  tooMany: ({ limit }) => `Choose at most ${limit}`,
}

/**
 * What visitors read in each state, in English. Until an outbox keeps messages, nothing here says that one is stored: the
 * answers stand on the page, and that is what is said.
 */
export const visitor: VisitorTexts = {
  owner: "the site's owner",
  marked: 'Questions marked * need an answer.',
  goesTo: 'Goes to {maker} by e-mail.',
  choose: 'Choose…',
  send: 'Send',
  sending: 'Sending…',
  stillSending: 'Still sending. Your answers are still here.',
  problem: 'There is a problem',
  problems: 'There are {n} problems',
  notSent: 'Not sent yet',
  offline: 'You are offline. Your answers are still here: try again when you are back online.',
  silent: 'The mail service of {maker} does not answer. Your answers are still here: try again in a moment.',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  sent: 'Sent',
  receives: '{Maker} receives it by e-mail. Reference {ref}, {time}.',
  late: 'Sent now; you wrote it on {date}. Reference {ref}, {time}.',
  repeated: 'An earlier try may have arrived too, under the same reference, so {maker} may see it twice.',
  another: 'Send another',
  notDelivered: 'Not delivered yet',
  refused: '{Maker} cannot receive this form at the moment. This is not your fault, and your answers are still here.',
  notConnected: 'This form is not connected to a mailbox yet. Your answers are still here.',
  blocked: 'This form cannot send this message. Your answers are still here.',
  tooLarge: 'Your answers are too long to send: all together at most {limit} kB. Shorten “{label}”, then try again.',
  kept: 'Keep this page open: your answers are on it and nowhere else.',
  reach: 'Reach {maker} another way:',
  ownMail: 'Send from my own mail',
  reference: 'Reference {ref}.',
  forOwner: 'For the site’s owner',
}
