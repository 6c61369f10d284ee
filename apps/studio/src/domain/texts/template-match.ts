import { localized } from './localized.ts'

/** The words of the comparison between the maker's EmailJS template and what their form sends. */
export const templateMatchText = localized('templateMatchText', {
  title: 'Does your template match?',
  lead: 'Paste your EmailJS template, its subject too, or only the names of its variables. Nothing of it leaves this browser, and nothing but its variables and faulty tags is kept.',
  paste: 'Your template, or its variables',
  placeholder: 'New message from {{from_name}}',
  read: 'Read the variables',
  none: 'There is no variable in it. A variable looks like {{name}}.',
  found: (count: number): string => (count === 1 ? '1 variable read' : `${count} variables read`),
  faulty: (count: number): string =>
    count === 0
      ? ''
      : count === 1
        ? '1 tag that EmailJS does not fill in.'
        : `${count} tags that EmailJS does not fill in.`,
  tooLong: (limit: string): string =>
    `This is longer than ${limit} characters, and EmailJS takes no such template. Paste the template alone.`,
  list: 'Variables of your template',
  own: 'sent with every message',
  sent: (label: string): string => `“${label}”`,
  mapped: (label: string): string => `“${label}”, under this name as well`,
  open: 'Nothing is sent as this yet',
  from: (name: string): string => `What to send as ${name}`,
  nobody: 'Nothing',
  accept: 'Accept',
  acceptName: (name: string, label: string): string => `Accept: send “${label}” as ${name}`,
  acceptAll: (count: number): string => (count === 1 ? 'Accept the proposal' : `Accept all ${count} proposals`),
  accepted: (name: string, label: string): string => `“${label}” is sent as ${name}, too`,
  acceptedAll: (count: number): string => `${count} parameters added. Undo takes them back.`,
  proposed: 'Proposed',
  stop: 'Stop',
  stopName: (name: string): string => `Stop sending ${name}`,
  stopped: (name: string): string => `${name} is not sent any more`,
  forget: 'Forget the variables',
})
