import type { AnswerRows } from './answer-row.ts'
import { dashboard, templateUnknown } from './answer-row.ts'

const atRelayTemplate = {
  text: 'Open the form’s step E-mail, where the mail is written; it names what cannot be filled in.',
}
const atRelayCheck = { text: 'Ask whoever runs the relay to switch the check off.' }
const atRelayTo = { text: 'Open the form’s step E-mail and correct To.' }
const atRelayIds = {
  text: 'Open Connect and enter the ids of this relay; “letterslot keys list” shows its public keys.',
} as const

/** Something of the message or of its ids must change. */
export const rejectedRows: AnswerRows = [
  {
    id: 'id-missing',
    match: /^400 .*parameter is required/i,
    heard: [{ status: 400, text: 'The user_id parameter is required' }],
    evidence: 'documented',
    title: 'An id is missing',
    happened: 'The message came without one of the three ids.',
    step: { text: 'Copy the public key from your account and enter it in Connect.', link: dashboard.publicKey },
    atRelay: atRelayIds,
  },
  {
    id: 'public-key-unknown',
    match: /^400 .*(public key|user id) is invalid/i,
    heard: [
      {
        status: 400,
        text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
      },
    ],
    evidence: 'public-code',
    title: 'The public key is not known',
    happened: 'The key is mistyped, or was made anew since.',
    step: { text: 'Copy the public key from Account, General and enter it in Connect.', link: dashboard.publicKey },
    atRelay: atRelayIds,
  },
  {
    id: 'service-unknown',
    match: /^400 .*service id (not found|is invalid)/i,
    heard: [
      { status: 400, text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin' },
      { status: 400, text: 'The service ID is invalid To find this ID, visit https://dashboard.emailjs.com/admin' },
    ],
    evidence: 'public-code',
    title: 'The service is not known',
    happened: 'The service id is mistyped, or the service was removed.',
    step: { text: 'Copy the id of the service from Email Services and enter it in Connect.', link: dashboard.services },
    atRelay: atRelayIds,
  },
  {
    id: 'template-unknown',
    match: /^400 .*template id (not found|is invalid)/i,
    heard: [templateUnknown],
    evidence: 'public-code',
    title: 'The template is not known',
    happened: 'The template id is mistyped, or the template was removed.',
    step: {
      text: 'Copy the id of the template from Email Templates and enter it in Connect.',
      link: dashboard.templates,
    },
    atRelay: atRelayIds,
  },
  {
    id: 'template-corrupted',
    match: /variables are corrupted/i,
    heard: [{ status: 400, text: 'Template: One or more dynamic variables are corrupted' }],
    evidence: 'public-code',
    title: 'The template cannot be filled in',
    happened: 'A tag in the template is none: {{#if x}}, a name with a space, an expression.',
    step: {
      text: 'Open the template and mend its tags: {{name}}, and {{#name}}…{{/name}} for a section.',
      link: dashboard.templates,
    },
    atRelay: atRelayTemplate,
  },
  {
    id: 'files-too-large',
    match: /^413 .*files size limit/i,
    heard: [{ status: 413, text: 'Files size limit. At most 10 files, 5 MB each and 10 MB together' }],
    evidence: 'ours',
    title: 'The files are too large for the relay',
    happened: 'There are more than 10 files, one of them has more than 5 MB, or all together more than 10 MB.',
    step: { text: 'Send smaller files, or none.' },
  },
  {
    id: 'variables-too-large',
    match: /^413/,
    heard: [
      { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
      { status: 413, text: '' },
    ],
    evidence: 'public-code',
    title: 'The message is too large',
    happened:
      'The answers together are over 50 kB. Or a file came under a name that no attachment of the template has, and was counted as text.',
    step: {
      text: 'With files: open the template’s Attachments and give the attachment the field’s parameter name. Otherwise shorten the answers.',
      link: dashboard.templates,
    },
    atRelay: { text: 'Shorten the answers: all of them together may have 50 kB.' },
  },
  {
    id: 'recipient-empty',
    match: /recipients address is empty/i,
    heard: [{ status: 422, text: 'The recipients address is empty' }],
    evidence: 'public-code',
    title: 'The mail would go to nobody',
    happened: 'To Email of the template is empty, or holds a tag that this message fills with nothing.',
    step: { text: 'Open the template and enter your address under To Email.', link: dashboard.templates },
    atRelay: atRelayTo,
  },
  {
    id: 'recipient-invalid',
    match: /recipients address is corrupted/i,
    heard: [{ status: 422, text: 'The recipients address is corrupted' }],
    evidence: 'public-code',
    title: 'The recipient is no address',
    happened: 'To Email of the template, as this message fills it in, is not one plain address.',
    step: { text: 'Open the template and correct To Email.', link: dashboard.templates },
    atRelay: atRelayTo,
  },
  {
    id: 'recipient-from-visitor',
    match: /recipients address may not come from a visitor/i,
    heard: [{ status: 422, text: 'The recipients address may not come from a visitor' }],
    evidence: 'ours',
    title: 'A visitor may not choose the recipient',
    happened: 'To holds a tag, and the mail does not allow recipients that a visitor typed.',
    step: atRelayTo,
  },
  {
    id: 'body-unreadable',
    match: /^(400 The request body|405)/,
    heard: [
      { status: 400, text: 'The request body could not be read' },
      { status: 405, text: 'Only POST is allowed here' },
    ],
    evidence: 'ours',
    title: 'The relay could not read the request',
    happened: 'Something between this page and the relay changes requests.',
    step: { text: 'Look at the proxy before the relay: it must hand requests on as they come.' },
  },
  {
    id: 'rejected',
    heard: [
      { status: 422, text: '' },
      { status: 451, text: '' },
    ],
    evidence: 'guess',
    title: 'The provider refuses this message',
    happened: 'Something has to change: the provider’s own words say what.',
    step: { text: 'Look at ids, template and answers.', link: dashboard.history },
    atRelay: { text: 'Look at ids, mail and answers.' },
  },
]

/** The template asks for a human check. */
export const challengeRows: AnswerRows = [
  {
    id: 'challenge-old',
    match: /timeout-or-duplicate/i,
    heard: [{ status: 400, text: 'timeout-or-duplicate' }],
    evidence: 'public-code',
    title: 'The human check is used up',
    happened: 'A check counts once and for two minutes. This message waited longer, or went out twice.',
    step: {
      text: 'A person must pass the check again. If your messages wait often, switch reCAPTCHA off in the template’s settings.',
      link: dashboard.templates,
    },
    atRelay: atRelayCheck,
  },
  {
    id: 'challenge',
    heard: [
      { status: 400, text: 'reCAPTCHA: The g-recaptcha-response parameter not found' },
      { status: 400, text: 'The g-recaptcha-response parameter not found' },
    ],
    evidence: 'public-code',
    title: 'The template asks for a human check',
    happened: 'reCAPTCHA is on in the template, and the message came without it. The form cannot show one yet.',
    step: { text: 'Switch reCAPTCHA off in the template’s settings.', link: dashboard.templates },
    atRelay: atRelayCheck,
  },
]
