const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The words of the step Publish. */
export const publishText = {
  title: (open: number): string => {
    if (open === 0) return 'Everything is settled. It can go out.'
    return open === 1
      ? 'One thing to settle before this can reach you'
      : `${numbers[open] ?? open} things to settle before this can reach you`
  },
  lead: 'The checks come first. What you change here is seen by nobody until you publish.',
} as const

/** The words of the checks before publishing. */
export const checkText = {
  destination: {
    settled: (name: string): string => `Sends by ${name}`,
    none: 'Not connected: visitors’ answers would reach nobody.',
    'test-inbox': 'Sends to the test inbox on this computer; your visitors cannot reach it.',
    practice: 'Sends within this page; your visitors cannot reach it.',
    'relay-here': (host: string): string =>
      `Sends to a relay on this computer (${host}); your visitors cannot reach it.`,
    incomplete: 'The connection is not whole: an address or an id is missing.',
    help: 'Connect a provider, and everything below is ready to go.',
    fix: 'Connect EmailJS',
    fixConnection: 'Open Connect',
    change: 'Change',
    first: 'Connect EmailJS first',
    firstConnection: 'Complete the connection first',
  },
  form: {
    settled: 'The form is sound',
    faults: (count: number): string => (count === 1 ? 'One fault in the form' : `${count} faults in the form`),
    fix: 'Open Build',
    first: 'Mend the form first',
  },
  fallback: {
    title: 'Another way to reach you',
    help: 'Shown to visitors only if sending fails, so nobody is left without an answer.',
    missing: 'Give at least one.',
    email: 'E-mail',
    phone: 'Phone',
    url: 'Link',
    optional: 'Optional',
    badEmail: 'Enter one address such as you@example.org.',
    badUrl: 'Enter an address such as https://example.org.',
    first: 'Say how else to reach you first',
  },
  mail: {
    settled: (to: string): string => `Answers go to ${to}`,
    provider: (templateId: string): string => `EmailJS mails the answers by your template ${templateId}`,
    providerHelp: 'Who gets them stands in that template, under To Email.',
    findings: (count: number): string =>
      count === 1 ? 'One thing in the e-mail would not arrive' : `${count} things in the e-mail would not arrive`,
    change: 'Change',
    fix: 'Open E-mail',
    first: 'Mend the e-mail first',
  },
  site: {
    title: 'Where will it stand?',
    label: 'Address of the site',
    placeholder: 'https://www.example.org',
    problem: 'Enter the address of a site, such as https://www.example.org.',
    emailjs: (origin: string): string =>
      `Only if you restrict origins in EmailJS: add ${origin} under Account → Security.`,
    emailjsEmpty: 'EmailJS takes messages from any site, unless you restrict it under Account → Security.',
    relay: (origin: string): string =>
      `Your relay must allow it: LETTERSLOT_ALLOWED_ORIGINS=${origin} seeds its first key; POST /api/v1/keys changes one.`,
    relayEmpty: 'Your relay takes messages only from the sites that its key names.',
    later: 'Once it is connected, this says where to allow the site.',
    allow: 'Allow it at the relay',
    allowed: (origin: string): string => `The relay takes messages from ${origin}.`,
    notAllowed: (why: string): string => `The relay did not take it. ${why}`,
    first: 'Mend the address of the site first',
  },
} as const

/** The words of the ways out. */
export const shipText = {
  title: 'Ways to publish',
  page: {
    lead: 'The whole form in one file. Put it on any web space.',
    noKey: 'Holds no private key',
    noScript: 'Sends even without scripts',
    download: (size: string | undefined): string =>
      size === undefined ? 'Download page (1 file)' : `Download page (1 file, ${size})`,
    failed: 'The page could not be made:',
  },
  json: {
    lead: 'The form as a document: for version control, or for your own pages.',
    download: 'Form as JSON',
  },
  after: 'Put it on your site. Then open it and send yourself one message.',
  didIt: 'I did: it arrived',
  arrived: 'It arrived',
  published: (revision: number): string => `Revision ${revision} downloaded`,
} as const

/** The words of what was published. */
export const revisionsText = {
  title: 'Revisions',
  draft: 'Draft',
  now: 'now',
  same: (revision: number): string => `The same as revision ${revision}`,
  facts: (fields: number, rules: number): string =>
    `${fields === 1 ? '1 field' : `${fields} fields`}, ${rules === 1 ? '1 rule' : `${rules} rules`}, 1 e-mail`,
  revision: (number: number): string => `Revision ${number}`,
  none: 'Not published. What you change here is seen by nobody else.',
  frozen: 'What is on your site stays as it is until you put a newer one there.',
} as const

/** The words beside what visitors read when sending fails. */
export const failureText = {
  title: 'If sending ever fails',
  lead: 'your visitors read this, instead of a false thank-you:',
} as const

/** The words of the backup line. */
export const backupText = {
  never: 'Never backed up.',
  last: (when: string): string => `Last backup ${when}.`,
  here: 'Forms live only in this browser.',
  download: 'Download backup',
} as const
