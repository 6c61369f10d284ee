import type { Form } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { signUpForm } from '../../features/email/mail.test.fixture.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { starts } from '../starts/starts.ts'
import { asksForSecrets } from './asks-for-secrets.ts'

/** A form of one field. */
function formWith(field: object, more: object = {}): Form {
  const whole = { id: 'f1', kind: 'text', name: 'answer', label: 'Answer', rules: [], ...field }
  return signUpForm({ pages: [{ id: 'p1', fields: [whole] }], ...more })
}
const labelled = (label: string) => asksForSecrets(formWith({ label }))

describe('passwords', () => {
  it.each([
    ...['Password', 'Your PASSWORD, please', 'Passwort', 'Ihr Kennwort', 'Mot de passe', 'Contraseña', 'Palavra-passe'],
    ...['Senha', 'Wachtwoord', 'Lösenord', 'Passord', 'Adgangskode', 'Salasana', 'Hasło', 'Heslo', 'Jelszó', 'Şifre'],
    ...[
      'Пароль',
      'Κωδικός πρόσβασης',
      'סיסמה',
      'كلمة المرور',
      'पासवर्ड',
      'รหัสผ่าน',
      '密码',
      'パスワード',
      '비밀번호',
      'Mật khẩu',
    ],
    ...['Your PIN', 'PIN', 'OTP', 'Recovery phrase', 'Benutzerpasswort'],
  ])('[T660] the label “%s” asks for one', (label) => {
    expect(labelled(label)).toEqual(['password'])
  })

  it.each([
    ['letters apart', 'P a s s w o r d'],
    ['dots between', 'p.a.s.s.w.o.r.d'],
    ['an invisible character', 'Pass\u200bword'],
    ['Cyrillic letters', 'Pаsswоrd'],
    ['digits for letters', 'P4ssw0rd'],
    ['wide letters', 'Ｐａｓｓｗｏｒｄ'],
    ['accents', 'Pässwörd'],
  ])('[T660] and so it does with %s', (_, label) => {
    expect(labelled(label)).toEqual(['password'])
  })

  it.each([
    ['a name', { name: 'userPassword' }],
    ['another name', { name: 'mot_de_passe' }],
    ['an autofill token', { autocomplete: 'section-a current-password' }],
    ['a code sent to the phone', { autocomplete: 'one-time-code' }],
    ['its help', { help: 'The password of your bank' }],
    ['its placeholder', { placeholder: 'Passwort' }],
    ['its message', { rules: [{ kind: 'required', message: 'Enter your password' }] }],
    ['a text', { kind: 'content', label: '', text: 'Enter your password below' }],
  ])('[T660] %s asks for one', (_, field) => {
    expect(asksForSecrets(formWith(field))).toEqual(['password'])
  })

  it('[T660] the title and the description are read too', () => {
    expect([
      asksForSecrets(formWith({}, { title: 'Confirm your password' })),
      asksForSecrets(formWith({}, { description: 'We need your password.' })),
    ]).toEqual([['password'], ['password']])
  })
})

describe('payment cards', () => {
  it.each([
    ...['Card number', 'Credit-card number', 'CVV', 'CVC2', 'Kreditkartennummer', 'Prüfnummer', 'Numéro de carte'],
    ...['Número de tarjeta', 'Numero della carta', 'Número do cartão', 'Kortnummer', 'Numer karty', 'Kart numarası'],
    ...['Номер карты', '信用卡', 'カード番号', '카드번호', 'رقم البطاقة'],
  ])('[T661] the label “%s” asks for one', (label) => {
    expect(labelled(label)).toEqual(['card'])
  })

  it.each([
    ['an autofill token', { autocomplete: 'cc-number' }],
    ['the code at its back', { autocomplete: 'billing cc-csc' }],
    ['a name', { name: 'cardNo' }],
    ['sixteen digits', { rules: [{ kind: 'pattern', pattern: String.raw`\d{16}` }] }],
    ['thirteen to nineteen', { rules: [{ kind: 'pattern', pattern: '[0-9]{13,19}' }] }],
    ['four groups', { rules: [{ kind: 'pattern', pattern: String.raw`\d{4} \d{4} \d{4} \d{4}` }] }],
    ['four groups at once', { rules: [{ kind: 'pattern', pattern: String.raw`(\d{4}[ \-]?){4}` }] }],
  ])('[T661] %s asks for one', (_, field) => {
    expect(asksForSecrets(formWith(field))).toEqual(['card'])
  })
})

