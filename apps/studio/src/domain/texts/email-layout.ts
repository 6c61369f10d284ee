/** The words of the step E-mail with EmailJS. */
export const layoutText = {
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
  yours: {
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
  },
  reference:
    'Reference {{letterslot_reference}}. Written {{letterslot_written_at}}, sent {{letterslot_sent_at}}, try {{letterslot_attempts}}.{{#letterslot_repeat}} Possible repeat: it may have arrived before.{{/letterslot_repeat}}',
} as const
/** Purposes of our own parameters. */
export const ownParameterText: Readonly<Record<string, string>> = {
  letterslot_id: 'The same for every attempt: a repeat can be told',
  letterslot_reference: 'What the visitor was told, to find the message by',
  letterslot_written_at: 'When the visitor pressed Send',
  letterslot_sent_at: 'When this attempt was made',
  letterslot_attempts: 'At which try it came through',
  letterslot_repeat: '“yes” when it may be a repeat; else empty',
}
