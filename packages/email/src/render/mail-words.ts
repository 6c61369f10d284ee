import { matchLocale } from '@letterslot/core/language'

/** The words of a mail that are its own, in one language. */
interface MailWords {
  /** Stands where a field was shown and left empty. */
  readonly noAnswer: string
  /** Before a subject that had to be cut. */
  readonly subject: string
}

const englishMailWords: MailWords = { noAnswer: '(no answer)', subject: 'Subject in full' }

const byLanguage: Readonly<Record<string, MailWords>> = {
  ar: { noAnswer: '(بلا إجابة)', subject: 'الموضوع كاملًا' },
  bg: { noAnswer: '(без отговор)', subject: 'Пълна тема' },
  ca: { noAnswer: '(sense resposta)', subject: 'Assumpte complet' },
  cs: { noAnswer: '(bez odpovědi)', subject: 'Celý předmět' },
  da: { noAnswer: '(intet svar)', subject: 'Hele emnet' },
  de: { noAnswer: '(keine Antwort)', subject: 'Ganzer Betreff' },
  el: { noAnswer: '(χωρίς απάντηση)', subject: 'Ολόκληρο το θέμα' },
  en: englishMailWords,
  es: { noAnswer: '(sin respuesta)', subject: 'Asunto completo' },
  et: { noAnswer: '(vastuseta)', subject: 'Kogu teema' },
  fi: { noAnswer: '(ei vastausta)', subject: 'Koko aihe' },
  fr: { noAnswer: '(pas de réponse)', subject: 'Objet complet\u00a0' },
  he: { noAnswer: '(ללא תשובה)', subject: 'הנושא המלא' },
  hr: { noAnswer: '(bez odgovora)', subject: 'Cijeli predmet' },
  hu: { noAnswer: '(nincs válasz)', subject: 'Teljes tárgy' },
  id: { noAnswer: '(tidak ada jawaban)', subject: 'Subjek lengkap' },
  it: { noAnswer: '(nessuna risposta)', subject: 'Oggetto completo' },
  ja: { noAnswer: '（未回答）', subject: '件名の全文' },
  ko: { noAnswer: '(답변 없음)', subject: '전체 제목' },
  lt: { noAnswer: '(be atsakymo)', subject: 'Visa tema' },
  lv: { noAnswer: '(nav atbildes)', subject: 'Viss temats' },
  nb: { noAnswer: '(uten svar)', subject: 'Hele emnet' },
  nl: { noAnswer: '(geen antwoord)', subject: 'Volledig onderwerp' },
  pl: { noAnswer: '(brak odpowiedzi)', subject: 'Cały temat' },
  'pt-BR': { noAnswer: '(sem resposta)', subject: 'Assunto completo' },
  ro: { noAnswer: '(fără răspuns)', subject: 'Subiectul întreg' },
  ru: { noAnswer: '(нет ответа)', subject: 'Тема полностью' },
  sv: { noAnswer: '(inget svar)', subject: 'Hela ämnet' },
  tr: { noAnswer: '(yanıt yok)', subject: 'Konunun tamamı' },
  uk: { noAnswer: '(немає відповіді)', subject: 'Тема повністю' },
  'zh-Hans': { noAnswer: '（未回答）', subject: '完整主题' },
}

/**
 * Finds the words for a mail's language; English where there are none.
 * @param locale - BCP 47.
 */
export function mailWords(locale: string): MailWords {
  return byLanguage[matchLocale(locale, Object.keys(byLanguage)) ?? 'en'] ?? englishMailWords
}
