import { matchLocale } from '@letterslot/core/language'

/** The words before answers that came with a link, in each language that a form may speak. */
const linkWords: Readonly<Record<string, string>> = {
  ar: 'جاء مع الرابط',
  bg: 'Дойде с връзката',
  ca: 'Ha vingut amb l’enllaç',
  cs: 'Přišlo s odkazem',
  da: 'Fulgte med linket',
  de: 'Mit dem Link gekommen',
  el: 'Ήρθε με τον σύνδεσμο',
  en: 'Came with the link',
  es: 'Vino con el enlace',
  et: 'Tuli lingiga',
  fi: 'Tuli linkin mukana',
  fr: 'Venu avec le lien\u00a0',
  he: 'הגיע עם הקישור',
  hr: 'Došlo s poveznicom',
  hu: 'A hivatkozással érkezett',
  id: 'Datang bersama tautan',
  it: 'Arrivato con il link',
  ja: 'リンクに含まれていた内容',
  ko: '링크와 함께 온 내용',
  lt: 'Atėjo su nuoroda',
  lv: 'Pienāca ar saiti',
  nb: 'Fulgte med lenken',
  nl: 'Meegekomen met de link',
  pl: 'Przyszło z linkiem',
  'pt-BR': 'Veio com o link',
  ro: 'A venit cu linkul',
  ru: 'Пришло со ссылкой',
  sv: 'Följde med länken',
  tr: 'Bağlantıyla geldi',
  uk: 'Надійшло з посиланням',
  'zh-Hans': '随链接带来',
}

/** Labels that are printed, in UTF-16 code units together: as many as fit a few lines. */
const maxLabelsLength = 500

/**
 * Says in the mail's language which answers came with the link that the visitor followed, and were left as they came; undefined: none.
 * @param labels - `letterslot_prefilled`, as a stranger may have written it.
 * @param locale - BCP 47, the mail's own.
 */
export function linkLine(labels: string | undefined, locale: string): string | undefined {
  if (!labels) return undefined
  const printed = labels.length > maxLabelsLength ? `${labels.slice(0, maxLabelsLength)}…` : labels
  return `${linkWords[matchLocale(locale, Object.keys(linkWords)) ?? 'en']}: ${printed.replace(/\s+/g, ' ')}`
}
