import { localized } from './localized.ts'

/** The words of the step E-mail. */
export const emailText = localized('emailText', {
  title: 'E-mail',
  notConnected: 'Here is the mail you would get, with made-up answers. Connect to make it real.',
  connect: 'Connect',
  ownRelay: (templateId: string): string =>
    `Your relay writes this mail by its template ${templateId}. Put this one there: PUT /api/v1/templates/${templateId}.`,
  managedRelay: (templateId: string): string =>
    `Your relay writes this mail by its template ${templateId}. Put this one there, and it does so from the next message on.`,
  putTemplate: 'Put it at the relay',
  templatePut: (templateId: string): string => `The relay writes mails by this template now: ${templateId}.`,
  templateNotPut: (why: string): string => `The relay did not take it. ${why}`,
  downloadTemplate: 'Download the template',
  view: 'Show the mail as',
  views: { edit: 'Edit', preview: 'Preview', text: 'Text' },
  madeUp: 'Filled with made-up answers',
  lastGood: 'This is the last mail that could be made.',
  noMailYet: 'There is no mail to show yet.',
  sheet: 'The e-mail',
  subject: 'Subject',
  from: 'From',
  fromNote: 'the address is the connection’s',
  to: 'To',
  toNumber: (number: number): string => `To, address ${number}`,
  toPlaceholder: 'you@example.org',
  toProblem: 'Enter one address such as you@example.org.',
  addTo: 'Add an address',
  removeTo: (address: string): string => `Remove ${address === '' ? 'the empty address' : address}`,
  replyTo: 'Reply to',
  replyNote: 'answers go to the visitor',
  noReplyNote: 'answers go to the sending address',
  blocks: 'Blocks of the mail',
  empty: 'This mail says nothing yet. Add a block on the left.',
})
