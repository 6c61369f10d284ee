import type { ContrastPlace, LookState } from '../../look/contrast-pairs.ts'
import type { FontCharacter } from '../../look/font-stacks.ts'
import type { Scheme, ThemedColor, ThemeId } from '../../look/theme.ts'

export const themeText: Readonly<Record<ThemeId, { readonly name: string; readonly character: string }>> = {
  post: { name: 'Post', character: 'Die Vorgabe: Tinte, Papier, Postgelb' },
  plain: { name: 'Schlicht', character: 'Übernimmt Schriften und Farben Ihrer Seite' },
  letter: { name: 'Brief', character: 'Eine getippte Seite, eckig' },
  kiln: { name: 'Ofen', character: 'Terrakotta auf warmem Weiß' },
  garden: { name: 'Garten', character: 'Blattgrün, ruhig' },
  harbour: { name: 'Hafen', character: 'Tiefes Petrol, rund' },
  plum: { name: 'Pflaume', character: 'Violett, runde Buchstaben, Pillen' },
  rose: { name: 'Rose', character: 'Eine Einladung, zentriert' },
  ledger: { name: 'Kontor', character: 'Eine Seite Buchführung, liniert, tintenblau' },
  contrast: { name: 'Kontrast', character: 'Größere Buchstaben, jedes Wort 7 zu 1' },
}

export const fontText: Readonly<Record<FontCharacter, string>> = {
  grotesque: 'Serifenlos',
  humanist: 'Humanistisch',
  serif: 'Serifen',
  slab: 'Egyptienne',
  rounded: 'Gerundet',
  mono: 'Feste Breite',
}

export const colorText: Readonly<Record<ThemedColor, string>> = {
  'color.paper': 'Ringsum',
  'color.sheet': 'Blatt',
  'color.text': 'Schrift',
  'color.quiet': 'Leise Schrift',
  'color.faint': 'Hilfe und Hinweise',
  'color.line': 'Linien',
  'color.border': 'Ränder der Felder',
  'color.action': 'Schaltflächen',
  'color.on-action': 'Wörter auf Schaltflächen',
  'color.mark': 'Gewähltes',
  'color.on-mark': 'Wörter auf Gewähltem',
  'color.wash': 'Hinter Gewähltem',
}

export const contrastPlaceText: Readonly<Record<ContrastPlace, string>> = {
  formWords: 'Titel und Fragen',
  quietWords: 'Einleitung',
  helpWords: 'Hilfe unter einer Frage',
  placeholder: 'Beispiel in einem leeren Feld',
  typedWords: 'Wörter in einem Feld',
  fieldBorder: 'Rand eines Feldes',
  secondButton: 'Rand einer zweiten Schaltfläche',
  requiredStar: 'Stern einer Pflichtfrage',
  sendWords: 'Wörter auf der Sende-Schaltfläche',
  busyWords: 'Wörter auf der Sende-Schaltfläche beim Senden',
  strongButton: 'Wörter auf einer dunklen Schaltfläche',
  focusRing: 'Fokusring auf dem Blatt',
  focusRingAround: 'Fokusring um das Formular',
  chosenBorder: 'Rand einer gewählten Antwort',
  chosenMark: 'Zeichen einer gewählten Antwort',
  chosenTick: 'Haken oder Zahl in einer gewählten Antwort',
  chosenWords: 'Wörter einer gewählten Antwort',
  chosenQuietWords: 'Kleine Wörter einer gewählten Antwort',
  problemWords: 'Wörter eines Problems',
  problemBorder: 'Rand eines Feldes mit einem Problem',
  problemList: 'Probleme in der Liste über dem Formular',
  problemHeading: 'Überschrift der Liste der Probleme',
  deleteWords: '„Von diesem Gerät löschen“',
  notSentIcon: 'Zeichen von „Noch nicht gesendet“',
  countdown: 'Zeit bis zum nächsten Versuch',
  notDeliveredIcon: 'Zeichen von „Noch nicht zugestellt“',
  boxWords: 'Wörter in einem Kasten: andere Wege zu Ihnen',
  boxNote: 'Hinweise in einem Kasten',
  pageWords: 'Wörter um das Formular',
  sentStamp: 'Stempel „Gesendet“',
}

export const lookStateText: Readonly<Record<LookState, string>> = {
  rest: 'In Ruhe',
  focus: 'Mit dem Fokus',
  chosen: 'Gewählt',
  problem: 'Mit einem Problem',
  busy: 'Beim Senden',
  waiting: 'Noch nicht gesendet',
  sent: 'Gesendet',
  notDelivered: 'Noch nicht zugestellt',
}

export const schemeText: Readonly<Record<Scheme, string>> = { light: 'Hell', dark: 'Dunkel' }

export const contrastText = {
  unchecked: 'Die Farben Ihrer Seite: hier nicht geprüft',
  ratio: (ratio: number, needed: number): string =>
    `${ratio.toLocaleString('de')} zu 1; ${needed === 3 ? 'Linien und Zeichen brauchen' : 'Wörter brauchen'} ${needed.toLocaleString('de')}.`,
}
