import type { LookTokenName } from '@letterslot/core'
import type { SiteSource, UnreadReason } from '@letterslot/intake/read-look'
import type { LeftReason } from '../../look/design-token-tree.ts'
import type { ColorChange } from '../../look/settle-contrast.ts'
import { colorText, schemeText } from './look.ts'

const shapeText: Readonly<Partial<Record<LookTokenName, string>>> = {
  'font.text': 'Text',
  'font.heading': 'Überschriften',
  'radius.control': 'Ecken der Felder',
  'radius.button': 'Ecken der Schaltflächen',
  'radius.sheet': 'Ecken des Blatts',
}

export const lookImportText = {
  source: ({ selector, property, through }: SiteSource): string =>
    `aus ${selector} { ${property} }${through === undefined ? '' : `, über ${through}`}`,
  token: (name: LookTokenName): string => shapeText[name] ?? Reflect.get(colorText, name) ?? name,
  moved: ({ token, scheme, from, to }: ColorChange): string =>
    `${colorText[token]}, ${schemeText[scheme].toLowerCase()}: ${from} war dort nicht lesbar, deshalb ist es ${to}.`,
  derived: 'Die anderen Farben richten sich nach diesen.',
  nothing: 'Farben, Schriften oder Ecken fanden sich darin nicht.',
  local: 'Nichts wird abgerufen, und nichts davon läuft.',
}

export const unreadText: Readonly<Record<UnreadReason, (subject: string) => string>> = {
  import: (address) => `${address} steht anderswo, und nichts wird abgerufen. Fügen Sie auch dessen Text ein.`,
  'web-font': (family) =>
    `${family} ist eine Schrift, die Ihre Website lädt. Besucher ohne sie sehen die nächste der Liste.`,
  value: (declaration) => `${declaration} ließ sich nicht ausrechnen.`,
  gradient: (declaration) => `${declaration}: Ein Aussehen hat hier eine Farbe.`,
}

export const leftText: Readonly<Record<LeftReason, string>> = {
  'too-many': 'Mehr Tokens, als aus einer Datei gelesen werden.',
  'too-deep': 'Gruppen ineinander, tiefer, als gelesen wird.',
  reference: 'Es verweist auf ein Token, das es nicht gibt, oder auf sich selbst.',
  value: 'Der Wert ist keiner, den ein Aussehen haben kann.',
  unknown: 'Ein Aussehen hat keinen Platz dafür.',
  outranked: 'Ein anderes Token passt besser an diese Stelle.',
}
