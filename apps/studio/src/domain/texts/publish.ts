import type { Scheme } from '../look/theme.ts'
import { counted, formatNumber } from './format.ts'
import { localized } from './localized.ts'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** The words of the step Publish. */
export const publishText = localized('publishText', {
  settled: 'Everything is settled. It can go out.',
  toSettle: (open: number): string =>
    open === 1
      ? 'One thing to settle before this can reach you'
      : `${numbers[open] ?? open} things to settle before this can reach you`,
  toLookAt: (count: number): string =>
    count === 1
      ? 'It can go out. One thing to look at first'
      : `It can go out. ${numbers[count] ?? count} things to look at first`,
  alsoChecked: (count: number): string => `Also checked: ${counted(count, 'thing')}`,
  lead: 'The checks come first. What you change here is seen by nobody until you publish.',
})

/** The words of the checks before publishing. */
export const checkText = localized('checkText', {
  destination: {
    settled: (name: string): string => `Sends by ${name}`,
    untested: 'No test was sent yet. Send one, and see that it arrives.',
    sendTest: 'Send a test',
    didItArrive: 'Look in your mailbox',
    again: 'Open Connect',
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
    settled: 'The form document is valid',
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
    settled: (to: string): string => `The e-mail is addressed to ${to}`,
    relayHelp: (templateId: string): string =>
      `Your relay writes it by its template ${templateId}, which is not seen from here. E-mail says how to put this one there.`,
    provider: (templateId: string): string => `EmailJS mails the answers by your template ${templateId}`,
    providerHelp: 'Who gets them stands in that template, under To Email.',
    findings: (count: number): string =>
      count === 1 ? 'One thing in the e-mail would not arrive' : `${count} things in the e-mail would not arrive`,
    change: 'Change',
    fix: 'Open E-mail',
    first: 'Mend the e-mail first',
  },
  contrast: {
    title: 'Contrast',
    see: 'See the form',
    detail: (lowest: string, { schemes, isPartial }: { schemes: readonly Scheme[]; isPartial: boolean }): string =>
      `lowest ${lowest} to 1, in ${schemes.join(' and in ')}${isPartial ? '; your page’s colours are not checked here' : ''}`,
    findings: (count: number): string =>
      count === 1 ? 'One pair of colours is hard to read' : `${count} pairs of colours are hard to read`,
    mend: 'Make it readable',
    fix: 'Open Look',
    first: 'Mend the colours first',
  },
  site: {
    title: 'Where will it stand?',
    label: 'Address of the page, or of the site',
    placeholder: 'https://www.example.org/contact.html',
    problem: 'Enter an address, such as https://www.example.org/contact.html.',
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
})

/** The words of what is told besides, and holds nothing up. */
export const adviceText = localized('adviceText', {
  logic: {
    at: (name: string, fault: string): string => `“${name}”: ${fault}`,
    detail: 'It holds nothing up. Build says why, and how to mend it.',
    rules: 'Visitors may be unable to send. Build says why, and how to mend it.',
    open: 'Open it in Build',
  },
  languages: {
    title: (language: string, missing: number): string =>
      `${missing === 1 ? 'One text is' : `${missing} texts are`} not translated into ${language}`,
    detail: (own: string, missing: number): string =>
      `Visitors read ${missing === 1 ? 'it' : 'them'} in your own words (${own}).`,
    translate: 'Translate',
  },
  reach: {
    unasked: (host: string): string => `Is ${host} there?`,
    unaskedHelp: 'Asked only when you press: a call that sends nothing.',
    ask: 'Ask it now',
    again: 'Ask again',
    answers: (host: string): string => `${host} answered`,
    answersHelp: 'Whether your ids are right, a test send in Connect tells.',
    trouble: (host: string, status: number): string => `${host} was in trouble: it answered ${status}`,
    silent: (host: string): string => `${host} did not answer from here`,
    silentHelp: 'Look at your own network first. Visitors’ messages wait on their devices meanwhile.',
    test: 'Send a test',
  },
  parameters: {
    settled: (count: number): string =>
      count === 1 ? 'The one answer has its place' : `All ${count} answers have their place`,
    settledHelp: (names: readonly string[]): string => names.join(', '),
    provider: (count: number): string =>
      count === 1 ? 'Your template gets one answer' : `Your template gets ${count} answers`,
    findings: (count: number): string =>
      count === 1 ? 'One thing about the answers to look at' : `${count} things about the answers to look at`,
    open: 'Open E-mail',
    map: 'Mapping',
  },
  size: {
    title: 'Size',
    see: 'Ways to publish',
    detail: (page: string): string => `the page is ${page}, in one file`,
    making: 'the page is being made',
  },
})

/** The words of the ways out. */
export const publishPanelText = localized('publishPanelText', {
  title: 'Ways to publish',
  ways: { page: 'Download page', element: 'Embed', react: 'React', link: 'Link' },
  copy: 'Copy',
  copyNamed: (what: string): string => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'This browser does not let us copy. Mark the text and copy it yourself.',
  page: {
    lead: 'The whole form in one file. Put it on any web space.',
    noKey: 'Holds no private key',
    noScript: 'Sends even without scripts',
    /** The page that a visitor without scripts sees after *Send*, by the place that it comes from. */
    afterNoScript: {
      emailjs:
        'Without scripts the visitor then sees a bare page of EmailJS: “OK”, or its error. Nothing is kept on their device.',
      relay:
        'Without scripts the visitor then sees a page of your relay: sent, or not, and the way back. Nothing is kept on their device.',
      here: 'As it is, it sends to this computer, which visitors do not reach, with scripts or without.',
      nowhere: 'As it is, nothing that it sends would arrive, with scripts or without.',
    },
    download: (size: string | undefined): string =>
      size === undefined ? 'Download page (1 file)' : `Download page (1 file, ${size})`,
    failed: 'The page could not be made:',
    code: (address: string): string => `QR code of ${address}`,
    codeLead: 'Its QR code stands here once you name its address.',
    codeFor: (address: string): string => `The QR code of ${address}`,
    nameAddress: 'Name its address',
  },
  element: {
    lead: 'One script, and the form stands in a page of your own. Put what you download beside the page.',
    ways: 'The script',
    inOne: 'In one file',
    inTwo: 'In two files',
    both: 'The first file draws the form, and comes sooner. It fetches the second when a visitor turns to the form. Put both into one folder, and keep their names: without the second the form shows and sends nothing, and says so.',
    first: (size: string): string => `Download the first file (${size})`,
    rest: (size: string): string => `Download the second file (${size})`,
    policy:
      'If your site has a Content-Security-Policy, script-src must allow both files, and trusted-types, where it is set, must name letterslot.',
    script: (size: string): string => `Download the script (${size})`,
    document: 'Download the form',
    head: 'In the page’s head',
    body: 'Where the form shall stand',
    failed: 'The script could not be loaded. Reload this page.',
    speaks: (names: string): string =>
      `Our sentences in this script: ${names}. When the form’s languages change, take a new script, too.`,
    lacks: (names: string): string => `We have none in ${names}: there they are in English.`,
    inline: 'Or with the form in it, instead of the second file',
    inlineOfTwo: 'Or with the form in it, instead of a file of its own',
    integrity: 'With the integrity in it, browsers run this script and no other. A newer script wants a newer line.',
  },
  react: {
    lead: 'A component for React 18.2 to 19. The packages are on no registry yet, so you build them once.',
    build: 'In a copy of Letterslot, beside your site: make the packages',
    install: 'In your site: install them',
    document: 'Download the form',
    component: 'Then show the form, its file beside this one',
    worker:
      'To send what waits after the page is closed, where the browser can, add the outbox’s service worker: docs/guides/outbox-worker.md in that copy of Letterslot.',
  },
  link: {
    lead: 'The whole form in a link: nothing is stored anywhere. It opens in Letterslot, and says whom the answers go to.',
    label: 'The link',
    copy: 'Copy link',
    open: 'Open it',
    length: (count: number): string => `${formatNumber(count)} characters.`,
    reach: {
      anywhere: 'Mail programs and chats hold that.',
      'some-cut': 'Some mail programs and chats cut links over 2,000: send it to yourself first.',
      'most-cut': 'Most mail programs and chats cut links over 8,000. Take another way, or shorten the form.',
    },
    here: 'This Letterslot runs on this computer, so the link opens here and nowhere else. Put what npm run build makes in dist/ on any web space, and name it:',
    studio: 'Address of a Letterslot that visitors can reach',
    studioPlaceholder: 'https://you.github.io/letterslot/',
    studioProblem: 'Enter an address such as https://you.github.io/letterslot/.',
    frozen: 'The link holds the form as it is now. What you change later needs a new link.',
    nameless:
      'It names nobody: visitors read “whoever made this form”. Say who gets the answers in Build, where no field is chosen.',
    nameIt: 'Open Build',
    warned: 'Visitors are warned: this form seems to ask for a password, PIN, card, account or social-security number.',
    code: 'QR code of the link',
    noCode: 'Too long for a QR code that cameras can read.',
    failed: 'The link could not be made:',
    making: 'Making the link …',
  },
  code: { download: 'Download code' },
  json: { download: 'Form as JSON', lead: 'The form as a document, for version control.' },
  after: 'Put it on your site, open it, and send yourself one message.',
  afterLink: 'Open the link, and send yourself one message.',
  didIt: 'I did: it arrived',
  arrived: (revision: number): string => `Revision ${revision} seen working`,
  taken: (revision: number, taken: string): string => `Revision ${revision} ${taken}`,
  notFrozen: (why: string): string => `It went out, but this browser did not keep which revision it was. ${why}`,
})

/** The words beside what visitors read when sending fails. */
export const failureText = localized('failureText', {
  title: 'If sending ever fails',
  lead: 'your visitors read this, instead of a false thank-you:',
})

/** The words of the backup line. */
export const backupText = localized('backupText', {
  never: 'Never backed up.',
  last: (when: string): string => `Last backup ${when}.`,
  here: 'Forms live only in this browser.',
  download: 'Download backup',
})
