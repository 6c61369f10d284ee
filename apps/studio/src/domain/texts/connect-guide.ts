import { localized } from './localized.ts'

/** The words of the question that Connect begins with, and of the way from no account to a real inbox. */
export const connectGuideText = localized('connectGuideText', {
  question: 'How do you get the mail?',
  answers: {
    account: 'I use EmailJS',
    'no-account': 'I have no account yet',
    server: 'I run a server',
  },
  steps: 'From no account to your inbox',
  stepsLead:
    'Three steps, five minutes. Keep this page open beside EmailJS: each step says what to press there. EmailJS may have renamed a button since.',
  free: 'How many mails and templates are free, and whether files are, EmailJS itself says: emailjs.com/pricing.',
  freeLink: 'Plans of EmailJS',
  freeUrl: 'https://www.emailjs.com/pricing/',
  account: {
    title: 'Make an account and connect your mailbox',
    lines: [
      'Sign up with your address, and confirm it where EmailJS asks for that.',
      'Email Services → Add New Service → choose your mail, Gmail say → Connect Account, and allow it to send on your behalf → Create Service.',
    ],
    link: 'Open EmailJS: sign up',
    url: 'https://dashboard.emailjs.com/sign-up',
  },
  template: {
    title: 'Give it the mail of this form',
    lines: [
      'Email Templates → Create New Template. Put these over what stands in it, each into the box of the same name.',
      'Content: open its Code Editor, and put it over what stands there. Then Save.',
    ],
    link: 'Open EmailJS: templates',
    url: 'https://dashboard.emailjs.com/admin/templates',
  },
  ids: {
    title: 'Bring the three ids here',
    lines: [
      'Public Key: Account → General. Service ID: Email Services, service_… say. Template ID: Email Templates, template_… say.',
      'Enter them below, press Use these ids, then Send a test.',
    ],
    link: 'Open EmailJS: account',
    url: 'https://dashboard.emailjs.com/admin/account',
  },
  other: {
    title: 'Other: without EmailJS',
    text: 'A relay of your own sends by the mailbox you have, with two settings. It wants a computer that visitors can reach.',
    go: 'Show me the commands',
  },
  server: {
    title: 'Start the relay on your server',
    lead: 'In a copy of Letterslot, with Node 22.18 or later. It sends by the mailbox that you name; the password stays on the server.',
    commands: 'Commands',
    copy: 'Copy the commands',
    copied: 'The commands are copied',
    notCopied: 'This browser does not let us copy. Mark the text and copy it yourself.',
    after:
      'Put it behind https, a reverse proxy say. The first command prints every setting; the second one mail. Then enter the address and the ids below: the relay names its public key and its service when it starts.',
  },
  paste: {
    title: 'Paste your code, or type the three ids',
    lead: 'Your ids are looked for in it. It is read here, in this browser, and goes nowhere.',
    area: 'Your code',
    placeholder: "emailjs.send('service_…', 'template_…', …)\nor the whole page",
    verdicts: 'What was found',
    other: 'Paste other code',
    found: (part: string): string => `${part} found`,
    elsewhere: (part: string): string => `${part} stands elsewhere: type it below`,
    missing: (part: string): string => `${part} is not in it: type it below`,
    form: 'It has a form, too: yours stays',
    noForm: 'No form in it: yours stays',
    noIds: 'No call of EmailJS is in it',
    gap: '…',
    read: (count: number): string => (count === 1 ? '1 id found' : `${count} ids found`),
  },
  verdict: {
    unsaved: 'Not in use yet',
    untried: 'Not tested',
    accepted: 'Accepted',
    arrived: 'Accepted, and the mail arrived',
    refused: { notFound: 'Not found there', invalid: 'Not valid there' },
    unknown: 'No answer about it',
  },
})

/** The commands that start a relay on a server. */
export const relayCommands = `export LETTERSLOT_SMTP_URL='smtps://you%40example.org:app-password@smtp.example.org'
export LETTERSLOT_FROM='Your club <you@example.org>'
npm run letterslot -- doctor
npm run letterslot -- send-test you@example.org
npm run letterslot -- serve
`
