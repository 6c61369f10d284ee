import type { IdPart, IdRequest } from '@letterslot/intake'
import { formatNumber } from './format.ts'
import { localized } from './localized.ts'

/** The title of a form that is made of ids alone: it belongs to the form, and not to the studio's language. */
export const fallbackTitle = 'Contact form'

/** The words of the two doors that take a paste. */
export const intakeText = localized('intakeText', {
  title: { emailjs: 'I already use EmailJS', file: 'Open a file or paste HTML' },
  lead: 'Nothing of it runs here, nothing is loaded, and nothing is sent.',
  area: {
    emailjs: {
      label: 'Your code',
      placeholder: "emailjs.send('service_…', 'template_…', …)\nor a component, or the whole page",
    },
    file: { label: 'HTML of a page or a form', placeholder: '<form> … </form>\nor a component, or the whole page' },
  },
  areaHelp: 'Paste it here, drop a file on it, or open one.',
  openFile: 'Open a file',
  idsOnly: 'I only have the three ids',
  cancel: 'Cancel',
  make: 'Make this form',
  makeContact: 'Make a contact form with it',
  open: 'Open it',
  connectLater: 'Connect it later',
  result: 'What was found',
  waiting: {
    emailjs:
      'Found at once: your ids, the parameters you send, and the form with its rules. What cannot be read is listed.',
    file: 'Found at once: every field with its label and rules, from any page, Formspree, Web3Forms or Netlify. A saved form or a backup opens as it is.',
  },
  document: 'This is a saved form or a backup.',
  tooLarge: (characters: number, most: number): string =>
    `This text has ${formatNumber(characters)} characters; at most ${formatNumber(most)} can be read. Paste only the page with the form.`,
  tooDeep: (line: number, most: number): string =>
    `From line ${line} on, more than ${formatNumber(most)} elements stand within each other. Paste only the part with the form.`,
  notText: 'This file is no text.',
  unloaded:
    'What reads it could not be loaded. Are you online? Then copy this text, reload the page and paste it again.',
  unopenedText:
    'Nothing was opened: what reads it could not be loaded. Your text stays here. Are you online? Then press “Open it” again. If that does not help, copy the text and reload the page.',
  nothing: 'No form and no call of EmailJS is in it.',
  nothingNext: 'Paste the file that has the form in it, or the one that calls emailjs.send or emailjs.sendForm.',
  summary: (fields: number, ids: number, unread: number): string =>
    [
      fields === 0 ? 'No form' : fields === 1 ? '1 field' : `${fields} fields`,
      ...(ids === 0 ? [] : [ids === 1 ? '1 id' : `${ids} ids`]),
      ...(unread === 0 ? [] : [unread === 1 ? '1 thing left out' : `${unread} things left out`]),
    ].join(', '),
  secret: (count: number): string =>
    count === 1 ? 'A private key was in it. It is taken out.' : `${count} private keys were in it. They are taken out.`,
  secretText:
    'A form never needs one, and it is kept nowhere here. If it stood on a page that others can read, make a new one: at EmailJS under Account → Security, at a relay by “letterslot keys create”.',
  connection: 'Connection',
  connected: (service: string): string => `By ${service}`,
  ids: { publicKey: 'Public key', serviceId: 'Service ID', templateId: 'Template ID' } satisfies Readonly<
    Record<IdPart, string>
  >,
  relay: 'Relay',
  notTested: 'Not tested yet',
  parameter: (name: string): string => `Value of ${name}`,
  idNeeded: 'This id is needed. Your dashboard at EmailJS has it.',
  fields: (count: number): string => (count === 1 ? '1 field' : `${count} fields`),
  formTitle: 'Form',
  noForm: 'No form is in this code. You get a contact form with these ids.',
  unnamed: 'Fixed text',
  alsoSentAs: (name: string): string => `also sent as ${name}`,
  unread: (count: number): string => `Left out, or could not be read (${count})`,
  notes: (count: number): string => `Read, and worth a look (${count})`,
  more: (count: number): string => `and ${count} more`,
  line: (line: number): string => `line ${line}`,
  made: (fields: number, service: string, state: string): string =>
    `${fields === 1 ? '1 field' : `${fields} fields`}. Sends by ${service}: ${state}.`,
  madeUnconnected: (fields: number): string =>
    `${fields === 1 ? '1 field' : `${fields} fields`}. It is for trying out until you connect it.`,
  test: 'Go to the test',
})

/** A rule in a few words. */
export const intakeRuleText = localized('intakeRuleText', {
  required: 'required',
  type: 'checked as what it is',
  atLeast: (count: number | string): string => `at least ${count}`,
  atMost: (count: number | string): string => `at most ${count}`,
  step: (step: number): string => `in steps of ${step}`,
  pattern: 'pattern',
  file: (accept: string): string => accept,
  options: (count: number): string => (count === 1 ? '1 choice' : `${count} choices`),
})

