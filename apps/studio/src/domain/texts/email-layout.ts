import { localized } from './localized.ts'

/** The words of the step E-mail with EmailJS. */
export const layoutText = localized('layoutText', {
  title: 'What your EmailJS template receives',
  lead: 'Your EmailJS template writes this mail. These are the parameters it will receive.',
  views: { label: 'E-mail with EmailJS', mail: 'The mail', template: 'At EmailJS' },
  note: (templateId: string): string =>
    `EmailJS writes this mail by its template ${templateId}. What you change here counts once it is copied there.`,
  table: 'Parameters',
  parameter: 'Parameter',
  example: 'Example',
  from: 'From',
  emptyExample: '(empty)',
  field: (label: string): string => `“${label}”`,
  mapped: (label: string): string => `“${label}”, under a second name`,
  attached: (name: string): string =>
    `a file: in the template’s Attachments, add a Form File Attachment with the parameter name ${name}`,
  sometimes: 'only when it is shown',
  noted: 'with a note at its end when it comes late or may be a repeat',
  dashboard: 'Open dashboard',
  dashboardUrl: 'https://dashboard.emailjs.com/admin/templates',
  sheet: 'Copy this layout to EmailJS',
  sheetLead:
    'A mail with all answers, for your template’s content. The tags stay in it; EmailJS fills them in when a message comes.',
  parts: {
    subject: 'Subject',
    to: 'To Email',
    fromName: 'From Name',
    replyTo: 'Reply To',
    html: 'Content (HTML)',
  },
  copy: (part: string): string => `Copy ${part}`,
  noRecipient: 'To Email: write your own address there. This form does not say yet who gets its answers.',
  copyShort: 'Copy',
  copied: 'Copied',
  copiedPart: (part: string): string => `${part} copied`,
  notCopied: 'This browser does not let us copy. Mark the text and copy it yourself.',
  changed: 'Changed since you copied it',
})
/** Purposes of our own parameters. */
export const ownParameterText = localized('ownParameterText', {
  letterslot_id: 'The same for every attempt: a repeat can be told',
  letterslot_reference: 'What the visitor was told, to find the message by',
  letterslot_written_at: 'When the visitor pressed Send',
  letterslot_sent_at: 'When this attempt was made',
  letterslot_attempts: 'At which try it came through',
  letterslot_repeat: '“yes” when it may be a repeat; else empty',
  letterslot_language: 'The language that the visitor read, by its tag',
  letterslot_prefilled: 'The answers that came with the link, by their labels',
})

/** The line under a mail that EmailJS writes. It goes into the maker's template there, in the form's language. */
export const layoutReference =
  'Reference {{letterslot_reference}}. Written {{letterslot_written_at}}, sent {{letterslot_sent_at}}, try {{letterslot_attempts}}.{{#letterslot_repeat}} Possible repeat: it may have arrived before.{{/letterslot_repeat}}'

/** The addition to that line for a form of several languages: EmailJS knows a language by its tag alone. */
export const layoutLanguage = '{{#letterslot_language}} Language: {{letterslot_language}}.{{/letterslot_language}}'

/** The addition for a form whose answers may come with a link. */
export const layoutPrefilled =
  '{{#letterslot_prefilled}} Came with the link: {{letterslot_prefilled}}.{{/letterslot_prefilled}}'
