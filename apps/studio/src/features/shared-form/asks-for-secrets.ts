import type { Field, Form } from '@letterslot/core'
import { foldWords } from './fold-words.ts'
import { secretWords } from './secret-words.ts'

/** What no form whose answers come by e-mail should ask for. */
export type Secret = 'password' | 'card'

/** Words, which may stand within longer ones, and between whose parts a space may stand or not. */
const words: Readonly<Record<Secret, RegExp>> = {
  password: anyOf(secretWords.password),
  card: anyOf(secretWords.card),
}

/** Short words, which count only where they stand alone. */
const shortWords: Readonly<Record<Secret, RegExp>> = {
  password: /(?<!\p{L})(pwd|passwd|psw|mdp|otp|2fa|sifre|senha|pin number|tan nummer)(?!\p{L})/u,
  card: /(?<!\p{L})(cvv2?|cvc2?|csc|card no|cc num(ber)?|cc no)(?!\p{L})/u,
}

/** A PIN alone; a *PIN code* is a postal code in India, and a pin is a badge. */
const pinAlone = /^((your|my|the|ihre?|bank|card|atm|secret|4 digit)\s)*pin$/u

/** What an autofill token asks for, whatever the words say. */
const tokens: Readonly<Record<Secret, RegExp>> = {
  password: /(^|\s)(current-password|new-password|one-time-code)(\s|$)/i,
  card: /(^|\s)cc-/i,
}

/** Digits as a card has them: thirteen to nineteen at will, fifteen or sixteen exactly, or groups of four. */
const cardPatterns = [
  /(\\d|\[(0-9|\\d)[ -]*\])(\{1[235],1[69]\}|\{1[56]\})/,
  /(\{4\}[^{}]{0,12}){3}\{4\}/,
  /(\\d|\[0-9\])\{4\}[^{}]{0,12}\)\{[34]\}/,
]

const secrets: readonly Secret[] = ['password', 'card']

/**
 * What of a person's secrets a form asks for, told from its words, names, autofill tokens and patterns. It would rather
 * take a form that only mentions them for one that asks: what is said then does no harm.
 */
export function asksForSecrets(form: Form): readonly Secret[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const headings = [form.title, form.description, ...form.pages.map(({ title }) => title)]
  const texts = [...headings, ...fields.flatMap(textsOf)].flatMap((text) => foldWords(text ?? ''))
  return secrets.filter(
    (secret) =>
      texts.some((text) => mentions(secret, text)) ||
      fields.some(({ autocomplete = '' }) => tokens[secret].test(autocomplete)) ||
      (secret === 'card' && fields.some(isCardShaped)),
  )
}

/** What a field says and is called. Not its options: *I forgot my password* is a subject, and no question for it. */
function textsOf({ label, name, help, placeholder, text, rules }: Field): readonly (string | undefined)[] {
  const spacedName = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return [label, spacedName, help, placeholder, text, ...rules.map(({ message }) => message)]
}

function mentions(secret: Secret, text: string): boolean {
  return words[secret].test(text) || shortWords[secret].test(text) || (secret === 'password' && pinAlone.test(text))
}

function isCardShaped({ rules }: Field): boolean {
  return rules.some((rule) => rule.kind === 'pattern' && cardPatterns.some((shape) => shape.test(rule.pattern)))
}

/** One expression for all of them, each folded as the texts are. */
function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.map((phrase) => foldWords(phrase)[0]?.replaceAll(' ', ' ?')).join('|'), 'u')
}
