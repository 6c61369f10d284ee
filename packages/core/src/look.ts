export { lookClasses, lookStyle } from './look-style.ts'
export {
  maxCoverBytes,
  maxFontBytes,
  maxFontListLength,
  maxFonts,
  maxImageBytes,
  maxLogoBytes,
  maxLookCssLength,
} from './model/limits.ts'
export { isFontList, isTokenName, isTokenValue, type LookToken, lookTokens } from './model/look-tokens.ts'
