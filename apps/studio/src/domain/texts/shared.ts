import type { ShareFault } from '../sharing/share-code.ts'

/** The words around a shared form, in one language. */
export interface SharedText {
  readonly language: 'en' | 'de'
  readonly about: string
  readonly somebody: string
  /** Before and after the name of the maker. */
  readonly goes: (host: string) => readonly [string, string]
  readonly nowhere: string
  readonly named: string
  readonly trust: string
  readonly secrets: Readonly<Record<'password' | 'card' | 'account' | 'identity' | 'why', string>> & {
    readonly seems: (asked: string) => string
  }
  readonly faults: Readonly<Record<ShareFault, readonly [string, string]>>
}

/** The words around a shared form. Visitors read them: nothing in them is the form's but the name of its maker. */
export const sharedText: SharedText = {
  language: 'en',
  about: 'About this form',
  somebody: 'whoever made this form',
  goes: (host) => ['Your answers go to ', ` through ${host}.`],
  nowhere: 'This form is not connected to a mailbox, so it cannot be sent.',
  named: 'The form itself gives that name; nobody has checked it.',
  trust: 'Fill it in only if you trust whoever gave you this link.',
  secrets: {
    password: 'a password or PIN',
    card: 'a payment card',
    account: 'a bank account',
    identity: 'a social-security number',
    seems: (asked) => `This form seems to ask for ${asked}. Do not give ${/ and /.test(asked) ? 'any of them' : 'it'}.`,
    why: 'What is written here is sent by e-mail. No bank, shop or mail service asks for such things in this way.',
  },
  faults: {
    empty: ['There is no form in this link.', 'Ask for it again.'],
    damaged: ['This link is cut off or damaged.', 'Ask for it again.'],
    newer: ['This link was made by a newer Letterslot.', 'Reload this page. If that does not help, ask for it again.'],
    'too-large': ['This link holds more than a form.', 'It was not opened. Ask for it again.'],
    'not-a-form': ['This link holds no form that can be shown.', 'Ask for it again.'],
  },
}
