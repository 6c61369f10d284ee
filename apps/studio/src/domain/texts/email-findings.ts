import { localized } from './localized.ts'

/** The words of the check of a mail against its form. */
export const findingText = localized('findingText', {
  title: 'Does it all arrive?',
  lead: 'What this mail asks for, against what the form sends.',
  leadOfProvider: 'What the form sends, against what EmailJS takes and what you told of your template.',
  count: (count: number): string => (count === 1 ? '1 finding' : `${count} findings`),
  none: 'Nothing found',
  open: (count: number): string => (count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`),
  show: 'Show',
  leave: 'Leave out',
  answersIn: (shown: number, all: number): string => `${shown} of ${all} answers are in this mail`,
  sameText: 'HTML and text say the same',
  use: (name: string): string => `Use {{${name}}}`,
  takeOut: 'Take it out',
  addIt: 'Add it',
  repair: 'Write it right',
  enterAddress: 'Enter an address',
  allow: 'Allow it',
  require: (label: string): string => `Require “${label}”`,
  unknown: {
    title: 'No field sends',
    meant: (name: string): string => `That place would arrive empty. The form sends {{${name}}}.`,
    text: 'That place would arrive empty.',
  },
  wanted: {
    title: 'Your template prints',
    text: 'The form sends nothing of that name, so that place arrives empty.',
    map: (label: string): string => `Send “${label}” as that`,
  },
  unprinted: {
    title: (label: string): string => `“${label}” is not among the variables you told us.`,
    text: 'If the template prints it nowhere, people answer it and you do not see it: add its tag in the dashboard.',
  },
  missing: {
    title: (label: string): string => `“${label}” is not in this e-mail.`,
    text: 'People answer it, you would not see it.',
  },
  nobody: {
    title: 'This mail may go to nobody',
    text: 'Say where answers go. Until then only the test inbox takes it.',
    fromField: (label: string): string =>
      `It goes only to what is typed into “${label}”, and that may be left empty or be no address.`,
  },
  noAddress: { title: 'This is not one address:', text: 'A mail to it would be refused. Write one plain address.' },
  fromVisitor: {
    title: 'A visitor chooses who gets this mail:',
    text: 'Strangers could send mail in your name. Allow it only where you mean it, for a copy to the visitor say.',
  },
  subjectAlone: {
    title: (label: string): string => `“${label}” is in the subject alone.`,
    text: 'Where it is not asked, the subject has a gap; where it is, nothing below repeats it.',
  },
  emptySubject: {
    title: 'The subject may be empty.',
    text: 'All it prints may be left out, and mails without a subject look like spam.',
    fix: 'Begin it with the title',
  },
  replyTo: {
    title: 'Replies would go nowhere.',
    text: 'What stands there is not one address.',
    fromField: (label: string): string => `“${label}” asks for something else than an e-mail address.`,
    none: 'Reply to nobody',
  },
  noReplyTo: {
    title: 'Replies would not go to who wrote.',
    text: (label: string): string =>
      `Reply-To is empty: an answer to this mail goes to the address it was sent from, not to what is typed into “${label}”.`,
  },
  replyToEmpty: {
    title: (label: string): string => `Without “${label}” you cannot reply.`,
    text: 'It may be left empty. Then the mail names nobody to answer.',
    hidden: 'It is not always asked. Where it is not, the mail names nobody to answer.',
  },
  reserved: {
    title: 'This name is used by the sending itself:',
    text: 'An answer of that name would be lost on the way, or the message refused.',
  },
  builtIn: {
    title: 'Your mail service fills this in by itself:',
    text: 'It prints the visitor’s system, address or page there, and not the answer.',
  },
  twice: {
    title: 'Two answers are sent as one parameter:',
    text: 'Only one of them would arrive.',
  },
  unmapped: {
    title: 'Nothing is sent as',
    text: 'The field that it took its text from is gone, or is no text.',
  },
  rename: (name: string): string => `Rename it to ${name}`,
  unmap: 'Do not send it',
  noteGone: {
    title: 'Late messages would not say so:',
    text: 'Their note goes to the end of a text that is not sent any more.',
    fix: 'Choose the place by itself',
  },
  tooLarge: {
    title: (size: string, limit: string): string => `The answers may weigh ${size} kB; ${limit} kB are taken.`,
    text: (label: string): string =>
      `At worst, with “${label}” the longest. Then a visitor is asked to shorten what they wrote.`,
    textOfChoices: 'At worst, with what can be chosen. Then a visitor is asked to choose less.',
    fix: (max: string): string => `Take at most ${max} characters each`,
    fixOne: (label: string, max: string): string => `Take at most ${max} characters in “${label}”`,
  },
  largeFile: {
    title: (label: string, size: string, limit: string): string =>
      `“${label}” takes files of ${size}; ${limit} are carried.`,
    unbounded: (label: string, limit: string): string => `“${label}” takes files of any size; ${limit} are carried.`,
    text: 'Send refuses a larger one, and the visitor chooses another. If more is carried on your way, say so in Connect, under More.',
    fix: (limit: string): string => `Take at most ${limit} each`,
  },
  unlimited: {
    title: (label: string, others: number): string =>
      others === 0
        ? `“${label}” may be as long as one likes.`
        : `“${label}” and ${others} ${others === 1 ? 'other text' : 'other texts'} may be as long as one likes.`,
    text: (limit: string): string =>
      `Over ${limit} kB together, a visitor is asked to shorten what they wrote. A limit says so while they type.`,
    fix: 'Set limits that fit',
  },
  noSlot: {
    title: (label: string): string => `“${label}” needs a place among the attachments.`,
    text: (name: string): string =>
      `In your template’s Attachments tab add a Form File Attachment with the parameter name ${name}. Without it EmailJS takes the file for text and refuses the message.`,
    fix: 'I have added it',
  },
  notes: (count: number): string => `Good to know (${count})`,
  ofField: 'What arrives of it',
  go: { build: 'Go to the field', connect: 'Go to Connect' },
  inTab: (count: number): string => (count === 1 ? '1 finding' : `${count} findings`),
  done: 'Settled. Undo takes it back.',
  /** Of a tag in the maker's own template at EmailJS. */
  providerTags: {
    'tag-partial': {
      title: 'EmailJS has no other template to put in:',
      text: 'Take this tag out in the EmailJS dashboard, or write what it stands for.',
    },
    'tag-delimiter': {
      title: 'EmailJS does not change how tags are written:',
      text: 'Take this tag out in the EmailJS dashboard.',
    },
    'tag-expression': {
      title: 'EmailJS does not fill this in:',
      text: 'It knows names such as {{first_name}}, {{#name}}…{{/name}} for a part that is shown when there is an answer, {{^name}}…{{/name}} for the opposite. Anything else spoils the mail. Correct it in the EmailJS dashboard.',
    },
    'tag-unclosed': {
      title: 'This tag is not closed, or not opened:',
      text: 'A tag ends in two braces; what was opened with {{#name}} ends in {{/name}}. Correct it in the EmailJS dashboard.',
    },
  },
  corrected: 'I corrected it there',
  tags: {
    'tag-raw': {
      title: 'Markup from strangers:',
      text: 'This tag would put what a visitor types into the mail as markup. Two braces show it as text.',
    },
    'tag-partial': { title: 'There is no other template:', text: 'This tag asks for one; a mail has only its own.' },
    'tag-delimiter': {
      title: 'Tags are always written {{name}}:',
      text: 'This one changes how they are written.',
    },
    'tag-expression': {
      title: 'This is not a parameter’s name:',
      text: 'Write {{#name}}…{{/name}} for a part that is shown when there is an answer, {{^name}}…{{/name}} for the opposite.',
    },
    'tag-unclosed': {
      title: 'This tag is not closed:',
      text: 'A tag ends in two braces; what was opened with {{#name}} ends in {{/name}}.',
    },
  },
})

/** Why a template makes no mail, where it is not a tag. */
export const mailErrorText = localized('mailErrorText', {
  'recipient-empty': 'Nobody gets this mail: it names no recipient.',
  'recipient-invalid': 'A recipient is not one plain address.',
  'recipient-from-visitor': 'A visitor would choose who gets this mail, and the mail does not allow it.',
  'parameter-not-text': 'A parameter is not text.',
  'template-faults': 'The template document is damaged: a part of it is missing or of another kind.',
})
