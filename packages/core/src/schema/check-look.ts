import {
  maxCoverBytes,
  maxFontBytes,
  maxFonts,
  maxLogoBytes,
  maxLookCssLength,
  maxPictureSide,
} from '../model/limits.ts'
import { isFontList, isTokenName, isTokenValue, type LookToken, lookTokens } from '../model/look-tokens.ts'
import { type FaultText, faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Checks a form's look. */
export function checkLook(place: Place): void {
  if (!place.object()) return
  const [theme, tokens, scheme, cover] = [place.at('theme'), place.at('tokens'), place.at('scheme'), place.at('cover')]
  if (theme.isPresent()) theme.text()
  if (tokens.isPresent()) checkTokens(tokens)
  if (scheme.isPresent())
    checkWord(scheme, ['light', 'dark'], faultText`A look is light or dark; without this, as the page is.`)
  if (cover.isPresent()) checkCover(cover)
  if (place.at('logo').isPresent()) checkLookPicture(place.at('logo'), 'logo', maxLogoBytes)
  if (place.at('fonts').isPresent()) checkFonts(place.at('fonts'))
  if (place.at('css').isPresent()) checkCss(place.at('css'))
}

function checkTokens(place: Place): void {
  for (const name of Object.keys(place.object() ?? {})) {
    const token = place.at(name)
    if (!isTokenName(name))
      token.report('unknown-token', faultText`There is no token “${name.slice(0, 80)}”: take it out.`)
    else if (!isTokenValue(name, token.value)) token.report('bad-token', expectedValues(name, lookTokens[name]))
  }
}

/** The values of a token, in words. */
function expectedValues(name: string, token: LookToken): FaultText {
  switch (token.kind) {
    case 'color':
      return faultText`“${name}” takes two colours, for light and for dark, each as #1c2430, currentcolor or transparent.`
    case 'font':
      return faultText`“${name}” takes a list of fonts as CSS has it, such as Georgia, "Iowan Old Style", serif; or inherit.`
    case 'word':
      return faultText`“${name}” takes one of these: ${token.words.join(', ')}.`
    default:
      return faultText`“${name}” takes a number from ${token.min} to ${token.max}.`
  }
}

function checkWord(place: Place, words: readonly string[], wrong: FaultText): void {
  const word = place.text()
  if (word !== undefined && !words.includes(word)) place.report('unknown-value', wrong)
}

function checkCover(place: Place): void {
  checkLookPicture(place, 'cover', maxCoverBytes)
  const [side, focus] = [place.at('place'), place.at('focus')]
  if (side.isPresent()) checkWord(side, ['above', 'beside'], faultText`A cover stands above the form or beside it.`)
  if (!focus.isPresent()) return
  const points = focus.list()
  const isShare = ({ value }: Place): boolean => typeof value === 'number' && value >= 0 && value <= 100
  if (points && !(points.length === 2 && points.every(isShare))) {
    focus.report(
      'bad-picture',
      faultText`The point that stays in sight is two numbers from 0 to 100: per cent across and down.`,
    )
  }
}

function checkLookPicture(place: Place, name: string, maxBytes: number): void {
  if (!place.object()) return
  checkPictureData(place.at('src'), name, maxBytes)
  place.at('alt').text()
  for (const key of ['width', 'height']) {
    const side = place.at(key).number()
    if (side !== undefined && !(Number.isInteger(side) && side >= 1 && side <= maxPictureSide)) {
      place
        .at(key)
        .report('bad-picture', faultText`The ${key} of a picture is a whole number of pixels, 1 to ${maxPictureSide}.`)
    }
  }
}

function checkPictureData(place: Place, name: string, maxBytes: number): void {
  checkData(place, {
    start: /^data:image\/(?:webp|jpeg|png|avif);base64,/,
    maxBytes,
    code: 'bad-picture',
    wrong: faultText`The ${name} must be a picture in the document itself: data:image/webp;base64,… (or jpeg, png, avif).`,
    large: (bytes) =>
      faultText`The ${name} has ${bytes} bytes; at most ${maxBytes} fit. Make it smaller or compress it more.`,
  })
}

/**
 * Checks a picture that stands in the document, as a look's does, or at an https address.
 * @param name - for people.
 */
export function checkImage(place: Place, name: string, maxBytes: number): void {
  const text = place.text()
  if (text === undefined || !/^data:/i.test(text)) {
    const isWeb = text === undefined || /^https:\/\/[^\s/]+\/\S*$/.test(text)
    if (!isWeb)
      place.report('bad-picture', faultText`The ${name} is at an address with https, or in the document itself.`)
    return
  }
  checkPictureData(place, name, maxBytes)
}

function checkFonts(place: Place): void {
  const fonts = place.list() ?? []
  if (fonts.length > maxFonts) {
    place.report(
      'too-large',
      faultText`A form may have at most ${maxFonts} fonts of its own; this one has ${fonts.length}.`,
    )
    return
  }
  for (const font of fonts) {
    if (!font.object()) continue
    const family = font.at('family').text()
    if (family !== undefined && (family.length > 64 || !isFontList(`"${family}"`))) {
      font
        .at('family')
        .report('bad-font', faultText`The name of a font is 1 to 64 letters, digits, spaces, dots, _ or -.`)
    }
    checkData(font.at('src'), {
      start: /^data:font\/woff2;base64,/,
      maxBytes: maxFontBytes,
      code: 'bad-font',
      wrong: faultText`A font must be a WOFF2 file in the document itself: data:font/woff2;base64,…`,
      large: (bytes) =>
        faultText`This font has ${bytes} bytes; at most ${maxFontBytes} fit. Make a subset with the letters that you use.`,
    })
  }
}

interface DataWanted {
  readonly start: RegExp
  readonly maxBytes: number
  readonly code: 'bad-picture' | 'bad-font'
  readonly wrong: FaultText
  readonly large: (bytes: number) => FaultText
}

/** Checks a file that stands in the document as a `data:` address. */
function checkData(place: Place, { start, maxBytes, code, wrong, large }: DataWanted): void {
  const text = place.text()
  if (text === undefined) return
  const [head] = start.exec(text) ?? []
  const [, digits] = /^([A-Za-z0-9+/]+)={0,2}$/.exec(head === undefined ? '' : text.slice(head.length)) ?? []
  const bytes = Math.floor(((digits?.length ?? 0) * 3) / 4)
  if (digits === undefined) place.report(code, wrong)
  else if (bytes > maxBytes) place.report('too-large', large(bytes))
}

function checkCss(place: Place): void {
  const css = place.text()
  if (css !== undefined && css.length > maxLookCssLength) {
    const words = faultText`Your own CSS has ${css.length} characters; at most ${maxLookCssLength} fit. Take out what this page does not need.`
    place.report('too-large', words)
  }
}
