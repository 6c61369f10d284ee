/** How passwords and payment cards are called in the languages that forms are mostly written in. */
export const secretWords = {
  password: [
    ...['password', 'passcode', 'pass phrase', 'passwort', 'kennwort', 'mot de passe', 'contraseña', 'contrasinal'],
    ...['clave de acceso', 'palavra passe', 'palavra chave', 'wachtwoord', 'lösenord', 'passord', 'adgangskode'],
    ...['kodeord', 'salasana', 'lykilorð', 'parola', 'haslo', 'heslo', 'jelszó', 'lozinka', 'geslo', 'slaptažodis'],
    ...['kata sandi', 'mật khẩu', 'şifreniz', 'şifresi', 'пароль', 'пароля', 'парола', 'κωδικός πρόσβασης'],
    ...['סיסמה', 'סיסמא', 'كلمة المرور', 'كلمة السر', 'رمز عبور', 'पासवर्ड', 'รหัสผ่าน', '密码', '密碼', 'パスワード'],
    ...['비밀번호', 'seed phrase', 'recovery phrase', 'private key', 'one time code', 'einmalcode'],
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
    ...['カード番号', 'クレジットカード', '카드번호', '신용카드'],
  ],
} as const
