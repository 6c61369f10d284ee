import { type Scheme, type ThemeId, themeIds } from '../../../apps/studio/src/domain/look/theme.ts'

/** Of one form; and of a sheet of them. */
export const maxPictureBytes = 60_000
export const maxSheetBytes = 160_000

/** The screens that a form is shown on. */
export const screens = { phone: 390, desktop: 1280 } as const

export type Screen = keyof typeof screens

const schemes = ['light', 'dark'] as const satisfies readonly Scheme[]

/** The form of the pictures in one theme. */
export interface ThemePicture {
  readonly theme: ThemeId
  readonly scheme: Scheme
  readonly screen: Screen
  /** Under docs/screens. */
  readonly file: string
}

/** Every theme, light and dark, on every screen. */
export const themePictures: readonly ThemePicture[] = themeIds.flatMap((theme) =>
  schemes.flatMap((scheme) =>
    screenNames().map((screen) => ({ theme, scheme, screen, file: `themes/${theme}-${scheme}-${screen}.png` })),
  ),
)

/** The form of the pictures in one language. */
export interface LanguagePicture {
  /** BCP 47. */
  readonly tag: string
  readonly screen: Screen
  /** Under docs/screens. */
  readonly file: string
}

/** Its own language, a longer one, one from right to left, and one without letters. */
export const pictureLanguages = ['en', 'de', 'ar', 'ja'] as const

/** Each of those on every screen. */
export const languagePictures: readonly LanguagePicture[] = pictureLanguages.flatMap((tag) =>
  screenNames().map((screen) => ({ tag, screen, file: `languages/${tag}-${screen}.png` })),
)

/** The element on pages whose style sheets speak of every control, heading and link. */
export const foreignPictures = ['bootstrap', 'tailwind', 'wordpress', 'wordpress-classic'].map((sheet) => ({
  sheet,
  /** Under docs/screens. */
  file: `foreign-${sheet}.png`,
}))

/** Several pictures on one board, each under its name. */
export interface ContactSheet {
  /** Under docs/screens. */
  readonly file: string
  readonly columns: number
  readonly pictures: readonly { readonly caption: string; readonly file: string }[]
}

/** The themes in light, in dark, and the languages, as telephones show them. */
export const contactSheets: readonly ContactSheet[] = [
  ...schemes.map((scheme) => ({
    file: `themes/all-${scheme}.png`,
    columns: 5,
    pictures: themePictures
      .filter((one) => one.scheme === scheme && one.screen === 'phone')
      .map(({ theme, file }) => ({ caption: theme.charAt(0).toUpperCase() + theme.slice(1), file })),
  })),
  {
    file: 'languages/all.png',
    columns: pictureLanguages.length,
    pictures: languagePictures
      .filter(({ screen }) => screen === 'phone')
      .map(({ tag, file }) => ({ caption: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, file })),
  },
]

function screenNames(): readonly Screen[] {
  return ['phone', 'desktop']
}
