import type { ContrastPlace } from '../look/contrast-pairs.ts'
import { relativeLuminance } from '../look/contrast-ratio.ts'
import type { ContrastFinding, ContrastFix } from '../look/find-contrast.ts'
import { shownRatio } from '../look/measure-contrast.ts'
import type { Scheme } from '../look/theme.ts'
import { localized } from './localized.ts'
import { colorText, contrastPlaceText, contrastText, schemeText } from './look.ts'

/** The words of the step Look. */
export const lookStepText = localized('lookStepText', {
  title: 'Look',
  preview: 'The form',
  themes: 'Themes to choose from',
  controls: 'The look',
  sendsToNobody: 'A preview: it sends to nobody.',
  trying: (theme: string): string => `${theme}, not taken yet`,
})

/** The words of the list of themes. */
export const themeListText = localized('themeListText', {
  title: 'Themes',
  keys: 'Arrow keys walk from theme to theme and show each; Space or Enter takes it.',
  taken: (theme: string): string => `${theme} is taken.`,
  keepColor: 'Keep my button colour',
  keepColorHelp: 'Where it can be read in the theme.',
  changed: (theme: string): string => `${theme}, changed`,
  back: (theme: string): string => `Back to ${theme}`,
  isBack: (theme: string): string => `${theme} as it was. Undo brings your changes back.`,
})

/** The words of the views of a preview, and of the states of a form in it. */
export const previewText = localized('previewText', {
  view: 'View',
  views: { all: 'All', light: 'Light', dark: 'Dark', phone: 'Phone', page: 'Page' },
  page: 'The downloaded page as it is before anything runs, with your own CSS.',
  pageFailed: 'The page could not be made:',
  state: 'State',
  states: {
    filling: 'Filling in',
    problems: 'Problems',
    sending: 'Sending',
    notSent: 'Not sent yet',
    sent: 'Sent',
    needsPerson: 'Not delivered yet',
  },
  nothingWrong: 'No answer of this form can be wrong: there is nothing to show here.',
})

/** The words of the colours. */
export const colorsText = localized('colorsText', {
  title: 'Colours',
  scheme: 'Colours of',
  more: 'More colours',
  darkFollows: 'Its dark colour follows, until you choose one.',
  fixed: (scheme: Scheme): string => `This form is ${schemeText[scheme].toLowerCase()} always.`,
  hex: (name: string): string => `${name}, as a hex value`,
  pages: 'your page’s',
  badHex: 'Write six digits, such as #a9502c.',
  ratioName: (name: string, ratio: number, passes: boolean): string =>
    `${name}: ${shownRatio(ratio)} to 1, ${passes ? 'enough' : 'too little'}`,
})

/** The words of what the contrast guard found. */
export const contrastFindingText = localized('contrastFindingText', {
  title: (place: ContrastPlace, scheme: Scheme, needed: number): string =>
    `${contrastPlaceText[place]}, ${schemeText[scheme].toLowerCase()}: hard to ${needed === 3 ? 'see' : 'read'}`,
  text: ({ ratio, needed }: Pick<ContrastFinding, 'ratio' | 'needed'>, hasFix: boolean): string =>
    `${contrastText.ratio(shownRatio(ratio), needed)}${hasFix ? ' The nearest colour that passes:' : ''}`,
  also: (places: readonly ContrastPlace[]): string =>
    `The same colour: ${places.map((place) => contrastPlaceText[place]).join('; ')}.`,
  use: ({ to }: Pick<ContrastFix, 'to'>): string => `Use ${to}`,
  darkWords: 'Dark words instead',
  lightWords: 'Light words instead',
  mended: (name: string, hex: string): string => `${name} is ${hex} now.`,
  count: (count: number): string => (count === 1 ? 'One thing is hard to read' : `${count} things are hard to read`),
  mendAll: 'Make all of it readable',
  allMended: 'All of it can be read now.',
})

/** The words of the findings, with what is worked out of their colours. */
export const findingsText = {
  ...contrastFindingText,
  /** The button of the other way round, named by what it does. */
  instead: ({ token, from, to }: ContrastFix): string => {
    if (token !== 'color.on-action' && token !== 'color.on-mark') return `${colorText[token]}: ${to}`
    return relativeLuminance(to) < relativeLuminance(from) ? findingsText.darkWords : findingsText.lightWords
  },
  /** The words of the runtime's own button, and letters of anything else. */
  sample: { button: 'Send', letters: 'Aa' },
} as const

/** The words of fonts. */
export const fontsText = localized('fontsText', {
  headings: 'Headings',
  text: 'Text',
  pages: 'As the page',
  other: 'As it was taken over',
  own: 'My font…',
  ownHelp: 'A WOFF2 file. It becomes part of the form: nothing is loaded from elsewhere.',
  weighs: (family: string, size: string): string => `${family}, ${size} in the form`,
  remove: (family: string): string => `Take ${family} out`,
  refused: {
    'no-woff2': 'This is no WOFF2 file. Convert it first; fonts of other kinds are several times as large.',
    'too-large': (size: string, limit: string): string =>
      `The file has ${size}; at most ${limit} fit. Make a subset with the letters that you use.`,
    'too-many': (count: number): string => `At most ${count} fonts of your own fit. Take one out first.`,
    unreadable: 'The file could not be read.',
  },
})

