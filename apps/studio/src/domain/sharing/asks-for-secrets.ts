import type { Field, Form } from '@letterslot/core'
import { foldWords } from './fold-words.ts'

/**
 * Names of passwords, payment cards, bank accounts and social-security numbers in the languages that forms are mostly
 * written in.
 */
const secretWords = {
  password: [
    ...['password', 'passcode', 'pass phrase', 'passwort', 'kennwort', 'mot de passe', 'contraseña', 'contrasinal'],
    ...['clave de acceso', 'palavra passe', 'palavra chave', 'wachtwoord', 'lösenord', 'passord', 'adgangskode'],
    ...['kodeord', 'salasana', 'lykilorð', 'parola', 'haslo', 'heslo', 'jelszó', 'lozinka', 'geslo', 'slaptažodis'],
    ...['kata sandi', 'mật khẩu', 'şifreniz', 'şifresi', 'пароль', 'пароля', 'парола', 'κωδικός πρόσβασης'],
    ...['סיסמה', 'סיסמא', 'كلمة المرور', 'كلمة السر', 'رمز عبور', 'पासवर्ड', 'รหัสผ่าน', '密码', '密碼', 'パスワード'],
    ...[
      '비밀번호',
      'seed phrase',
      'recovery phrase',
      'private key',
      'one time code',
      'einmalcode',
      'code à usage unique',
    ],
    ...['código de un solo uso', 'codice monouso', 'código de uso único', 'eenmalige code', 'kod jednorazowy'],
    ...['engångskod', 'tek kullanımlık', 'personal identification number', 'geheimzahl', 'geheimnummer', 'code secret'],
    ...['clave secreta', 'código secreto', 'codice segreto', 'geheime code', 'tajny kod', 'hemlig kod', 'gizli kod'],
    ...['transaktionsnummer', 'mobile tan', 'push tan', 'chip tan', 'photo tan', 'sms tan'],
  ],
  card: [
    ...['card number', 'credit card', 'debit card', 'card holder', 'card verification', 'security code'],
    ...['kartennummer', 'kreditkarte', 'debitkarte', 'prüfnummer', 'prüfziffer', 'numéro de carte', 'carte bancaire'],
    ...['carte de crédit', 'cryptogramme', 'número de tarjeta', 'tarjeta de crédito', 'tarjeta de débito'],
    ...['numero di carta', 'numero della carta', 'carta di credito', 'número do cartão', 'cartão de crédito'],
    ...['kaartnummer', 'kortnummer', 'kreditkort', 'kredittkort', 'betalkort', 'betalingskort', 'luottokortti'],
    ...['kortin numero', 'numer karty', 'karty kredytowej', 'číslo karty', 'kreditní karta', 'kart numarası'],
    ...['kredi kartı', 'kártyaszám', 'номер карты', 'номер картки', 'кредитная карта', 'αριθμός κάρτας'],
    ...['מספר כרטיס', 'כרטיס אשראי', 'رقم البطاقة', 'بطاقة الائتمان', 'कार्ड नंबर', '信用卡', '卡号', '卡號'],
    ...[
      'カード番号',
      'クレジットカード',
      '카드번호',
      '신용카드',
      'karta kredytowa',
      'karta płatnicza',
      'karty płatniczej',
    ],
    ...['pinpas', 'bankpas', 'carta di debito', 'cartão de débito', 'carte de débit', 'banka kartı', 'bankkort'],
  ],
  account: [
    ...['bank account', 'account number', 'routing number', 'kontonummer', 'bankverbindung', 'bankleitzahl'],
    ...['compte bancaire', 'numéro de compte', 'coordonnées bancaires', 'cuenta bancaria', 'número de cuenta'],
    ...['conto bancario', 'conto corrente', 'coordinate bancarie', 'conta bancária', 'número da conta'],
    ...['rekeningnummer', 'bankrekening', 'numer konta', 'konto bankowe', 'konta bankowego', 'numer rachunku'],
    ...['rachunek bankowy', 'rachunku bankowego', 'bankkonto', 'hesap numarası', 'banka hesabı', 'banka hesap'],
  ],
  identity: [
    ...['social security', 'national insurance number', 'sozialversicherung', 'rentenversicherungsnummer'],
    ...['sécurité sociale', 'numéro de sécu', 'seguridad social', 'codice fiscale', 'previdenza sociale'],
    ...['segurança social', 'previdência social', 'burgerservicenummer', 'sofinummer', 'ubezpieczenia społecznego'],
    ...['personnummer', 'sosyal güvenlik', 'kimlik numarası', 'kimlik no'],
  ],
} as const

/** Secrets that no form should ask for by e-mail. */
export type Secret = 'password' | 'card' | 'account' | 'identity'

/** Words, which may stand within longer ones, and between whose parts a space may stand or not. */
const secretPatterns: Readonly<Record<Secret, RegExp>> = {
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

/** Secrets that an autofill token asks for, whatever the words say. */
const secretTokens: Readonly<Partial<Record<Secret, RegExp>>> = {
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
 * Finds the secrets that a form asks for, told from its words, names, autofill tokens and patterns. It would rather
 * take a form that only mentions them for one that asks: what is said then does no harm. Every language of the form is read, whichever
 * is shown.
 */
export function asksForSecrets(form: Form): readonly Secret[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const headings = [form.title, form.description, form.submitLabel, ...form.pages.map(({ title }) => title)]
  const layers = [form.texts, form.translations].flatMap(textsWithin)
  const written = [...headings, ...fields.flatMap(fieldTexts), ...layers].flatMap((text) => text ?? [])
  const texts = written.flatMap(foldWords)
  return secrets.filter(
    (secret) =>
      texts.some((text) => mentions(secret, text)) ||
      fields.some(({ autocomplete = '' }) => secretTokens[secret]?.test(autocomplete)) ||
      (secret === 'password' && written.some((text) => tan.test(text.normalize('NFKC')))) ||
      (secret === 'card' && fields.some(isCardShaped)),
  )
}

/** The texts of a field: its options too, for a question may stand in one. */
function fieldTexts({
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

/** Every text in a layer of words, however deep. */
function textsWithin(layer: unknown): readonly string[] {
  if (typeof layer === 'string') return [layer]
  return typeof layer === 'object' && layer !== null ? Object.values(layer).flatMap(textsWithin) : []
}

function mentions(secret: Secret, text: string): boolean {
  return (
    secretPatterns[secret].test(text) || shortWords[secret].test(text) || (secret === 'password' && pinOrTan.test(text))
  )
}

function isCardShaped({ rules }: Field): boolean {
  return rules.some((rule) => rule.kind === 'pattern' && cardPatterns.some((shape) => shape.test(rule.pattern)))
}

/** One expression for all of them, each folded as the texts are. */
function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(phrases.map((phrase) => foldWords(phrase)[0]?.replaceAll(' ', ' ?')).join('|'), 'u')
}
