/**
 * Names of passwords, payment cards, bank accounts and social-security numbers in the languages that forms are mostly
 * written in.
 */
export const secretWords = {
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