function askInEnglish({ why, from, line }: IdRequest): string {
  const place = line === undefined ? '' : `, line ${line}`
  switch (why) {
    case 'environment':
      return `Your code takes it from ${from}${place}. Find it among the settings of your project.`
    case 'import':
      return `Your code takes it from ${from}${place}, which is set elsewhere.`
    case 'placeholder':
      return `“${from}” stands in its place${place}.`
    case 'computed':
      return `Your code works it out${place}: ${from}`
    case 'missing':
      return 'It is not in this code. Your dashboard at EmailJS has it.'
  }
}

/** Says why a value is asked for. */
export const askText = localized('askText', askInEnglish)

/** The number of further ones of a kind that is told once. */
function furtherParts(count: string | undefined): string {
  return count === undefined ? '' : ` (and ${count} more)`
}

/** Diagnostics of unread parts, with the reason. */
export const unreadText = localized('unreadText', {
  syntax: ({ subject, detail }) => `This is no whole code: ${subject}${detail ? ` (${detail})` : ''}`,
  'external-script': ({ subject }) =>
    `${subject} is a file of its own, so what it does is not known. Paste its text as well, if it belongs to the form.`,
  'below-page': ({ subject, detail }) =>
    `This stands below the page, and nothing of it was read: ${subject}${furtherParts(detail)}`,
  component: ({ subject, detail }) =>
    `${subject}${detail ? ` named ${detail}` : ''} is drawn elsewhere, so what it asks is not known.`,
  list: ({ subject }) =>
    `The choices of ${subject} are made while the page runs. What is missing is yours to add in Build.`,
  'dynamic-attribute': ({ subject }) => `${subject} is worked out while the page runs, so it became no rule.`,
  'computed-parameter': ({ subject }) => `The name of this parameter is worked out while the page runs: ${subject}`,
  'computed-parameters': ({ subject }) => `These parameters are put together elsewhere: ${subject}`,
  'parameter-without-field': ({ subject, detail }) =>
    `The parameter ${subject} is worked out by your code (${detail}), and no field gives it. It is not sent.`,
  'other-call': ({ subject }) =>
    `Another call sends by ${subject}. A form here sends one mail: the other can be an auto-reply at EmailJS, or a form of its own.`,
  'other-form': ({ subject }) => `Another form, ${subject}, was left out. Paste it alone to make it, too.`,
  'no-form': ({ subject }) =>
    subject === ''
      ? 'No form is in this code; what it sends are fixed texts. Add what visitors should answer in Build.'
      : `No form is in this code, so each of these parameters became a short text: ${subject}. Set their kinds in Build.`,
  password: ({ subject }) => `${subject} asks for a password. An e-mail is no place for one, so it was left out.`,
  control: ({ subject }) => `There is no field for ${subject}.`,
  'hidden-by-script': ({ subject }) =>
    `${subject} is filled in by a script. It is sent empty until you give it a text.`,
  captcha: () =>
    'A check for people is on this page. A form here cannot show it: where EmailJS asks for one, switch it off in your template there.',
  rule: ({ subject, detail }) => `A rule of “${subject}” was left out${detail ? `: ${detail}` : '.'}`,
  schema: ({ subject }) => `These rules are code: ${subject}. Add them in Build.`,
  'server-part': ({ subject }) => `A server or a script fills this in before visitors see it: ${subject}`,
  frame: ({ subject }) => `${subject} shows a page of another site, so what it asks is not known.`,
  'too-many': ({ subject, detail }) => `It has ${subject} controls; the first ${detail} were read.`,
  redirect: ({ detail }) =>
    `After sending it went to ${detail || 'another page'}. Visitors stay here now; the words under “Sent” are yours to write.`,
  setting: ({ subject, detail }) =>
    `The setting ${subject}${detail ? ` (${detail})` : ''} is the other service’s own and has no counterpart.`,
  'sends-elsewhere': ({ subject }) =>
    `A script sends to another place, or loads from it: ${subject}. That was left out: answers go where you connect the form, and nowhere else.`,
  'mail-program': ({ subject }) =>
    `A script opens the visitor’s mail program: ${subject}. That was left out: the form sends by itself.`,
  'goes-elsewhere': ({ subject }) =>
    `A script leads to another page: ${subject}. That was left out: visitors stay here, and the words under “Sent” are yours to write.`,
  'embedded-form': ({ subject }) =>
    `${subject} draws a form of another service, so what it asks is not known. It was left out.`,
  'drawn-by-script': ({ subject }) =>
    `A script adds something to answer while the page runs: ${subject}. Add it in Build.`,
  'own-check': ({ subject }) =>
    `A script checks answers by itself: ${subject}. Add what it asks for as rules in Build.`,
  'shows-parts': ({ subject }) =>
    `A script shows or hides parts of the page: ${subject}. That was left out: Logic shows and hides fields.`,
  'sets-values': ({ subject }) => `A script sets values while the page runs: ${subject}. That was left out.`,
  'own-words': ({ subject }) =>
    `A script tells visitors “${subject}”. A form here has its own words; those under “Sent” are yours to write.`,
  'keeps-in-browser': ({ subject }) =>
    `A script keeps something in the visitor’s browser: ${subject}. That was left out.`,
  handler: ({ subject }) => `A handler was left out: ${subject}`,
  script: ({ subject, detail }) => `This part of a script was left out: ${subject}${furtherParts(detail)}`,
  'outside-form': ({ subject }) => `${subject} stands outside the form, so it was left out.`,
  'not-drawn': ({ subject }) => `${subject} is shown only at times, or without scripts. It was left out.`,
  address: ({ subject }) =>
    `${subject} is an address, and nothing is loaded from it here. Open it, show the page’s source (Ctrl+U), and paste that.`,
  json: ({ subject }) =>
    `${subject} is JSON, and no form saved here. Forms of other makers are read from HTML: paste the page where such a form is shown, as the browser’s tools have it (Inspect, then Copy outerHTML of the form).`,
  mail: ({ subject }) =>
    `This looks like the template of a mail, which prints ${subject}. Once the form is there, paste it in the step E-mail.`,
})