describe('what else identifies and pays', () => {
  it.each([
    ...['PIN code', 'Enter your PIN here', 'PIN-Nummer', 'Ihre Geheimzahl', 'Code PIN', 'Código PIN', 'Codice segreto'],
    ...['Pincode', 'Kod PIN', 'PIN-kod', 'PIN kodu', 'TAN', 'Nächste TAN-Nummer', 'Ihre TAN', 'pushTAN', 'Engångskod'],
  ])('[T789] the label “%s” asks for a password or PIN', (label) => {
    expect(labelled(label)).toEqual(['password'])
  })

  it.each([
    ...['IBAN', 'Ihre IBAN', 'Bank account', 'Kontonummer', 'Numéro de compte', 'Número de cuenta', 'Conto corrente'],
    ...['Conta bancária', 'Rekeningnummer', 'Numer konta', 'Bankkonto', 'Hesap numarası'],
  ])('[T789] the label “%s” asks for a bank account', (label) => {
    expect(labelled(label)).toEqual(['account'])
  })

  it.each([
    ...['Social Security number', 'SSN', 'Sozialversicherungsnummer', 'Numéro de sécurité sociale', 'PESEL', 'BSN'],
    ...['Número de la Seguridad Social', 'Codice fiscale', 'Número de segurança social', 'Burgerservicenummer'],
    ...['Personnummer', 'Sosyal güvenlik numarası', 'T.C. Kimlik No'],
  ])('[T789] the label “%s” asks for a social-security number', (label) => {
    expect(labelled(label)).toEqual(['identity'])
  })

  it.each(['Kreditkarte', 'Carte bancaire', 'Tarjeta de crédito', 'Carta di credito', 'Creditcard', 'Karta płatnicza'])(
    '[T789] the label “%s” asks for a payment card',
    (label) => {
      expect(labelled(label)).toEqual(['card'])
    },
  )

  it.each(['ᴘᴀꜱꜱᴡᴏʀᴅ', 'ᴘᴀssᴡᴏʀᴅ', '🅟🅐🅢🅢🅦🅞🅡🅓', '🄿🄰🅂🅂🅆🄾🅁🄳', '🇵 🇦 🇸 🇸 🇼 🇴 🇷 🇩', '𝖯𝖺𝗌𝗌𝗐𝗈𝗋𝖽', 'ⓟⓐⓢⓢⓦⓞⓡⓓ'])(
    '[T790] “%s” is read as it is drawn',
    (label) => {
      expect(labelled(label)).toEqual(['password'])
    },
  )

  it('[T790] an option and the button ask as a label does', () => {
    const options = [{ value: 'a', label: 'I forgot my password' }]
    expect([
      asksForSecrets(formWith({ kind: 'select', options })),
      asksForSecrets(formWith({}, { submitLabel: 'Send my PIN code' })),
    ]).toEqual([['password'], ['password']])
  })
})

describe('nothing of the kind', () => {
  it.each([
    ...['It has long sleeves', 'What is the slow part?', 'Pin badge', 'Postcard motif', 'Pass on the message'],
    ...[
      'Passport number',
      'Discard nothing',
      'Option',
      'Keyword',
      'Code',
      'Colour: tan',
      'Prime rib',
      'The tan jacket',
      'El Niño',
      'Your pin badge',
      'Sort of wood',
      'Spinning class',
    ],
  ])('[T662] the label “%s” asks for neither', (label) => {
    expect(labelled(label)).toEqual([])
  })

  it.each([
    ['an ISBN', { rules: [{ kind: 'pattern', pattern: String.raw`\d{13}` }] }],
    ['a code of ours', { rules: [{ kind: 'pattern', pattern: String.raw`[A-Z]{3}-\d+` }] }],
    ['a phone number', { autocomplete: 'tel' }],
  ])('[T662] %s asks for neither', (_, field) => {
    expect(asksForSecrets(formWith(field))).toEqual([])
  })

  it.each(starts.map((start) => [start.id, start] as const))('[T662] nor does the start %s', (_, start) => {
    expect(asksForSecrets(documentFromStart(start, { to: '' }).form)).toEqual([])
  })
})

describe('in another language', () => {
  it('[T1401] a translation and a changed sentence are read too, whichever is shown', () => {
    const fields = { f1: { label: 'Passwort', options: { a: 'Kartennummer' } } }
    expect(asksForSecrets(formWith({}, { translations: { de: { fields } } }))).toEqual(['password', 'card'])
    expect(asksForSecrets(formWith({}, { texts: { send: 'Send my IBAN' } }))).toEqual(['account'])
    expect(asksForSecrets(formWith({}, { translations: { de: { title: 'Anmeldung' } } }))).toEqual([])
  })
})