/** The words of shapes and sizes. */
export const shapesText = localized('shapesText', {
  title: 'Shapes and sizes',
  unit: 'px',
  typed: (name: string, unit: string): string => `${name}, in ${unit === 'px' ? 'pixels' : 'per cent'}`,
  back: 'Double click, or Delete, gives the theme’s value back. Shift with an arrow steps by ten.',
  badNumber: (min: number, max: number): string => `A whole number, ${min} to ${max}.`,
  corners: 'Corners',
  sheetCorners: 'Corners of the sheet',
  width: 'Width',
  letters: 'Letters',
  density: 'Density',
  densities: { tight: 'Tight', even: 'Even', airy: 'Airy' },
  button: 'Button',
  buttons: { square: 'Square', rounded: 'Rounded', pill: 'Pill' },
  buttonWidth: 'Button width',
  buttonWidths: { full: 'Full', auto: 'Its words' },
  labels: 'Labels',
  labelPlaces: { above: 'Above', beside: 'Beside' },
  heading: 'Heading',
  headings: { start: 'At the start', center: 'Centred' },
  headingStyle: 'Heading letters',
  headingStyles: { normal: 'Upright', italic: 'Italic' },
  headingWeight: 'Heading weight',
  labelWeight: 'Label weight',
  weights: { regular: 'Regular', semibold: 'Semi-bold', bold: 'Bold' },
  sheet: 'Sheet',
  sheets: { none: 'None', line: 'Line', shadow: 'Shadow' },
  stripe: 'Airmail stripe',
  scheme: 'Light or dark',
  schemes: { auto: 'As the page', light: 'Light', dark: 'Dark' },
})

/** The words of looks that come from elsewhere, and go there. */
export const lookSourceText = localized('lookSourceText', {
  open: 'From your page’s code',
  openHelp: 'Paste its HTML or CSS; colours, fonts and corners are taken over.',
  title: 'A look from your page’s code',
  label: 'HTML, CSS, or design tokens (JSON)',
  placeholder: ':root { --primary: #2b3f8f; } …',
  file: 'Open a file',
  find: 'Find its look',
  found: (count: number): string => `Found: ${count === 1 ? 'one value' : `${count} values`}`,
  moved: 'Moved, so that it can be read',
  left: 'Left out',
  take: 'Take it over',
  leave: 'Leave it',
  taken: 'The look is taken over. Undo takes it back.',
  tooLarge: (characters: number): string => `This text has ${characters} characters: more than are read at once.`,
  notJson: (why: string): string => `This is no whole JSON file: ${why}`,
  path: (path: string): string => `from ${path}`,
  lightDark: (scheme: Scheme): string => schemeText[scheme].toLowerCase(),
  copy: 'Copy from another form',
  copied: (title: string): string => `The look of “${title}” is taken over. Undo takes it back.`,
  noOther: 'No other form here has a look of its own.',
  save: 'Save as design tokens',
  saveHelp: 'A JSON file (DTCG) with tokens, theme and scheme. Pictures, fonts and CSS stay here.',
})

/** The words of cover and logo. */
export const picturesText = localized('picturesText', {
  title: 'Cover and logo',
  weighs: (size: string): string => `in the form, ${size}`,
  cover: 'Cover',
  logo: 'Logo',
  add: { cover: 'Add a cover', logo: 'Add a logo' },
  remove: { cover: 'Take the cover out', logo: 'Take the logo out' },
  other: 'Another picture',
  alt: { cover: 'Words for the cover', logo: 'Words for the logo' },
  altHelp: 'For people who do not see it. Empty where it only decorates.',
  place: 'Cover stands',
  places: { above: 'Above the form', beside: 'Beside it' },
  placeHelp: 'On a narrow page it stands above always.',
  point: 'Press what shall stay in sight.',
  focus: { x: 'In sight, from the left', y: 'In sight, from the top' },
  percent: '%',
  size: (width: number, height: number, size: string): string => `${width} × ${height} px, ${size}`,
  shrunk: 'It is made smaller on this device. The file itself stays where it is.',
  unreadable: 'This browser cannot read the picture. Try a JPEG, PNG or WebP file.',
  tooLarge: (limit: string): string => `It could not be made smaller than ${limit}. Try a simpler picture.`,
})

/** The words of the maker's own style sheet. */
export const ownCssText = localized('ownCssText', {
  title: 'Your own CSS',
  label: 'CSS for the one-file page',
  help: 'It counts on the downloaded page alone: the view Page shows it. Its contrast is not checked.',
  tooLong: (characters: number, limit: number): string => `It has ${characters} characters; at most ${limit} fit.`,
})
