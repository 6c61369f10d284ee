import { localized } from './localized.ts'

/** The words of links that fill fields in. */
export const prefillLinkText = localized('prefillLinkText', {
  title: 'Links that fill in',
  lead: 'Write what the link shall bring; what you leave empty its visitor writes. They can change everything.',
  none: 'A link can fill fields in, for a newsletter or a poster. No field of this form allows it yet: choose one in Build, and say what may fill it in.',
  toBuild: 'Open Build',
  nothing: 'Nothing',
  fact: (label: string, name: string): string => `${label} (${name})`,
  /** Of a name, an address or a range of days; the others are among those of the inspector. */
  partNames: {
    partFrom: 'From',
    partTo: 'To',
    partGiven: 'First name',
    partFamily: 'Last name',
    partStreet: 'Street and number',
    partPostcode: 'Postal code',
    partTown: 'Town',
  },
  effects: 'What the link does:',
  fills: (label: string, value: string): string => `“${label}” begins with ${value}`,
  fillsNot: (label: string, value: string, problem: string): string =>
    `“${label}” stays empty: ${value} breaks a rule. ${problem}`,
  noAddress: 'The link stands here once you name the address of the page.',
  link: 'The link that fills in',
  code: 'QR code of the link that fills in',
  proof:
    'Anybody can write such a link, and it stands in histories: put nothing secret in it. Each message says by letterslot_prefilled which answers came with it.',
})

/** The words of what may fill a field before its visitor does. */
export const prefillText = localized('prefillText', {
  title: 'May be filled in by',
  link: 'A link',
  linkHelp: (name: string): string => `An address with ?${name}=… fills it in. Publish makes such links.`,
  around: 'The page around the form',
  from: 'Filled from another answer, until visitors change it',
  fact: 'A fact of the page',
  noFact: 'None',
  facts: {
    utm_source: 'Campaign: source (utm_source)',
    utm_medium: 'Campaign: medium (utm_medium)',
    utm_campaign: 'Campaign: name (utm_campaign)',
    utm_term: 'Campaign: term (utm_term)',
    utm_content: 'Campaign: content (utm_content)',
    referrer: 'The page that the visitor came from',
    path: 'The path of the page',
    title: 'The title of the page',
  },
  keep: 'Keep what a link filled in for the other pages of the site',
  kept: 'In the visitor’s tab, until it is closed; each page with this form has it.',
  notKept: 'A link fills in on the page that it leads to, and on no other.',
})
