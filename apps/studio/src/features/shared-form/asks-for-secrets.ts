import type { Field, Form } from '@letterslot/core'
import { foldWords } from './fold-words.ts'
import { secretWords } from './secret-words.ts'

/** What no form whose answers come by e-mail should ask for. */
export type Secret = 'password' | 'card' | 'account' | 'identity'

/** Words, which may stand within longer ones, and between whose parts a space may stand or not. */
const words: Readonly<Record<Secret, RegExp>> = {
  password: anyOf(secretWords.password),
  card: anyOf(secretWords.card),
  account: anyOf(secretWords.account),
  identity: anyOf(secretWords.identity),
}

/** Short words, which count only where they stand alone. */
const shortWords: Readonly<Record<Secret, RegExp>> = {
  password:
    /(?<!\p{L})(pwd|passwd|psw|mdp|otp|2fa|sifre|senha|[imp]tan|tan ?(nummer|code|kod|liste)|pin ?(code|kod|kodu|koden|nummer|number|numarasi|numero|numer)|(code|codigo|codice|kod|koda|numero|numer|nip) pin)(?!\p{L})/u,
  card: /(?<!\p{L})(cvv2?|cvc2?|csc|card no|cc num(ber)?|cc no)(?!\p{L})/u,
  account: /(?<!\p{L})(iban|sort code|swift code|code swift|bic code|code bic|votre rib)(?!\p{L})/u,
  identity: /(?<!\p{L})(ssn|bsn|pesel|niss|tc kimlik|t c kimlik)(?!\p{L})/u,
}

/** A PIN alone, or somebody's: a pin by itself may be a badge. */
const pinOrTan =
  /^pin$|(?<!\p{L})(your|my|the|ihrer?|deiner?|votre|ton|su|tu|tuo|suo|seu|uw|je|twoj|din|bank|card|atm|secret|4 digit|enter) pin(?! (badge|board))(?!\p{L})|(?<!\p{L})(ihrer?|deiner?) tan(?!\p{L})/u

/** In capitals alone; in small letters it is a colour. */
const tan = /(?<!\p{L})TAN(?!\p{L})/u

/** What an autofill token asks for, whatever the words say. */
const tokens: Readonly<Partial<Record<Secret, RegExp>>> = {
  password: /(^|\s)(current-password|new-password|one-time-code)(\s|$)/i,
  card: /(^|\s)cc-/i,
}

/** Digits as a card has them: thirteen to nineteen at will, fifteen or sixteen exactly, or groups of four. */
const cardPatterns = [
  /(\\d|\[(0-9|\\d)[ -]*\])(\{1[235],1[69]\}|\{1[56]\})/,
  /(\{4\}[^{}]{0,12}){3}\{4\}/,
  /(\\d|\[0-9\])\{4\}[^{}]{0,12}\)\{[34]\}/,
]

const secrets: readonly Secret[] = ['password', 'card', 'account', 'identity']

/**
 * What of a person's secrets a form asks for, told from its words, names, autofill tokens and patterns. It would rather
 * take a form that only mentions them for one that asks: what is said then does no harm.
 */
export function asksForSecrets(form: Form): readonly Secret[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const headings = [form.title, form.description, form.submitLabel, ...form.pages.map(({ title }) => title)]
  const written = [...headings, ...fields.flatMap(textsOf)].flatMap((text) => text ?? [])
  const texts = written.flatMap(foldWords)
  return secrets.filter(
    (secret) =>
      texts.some((text) => mentions(secret, text)) ||
      fields.some(({ autocomplete = '' }) => tokens[secret]?.test(autocomplete)) ||
      (secret === 'password' && written.some((text) => tan.test(text.normalize('NFKC')))) ||
      (secret === 'card' && fields.some(isCardShaped)),
  )
}

/** The texts of a field: its options too, for a question may stand in one. */
function textsOf({
  label,
  name,
  help,
  placeholder,
  text,
  options = [],
  rules,
}: Field): readonly (string | undefined)[] {
  const spacedName = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const offered = options.map((option) => option.label)
  return [label, spacedName, help, placeholder, text, ...offered, ...rules.map(({ message }) => message)]
}

function mentions(secret: Secret, text: string): boolean {
  return words[secret].test(text) || shortWords[secret].test(text) || (secret === 'password' && pinOrTan.test(text))
}

function isCardShaped({ rules }: Field): boolean {
  return rules.some((rule) => rule.kind === 'pattern' && cardPatterns.some((shape) => shape.test(rule.pattern)))
}

/** One expression for all of them, each folded as the texts are. */
function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.map((phrase) => foldWords(phrase)[0]?.replaceAll(' ', ' ?')).join('|'), 'u')
}
