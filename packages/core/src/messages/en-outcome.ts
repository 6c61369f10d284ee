import type { OutcomeTexts } from '../form-state/visitor-texts.ts'

/**
 * What visitors read once Send was pressed, in English. Until an outbox keeps messages, nothing here says that one is
 * stored: the answers stand on the page, and that is what is said.
 */
export const outcomeTexts: OutcomeTexts = {
  problem: 'There is a problem',
  problems: 'There are {n} problems',
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
