import type { ContrastPlace } from '../../look/contrast-pairs.ts'
import type { ContrastFinding, ContrastFix } from '../../look/find-contrast.ts'
import type { Scheme } from '../../look/theme.ts'
import { contrastPlaceText, contrastText, schemeText } from './look.ts'

/** A ratio as it is shown: to a tenth, never rounded up to one that passes. */
const tenths = (ratio: number): number => Math.floor(ratio * 10) / 10

export const lookStepText = {
  title: 'Aussehen',
  preview: 'Das Formular',
  themes: 'Themen zur Wahl',
  controls: 'Das Aussehen',
  sendsToNobody: 'Eine Vorschau: Sie sendet an niemanden.',
  trying: (theme: string): string => `${theme}, noch nicht übernommen`,
}

export const themeListText = {
  title: 'Themen',
  keys: 'Die Pfeiltasten gehen von Thema zu Thema und zeigen jedes; Leertaste oder Eingabe übernimmt es.',
  taken: (theme: string): string => `${theme} ist übernommen.`,
  keepColor: 'Meine Farbe der Schaltflächen behalten',
  keepColorHelp: 'Wo sie in dem Thema lesbar ist.',
  changed: (theme: string): string => `${theme}, geändert`,
  back: (theme: string): string => `Zurück zu ${theme}`,
  isBack: (theme: string): string => `${theme}, wie es war. „Rückgängig“ bringt Ihre Änderungen zurück.`,
}

export const previewText = {
  view: 'Ansicht',
  views: { all: 'Alle', light: 'Hell', dark: 'Dunkel', phone: 'Telefon', page: 'Seite' },
  page: 'Die heruntergeladene Seite, bevor etwas läuft, mit Ihrem eigenen CSS.',
  pageFailed: 'Die Seite konnte nicht erstellt werden:',
  state: 'Zustand',
  states: {
    filling: 'Beim Ausfüllen',
    problems: 'Probleme',
    sending: 'Beim Senden',
    notSent: 'Noch nicht gesendet',
    sent: 'Gesendet',
    needsPerson: 'Noch nicht zugestellt',
  },
  nothingWrong: 'Keine Antwort dieses Formulars kann falsch sein: Hier gibt es nichts zu zeigen.',
}

export const colorsText = {
  title: 'Farben',
  scheme: 'Farben von',
  more: 'Mehr Farben',
  darkFollows: 'Ihre dunkle Farbe richtet sich danach, bis Sie eine wählen.',
  fixed: (scheme: Scheme): string => `Dieses Formular ist immer ${schemeText[scheme].toLowerCase()}.`,
  hex: (name: string): string => `${name}, als Hexwert`,
  pages: 'wie Ihre Seite',
  badHex: 'Schreiben Sie sechs Ziffern, etwa #a9502c.',
  ratioName: (name: string, ratio: number, passes: boolean): string =>
    `${name}: ${tenths(ratio).toLocaleString('de')} zu 1, ${passes ? 'genug' : 'zu wenig'}`,
}

export const contrastFindingText = {
  title: (place: ContrastPlace, scheme: Scheme, needed: number): string =>
    `${contrastPlaceText[place]}, ${schemeText[scheme].toLowerCase()}: schwer zu ${needed === 3 ? 'sehen' : 'lesen'}`,
  text: ({ ratio, needed }: Pick<ContrastFinding, 'ratio' | 'needed'>, hasFix: boolean): string =>
    `${contrastText.ratio(tenths(ratio), needed)}${hasFix ? ' Die nächste Farbe, die genügt:' : ''}`,
  also: (places: readonly ContrastPlace[]): string =>
    `Dieselbe Farbe: ${places.map((place) => contrastPlaceText[place]).join('; ')}.`,
  use: ({ to }: Pick<ContrastFix, 'to'>): string => `${to} verwenden`,
  darkWords: 'Stattdessen dunkle Wörter',
  lightWords: 'Stattdessen helle Wörter',
  mended: (name: string, hex: string): string => `${name} ist jetzt ${hex}.`,
  count: (count: number): string => (count === 1 ? 'Eines ist schwer zu lesen' : `${count} Dinge sind schwer zu lesen`),
  mendAll: 'Alles lesbar machen',
  allMended: 'Jetzt ist alles lesbar.',
}

export const fontsText = {
  headings: 'Überschriften',
  text: 'Text',
  pages: 'Wie die Seite',
  other: 'Wie übernommen',
  own: 'Meine Schrift …',
  ownHelp: 'Eine WOFF2-Datei. Sie wird Teil des Formulars: Nichts wird von anderswo geladen.',
  weighs: (family: string, size: string): string => `${family}, ${size} im Formular`,
  remove: (family: string): string => `${family} herausnehmen`,
  refused: {
    'no-woff2': 'Das ist keine WOFF2-Datei. Wandeln Sie sie zuerst um; Schriften anderer Art sind mehrmals so groß.',
    'too-large': (size: string, limit: string): string =>
      `Die Datei hat ${size}; höchstens ${limit} passen. Machen Sie eine Auswahl der Buchstaben, die Sie brauchen.`,
    'too-many': (count: number): string => `Höchstens ${count} eigene Schriften passen. Nehmen Sie zuerst eine heraus.`,
    unreadable: 'Die Datei ließ sich nicht lesen.',
  },
}