/** Notices of parts that were read in another way than they stood there. */
export const noteText = localized('noteText', {
  'field-without-parameter': ({ subject }) => `Your code does not send ${subject}. It is sent now.`,
  'fixed-parameter': ({ subject, detail }) =>
    `The parameter ${subject} is always “${detail}”: a hidden field sends it.`,
  'name-changed': ({ subject, detail }) => `${subject} is called ${detail} now. Change it in your template, too.`,
  'name-repeated': ({ subject, detail }) => `${subject} was there twice; one is called ${detail} now.`,
  'name-missing': ({ subject }) => `${subject} has no name, so your page never sent it. It is sent now.`,
  'label-nearby': ({ subject, detail }) => `“${detail}” stands beside ${subject} and became its label.`,
  'label-from-placeholder': ({ subject, detail }) => `${subject} has no label; its placeholder “${detail}” became one.`,
  'label-from-name': ({ subject, detail }) => `${subject} has no label; “${detail}” comes from its name.`,
  'label-star': ({ subject }) => `“${subject}” bears a star, but nothing requires an answer.`,
  'kind-changed': ({ subject, detail }) =>
    `There is no field of the kind ${detail}: ${subject} became one that checks the same.`,
  'several-values': ({ subject }) => `${subject} took several addresses; a field takes one.`,
  suggestions: ({ subject, detail }) => `The suggestions of ${subject} became its help text: ${detail}`,
  'option-left-out': ({ subject }) =>
    `The choice “${subject}” could not be chosen, or was there twice. It was left out.`,
  'checkbox-value': ({ subject, detail }) => `${subject} sent “${detail}”; ticked, it sends “yes” now.`,
  'read-only': ({ subject }) => `${subject} could not be changed: a hidden field sends its text.`,
  disabled: ({ subject }) => `${subject} was switched off and never sent. It was left out.`,
  'hidden-at-first': ({ subject }) => `${subject} was hidden at first. It always shows now; Logic can hide it.`,
  conditional: ({ subject }) => `It showed only sometimes: ${subject}. It always shows now; Logic can hide it.`,
  'component-read': ({ subject, detail }) =>
    `${subject}${detail ? ` ${detail}` : ''} is a component: it was read as the control it is named after.`,
  honeypot: ({ subject }) => `${subject} is a trap for programs. Forms here have their own, so it was left out.`,
  token: ({ subject }) => `${subject} is a token of the server that made the page. It was left out.`,
  'service-field': ({ subject }) => `${subject} spoke to the other service and was left out.`,
  'access-key': ({ subject }) => `${subject} is the key of the other service. It is not needed, and was not kept.`,
  'mail-subject': ({ detail }) => `The subject of the mail is “${detail}”.`,
  'mail-recipient': ({ detail }) => `The mail goes to ${detail}.`,
  'sdk-option': ({ subject }) => `The option ${subject} is the SDK’s own and was left out.`,
  'form-action': ({ subject }) => `The page sent the form to ${subject}. It goes where you connect it now.`,
  button: ({ subject }) => `A form here has one button, which sends. “${subject}” was left out.`,
  link: ({ subject, detail }) => `“${subject}” was a link to ${detail}. Its words stay; the link was left out.`,
  embedded: ({ subject }) => `${subject} shows something of another site. It was left out.`,
  'counts-visits': ({ subject }) => `A script counts visits: ${subject}. It was left out.`,
  'handler-around': ({ subject, detail }) =>
    `A handler of the page around the form was left out: ${subject}${furtherParts(detail)}`,
  library: ({ subject }) => `Libraries of the page were left out: ${subject}`,
  style: () => 'The page’s style sheets were left out. Choose a theme in Look.',
})
