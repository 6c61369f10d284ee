/** The words of a mail about its delivery, in one language. */
export interface DeliveryWords {
  readonly reference: string
  /** The beginning of a sentence, in lower case; so is `sent`. */
  readonly written: string
  readonly sent: string
  /** Follows `sent` from the second attempt on, with the blank before it. */
  readonly atTry: string
  readonly repeat: string
  /** Default: as in English, with a blank. */
  readonly comma?: string
  /** Default: as in English. */
  readonly stop?: string
}

/** By language: each that a form may speak but English, whose line is core's. */
export const deliveryWords: Readonly<Record<string, DeliveryWords>> = {
  ar: {
    reference: 'المرجع {ref}.',
    written: 'كُتبت {time}',
    sent: 'أُرسلت {time}',
    atTry: ' في المحاولة {count}',
    repeat: 'ربما مكررة: قد تكون الرسالة وصلت من قبل.',
    comma: '، ',
  },
  bg: {
    reference: 'Номер {ref}.',
    written: 'написано {time}',
    sent: 'изпратено {time}',
    atTry: ' при опит {count}',
    repeat: 'Възможно повторение: съобщението може вече да е пристигнало.',
  },
  ca: {
    reference: 'Referència {ref}.',
    written: 'escrit {time}',
    sent: 'enviat {time}',
    atTry: ' a l’intent {count}',
    repeat: 'Possible repetició: potser el missatge ja havia arribat.',
  },
  cs: {
    reference: 'Číslo {ref}.',
    written: 'napsáno {time}',
    sent: 'odesláno {time}',
    atTry: ' při {count}. pokusu',
    repeat: 'Možná podruhé: zpráva už mohla dorazit dříve.',
  },
  da: {
    reference: 'Reference {ref}.',
    written: 'skrevet {time}',
    sent: 'sendt {time}',
    atTry: ' i {count}. forsøg',
    repeat: 'Måske gentaget: beskeden kan være nået frem før.',
  },
  de: {
    reference: 'Referenz {ref}.',
    written: 'geschrieben {time}',
    sent: 'gesendet {time}',
    atTry: ' beim {count}. Versuch',
    repeat: 'Vielleicht doppelt: Die Nachricht kam womöglich schon an.',
  },
  el: {
    reference: 'Αριθμός {ref}.',
    written: 'γράφτηκε {time}',
    sent: 'στάλθηκε {time}',
    atTry: ' στην προσπάθεια {count}',
    repeat: 'Πιθανή επανάληψη: το μήνυμα ίσως έχει ήδη φτάσει.',
  },
  es: {
    reference: 'Referencia {ref}.',
    written: 'escrito {time}',
    sent: 'enviado {time}',
    atTry: ' en el intento {count}',
    repeat: 'Posible repetición: quizá el mensaje ya había llegado.',
  },
  et: {
    reference: 'Viide {ref}.',
    written: 'kirjutatud {time}',
    sent: 'saadetud {time}',
    atTry: ' {count}. katsel',
    repeat: 'Võimalik kordus: sõnum võis juba varem kohale jõuda.',
  },
  fi: {
    reference: 'Viite {ref}.',
    written: 'kirjoitettu {time}',
    sent: 'lähetetty {time}',
    atTry: ' {count}. yrityksellä',
    repeat: 'Mahdollinen toisto: viesti on voinut saapua jo aiemmin.',
  },
  fr: {
    reference: 'Référence {ref}.',
    written: 'écrit {time}',
    sent: 'envoyé {time}',
    atTry: ' à l’essai {count}',
    repeat: 'Répétition possible\u00a0: le message est peut-être déjà arrivé.',
  },
  he: {
    reference: 'מספר {ref}.',
    written: 'נכתב {time}',
    sent: 'נשלח {time}',
    atTry: ' בניסיון {count}',
    repeat: 'ייתכן שזו חזרה: אולי ההודעה כבר הגיעה.',
  },
  hr: {
    reference: 'Oznaka {ref}.',
    written: 'napisano {time}',
    sent: 'poslano {time}',
    atTry: ' u {count}. pokušaju',
    repeat: 'Moguće ponavljanje: poruka je možda već stigla.',
  },
  hu: {
    reference: 'Azonosító: {ref}.',
    written: 'megírva {time}',
    sent: 'elküldve {time}',
    atTry: ' ({count}. kísérlet)',
    repeat: 'Lehetséges ismétlés: az üzenet talán már megérkezett.',
  },
  id: {
    reference: 'Nomor {ref}.',
    written: 'ditulis {time}',
    sent: 'dikirim {time}',
    atTry: ' pada percobaan ke-{count}',
    repeat: 'Mungkin berulang: pesan ini mungkin sudah sampai sebelumnya.',
  },
  it: {
    reference: 'Riferimento {ref}.',
    written: 'scritto {time}',
    sent: 'inviato {time}',
    atTry: ' al tentativo {count}',
    repeat: 'Possibile ripetizione: forse il messaggio era già arrivato.',
  },
  ja: {
    reference: '参照番号 {ref}。',
    written: '{time} 作成',
    sent: '{time} 送信',
    atTry: '（{count} 回目）',
    repeat: '重複の可能性：すでに届いているかもしれません。',
    comma: '、',
    stop: '。',
  },
  ko: {
    reference: '참조 번호 {ref}.',
    written: '작성 {time}',
    sent: '전송 {time}',
    atTry: ' ({count}번째 시도)',
    repeat: '중복일 수 있음: 메시지가 이미 도착했을 수 있습니다.',
  },
  lt: {
    reference: 'Numeris {ref}.',
    written: 'parašyta {time}',
    sent: 'išsiųsta {time}',
    atTry: ' (bandymas {count})',
    repeat: 'Galimas kartojimas: žinutė galėjo būti jau gauta.',
  },
  lv: {
    reference: 'Numurs {ref}.',
    written: 'rakstīts {time}',
    sent: 'nosūtīts {time}',
    atTry: ' {count}. mēģinājumā',
    repeat: 'Iespējams atkārtojums: ziņa, iespējams, jau ir pienākusi.',
  },
  nb: {
    reference: 'Referanse {ref}.',
    written: 'skrevet {time}',
    sent: 'sendt {time}',
    atTry: ' ved forsøk {count}',
    repeat: 'Mulig gjentakelse: meldingen kan ha kommet fram før.',
  },
  nl: {
    reference: 'Referentie {ref}.',
    written: 'geschreven {time}',
    sent: 'verstuurd {time}',
    atTry: ' bij poging {count}',
    repeat: 'Mogelijk dubbel: het bericht is misschien al aangekomen.',
  },
  pl: {
    reference: 'Numer {ref}.',
    written: 'napisano {time}',
    sent: 'wysłano {time}',
    atTry: ' przy próbie {count}',
    repeat: 'Możliwe powtórzenie: wiadomość mogła już dotrzeć.',
  },
  'pt-BR': {
    reference: 'Referência {ref}.',
    written: 'escrita {time}',
    sent: 'enviada {time}',
    atTry: ' na tentativa {count}',
    repeat: 'Possível repetição: talvez a mensagem já tenha chegado.',
  },
  ro: {
    reference: 'Număr {ref}.',
    written: 'scris {time}',
    sent: 'trimis {time}',
    atTry: ' la încercarea {count}',
    repeat: 'Posibilă repetare: poate că mesajul a ajuns deja.',
  },
  ru: {
    reference: 'Номер {ref}.',
    written: 'написано {time}',
    sent: 'отправлено {time}',
    atTry: ' с {count}-й попытки',
    repeat: 'Возможно, повтор: сообщение могло уже дойти.',
  },
  sv: {
    reference: 'Referens {ref}.',
    written: 'skrivet {time}',
    sent: 'skickat {time}',
    atTry: ' vid försök {count}',
    repeat: 'Möjlig upprepning: meddelandet kan redan ha kommit fram.',
  },
  tr: {
    reference: 'Numara {ref}.',
    written: 'yazıldı {time}',
    sent: 'gönderildi {time}',
    atTry: ' ({count}. deneme)',
    repeat: 'Olası tekrar: mesaj daha önce ulaşmış olabilir.',
  },
  uk: {
    reference: 'Номер {ref}.',
    written: 'написано {time}',
    sent: 'надіслано {time}',
    atTry: ' з {count}-ї спроби',
    repeat: 'Можливо, повтор: повідомлення могло вже дійти.',
  },
  'zh-Hans': {
    reference: '编号 {ref}。',
    written: '{time} 写成',
    sent: '{time} 发送',
    atTry: '（第 {count} 次尝试）',
    repeat: '可能重复：消息此前可能已送达。',
    comma: '，',
    stop: '。',
  },
}