export const shapesText = {
  title: 'Formen und Größen',
  unit: 'px',
  typed: (name: string, unit: string): string => `${name}, in ${unit === 'px' ? 'Pixeln' : 'Prozent'}`,
  back: 'Doppelklick oder Entf gibt den Wert des Themas zurück. Umschalt mit einem Pfeil geht in Zehnerschritten.',
  badNumber: (min: number, max: number): string => `Eine ganze Zahl, ${min} bis ${max}.`,
  corners: 'Ecken',
  sheetCorners: 'Ecken des Blatts',
  width: 'Breite',
  letters: 'Buchstaben',
  density: 'Dichte',
  densities: { tight: 'Eng', even: 'Mittel', airy: 'Luftig' },
  button: 'Schaltfläche',
  buttons: { square: 'Eckig', rounded: 'Gerundet', pill: 'Pille' },
  buttonWidth: 'Breite der Schaltfläche',
  buttonWidths: { full: 'Ganz', auto: 'Wie ihr Text' },
  labels: 'Beschriftungen',
  labelPlaces: { above: 'Darüber', beside: 'Daneben' },
  heading: 'Überschrift',
  headings: { start: 'Am Anfang', center: 'Zentriert' },
  headingStyle: 'Schrift der Überschrift',
  headingStyles: { normal: 'Gerade', italic: 'Kursiv' },
  headingWeight: 'Stärke der Überschrift',
  labelWeight: 'Stärke der Beschriftungen',
  weights: { regular: 'Normal', semibold: 'Halbfett', bold: 'Fett' },
  sheet: 'Blatt',
  sheets: { none: 'Keines', line: 'Linie', shadow: 'Schatten' },
  stripe: 'Luftpoststreifen',
  scheme: 'Hell oder dunkel',
  schemes: { auto: 'Wie die Seite', light: 'Hell', dark: 'Dunkel' },
}

export const lookSourceText = {
  open: 'Aus Ihrem Seitencode',
  openHelp: 'Fügen Sie HTML oder CSS ein; Farben, Schriften und Ecken werden übernommen.',
  title: 'Ein Aussehen aus dem Code Ihrer Seite',
  label: 'HTML, CSS oder Design-Tokens (JSON)',
  placeholder: ':root { --primary: #2b3f8f; } …',
  file: 'Datei öffnen',
  find: 'Aussehen suchen',
  found: (count: number): string => `Gefunden: ${count === 1 ? 'ein Wert' : `${count} Werte`}`,
  moved: 'Verändert, damit es lesbar ist',
  left: 'Weggelassen',
  take: 'Übernehmen',
  leave: 'Nicht übernehmen',
  taken: 'Das Aussehen ist übernommen. „Rückgängig“ nimmt es zurück.',
  tooLarge: (characters: number): string =>
    `Dieser Text hat ${characters.toLocaleString('de')} Zeichen: mehr, als auf einmal gelesen wird.`,
  notJson: (why: string): string => `Das ist keine vollständige JSON-Datei: ${why}`,
  path: (path: string): string => `aus ${path}`,
  lightDark: (scheme: Scheme): string => schemeText[scheme].toLowerCase(),
  copy: 'Von einem anderen Formular kopieren',
  copied: (title: string): string => `Das Aussehen von „${title}“ ist übernommen. „Rückgängig“ nimmt es zurück.`,
  noOther: 'Kein anderes Formular hier hat ein eigenes Aussehen.',
  save: 'Als Design-Tokens speichern',
  saveHelp: 'Eine JSON-Datei (DTCG) mit Tokens, Thema und Schema. Bilder, Schriften und CSS bleiben hier.',
}

export const picturesText = {
  title: 'Titelbild und Logo',
  weighs: (size: string): string => `im Formular, ${size}`,
  cover: 'Titelbild',
  logo: 'Logo',
  add: { cover: 'Titelbild hinzufügen', logo: 'Logo hinzufügen' },
  remove: { cover: 'Titelbild herausnehmen', logo: 'Logo herausnehmen' },
  other: 'Ein anderes Bild',
  alt: { cover: 'Worte für das Titelbild', logo: 'Worte für das Logo' },
  altHelp: 'Für alle, die es nicht sehen. Leer, wo es nur schmückt.',
  place: 'Das Titelbild steht',
  places: { above: 'Über dem Formular', beside: 'Daneben' },
  placeHelp: 'Auf einer schmalen Seite steht es immer darüber.',
  point: 'Drücken Sie auf das, was im Blick bleiben soll.',
  focus: { x: 'Im Blick, von links', y: 'Im Blick, von oben' },
  percent: '%',
  size: (width: number, height: number, size: string): string => `${width} × ${height} px, ${size}`,
  shrunk: 'Es wird auf diesem Gerät verkleinert. Die Datei selbst bleibt, wo sie ist.',
  unreadable: 'Dieser Browser kann das Bild nicht lesen. Versuchen Sie eine JPEG-, PNG- oder WebP-Datei.',
  tooLarge: (limit: string): string =>
    `Es ließ sich nicht kleiner als ${limit} machen. Versuchen Sie ein einfacheres Bild.`,
}

export const ownCssText = {
  title: 'Eigenes CSS',
  label: 'CSS für die Seite in einer Datei',
  help: 'Es gilt nur auf der heruntergeladenen Seite: Die Ansicht „Seite“ zeigt es. Sein Kontrast wird nicht geprüft.',
  tooLong: (characters: number, limit: number): string =>
    `Es hat ${characters.toLocaleString('de')} Zeichen; höchstens ${limit.toLocaleString('de')} passen.`,
}
