// The style sheets of the one-file page and of the element, made from the form's own.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Selector, TokenOrValue } from 'lightningcss'
import { withDefaultColors } from './default-colors.ts'
import { only, without } from './divide-style.ts'
import { minified, withoutNull } from './minified-css.ts'
import { tokensFor, withOwnTokens, withoutChoices, withoutOptions, withTokensInPlace } from './page-tokens.ts'

/** Classes of the form's style sheet that neither a page in one language nor an element has. */
export const foreignClasses: readonly string[] = ['ls-languages']

const isToken = (name: string): boolean => name.startsWith('--ls-')
const isColorToken = (name: string): boolean => name.startsWith('--ls-color-')
const inside = (name: string): string => name.replace('--ls-', '--_')
const isOfLook = (name: string): boolean => name.startsWith('--look-')

/** A reference to a variable, as Lightning CSS writes it. */
function variable(ident: string, fallback?: readonly TokenOrValue[] | null): TokenOrValue {
  return withoutNull({ type: 'var', value: { name: { ident }, fallback } })
}

async function readJoined(files: readonly string[]): Promise<string> {
  return withDefaultColors((await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n'))
}

/** The style sheets of a one-file page. */
interface PageStyle {
  /** All that its form is drawn with. */
  readonly first: string
  /** For all that follows Send. */
  readonly rest: string
  /** For what few forms draw from the first. */
  readonly rare: string
  /** For fields that take files. */
  readonly files: string
  /** The tokens that only kinds of fields want. */
  readonly kindTokens: string
}

/**
 * Makes the style sheets of one-file pages. They have no theme but their own: colours that only stand for another token are put back
 * into that. All are in one cascade layer, so that every rule of the maker's own, which is in none, goes before them.
 * @param unusedSymbols - classes that the page has not.
 * @param hasChoices - false for a form that asks only for text.
 */
export async function pageStyle(
  files: readonly string[],
  unusedSymbols: readonly string[],
  hasChoices = true,
): Promise<PageStyle> {
  const ofKinds = Object.values(await pageKindStyles(files)).join('')
  const read = withoutChoices(withoutAliases(withoutLook(await readJoined(files)), unusedSymbols))
  const { css: whole, tokens } = withTokensInPlace(hasChoices ? read : withoutOptions(read), ofKinds)
  const { css: first, others } = withOwnTokens(
    without(whole, [...ofSending, ...ofSendingAndRare, ...ofRare, ...ofFiles]),
  )
  const part = (names: readonly string[]): string => {
    const css = only(whole, names)
    return inLayer(tokensFor(css, others) + css)
  }
  return {
    first: inLayer(first),
    rest: part([...ofSending, ...ofSendingAndRare]),
    rare: part([...ofSendingAndRare, ...ofRare]),
    files: part(ofFiles),
    kindTokens: inLayer(tokens + tokensFor(tokens + ofKinds, others)),
  }
}

/**
 * Makes the style sheet of a one-file page whose form has a look of its own, but for what follows Send.
 * @param unusedSymbols - as for `pageStyle`.
 */
export async function pageLookStyle(files: readonly string[], unusedSymbols: readonly string[]): Promise<string> {
  return inLayer(without(withoutAliases(await readJoined(files), unusedSymbols), ofSending))
}

const inLayer = (css: string): string => (css ? minified(`@layer letterslot{${css}}`) : '')

/** A look that says nothing: in place of each of its values what stands there without one. */
function withoutLook(code: string): string {
  return minified(code, {
    visitor: {
      Variable: ({ name, fallback }) => (isOfLook(name.ident) && fallback ? fallback.map(withoutNull) : undefined),
    },
  })
}

function withoutAliases(code: string, unusedSymbols: readonly string[] = []): string {
  const aliases = aliasesOf(code)
  return minified(code, {
    unusedSymbols: [...unusedSymbols],
    visitor: {
      Declaration: { custom: ({ name }) => (aliases.has(name) ? [] : undefined) },
      Variable: ({ name }) => aliases.get(name.ident),
    },
  })
}

/** The colours that only stand for another token. */
function aliasesOf(code: string): ReadonlyMap<string, TokenOrValue> {
  const aliases = new Map<string, TokenOrValue>()
  minified(code, {
    visitor: {
      Declaration: {
        custom({ name, value: [only, ...others] }) {
          const isAlias = isColorToken(name) && only?.type === 'var' && others.length === 0
          if (isAlias && !isOfLook(only.value.name.ident)) aliases.set(name, variable(only.value.name.ident))
        },
      },
    },
  })
  return aliases
}

const reactFolder = join(import.meta.dirname, '..', 'react', 'src')
const kindsFolder = join(reactFolder, 'kinds')

/** The style sheet of a folder of kinds, or of one page after another: `pages`. */
export function kindStyleFile(name: string): string {
  return join(name === 'pages' ? reactFolder : kindsFolder, name, `${name}.css`)
}

/** The style sheets of all folders of kinds that have one, and that of one page after another. */
export async function kindStyleFiles(): Promise<readonly string[]> {
  const files = await readdir(kindsFolder, { recursive: true })
  const ofKinds = files.filter((file) => file.endsWith('.css')).map((file) => join(kindsFolder, file))
  return [kindStyleFile('pages'), ...ofKinds.toSorted()]
}

/**
 * Makes the style sheets of kinds of fields for one-file pages, by their folder.
 * @param form - the sheets that say the tokens.
 */
export async function pageKindStyles(form: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const aliases = aliasesOf(await readJoined(form))
  const files = await kindStyleFiles()
  const made = files.map(async (file) => {
    const css = minified(await readJoined([file]), { visitor: { Variable: ({ name }) => aliases.get(name.ident) } })
    return [basename(file, '.css'), css] as const
  })
  return Object.fromEntries(await Promise.all(made))
}

/** Makes the style sheet of a kind of fields for the element, whose tokens are private. */
export async function elementKindStyle(form: string, own: string): Promise<string> {
  const palette = paletteOf(withoutLook(await readJoined([form])))
  return minified(await readJoined([own]), {
    visitor: {
      VariableExit: ({ name, fallback }) => variable(inside(palette.get(name.ident)?.meaning ?? name.ident), fallback),
    },
  })
}

/**
 * Makes the style sheet of the element, which lets what stands outside decide: each token of the form's own becomes a private
 * one, which takes the token's value from the page around the element and, where that says nothing, its own. A form's own look
 * sets the private ones. A colour that stands for one of the palette has no private one beside that.
 */
export async function elementStyle(form: string, own: string): Promise<string> {
  const code = withoutLook(await readJoined([form]))
  const palette = paletteOf(code)
  const fromOutside = minified(code, {
    visitor: {
      VariableExit: ({ name, fallback }) => variable(inside(palette.get(name.ident)?.meaning ?? name.ident), fallback),
      DeclarationExit: {
        custom({ name, value }) {
          if (!isToken(name)) return undefined
          if (palette.has(name)) return []
          const [entry] = [...palette].filter(([, { meaning }]) => meaning === name)
          const fallback = entry ? [variable(entry[0], entry[1].value)] : value
          return { property: 'custom', value: { name: inside(name), value: [variable(name, fallback)] } }
        },
      },
    },
  })
  return minified(`${fromOutside}\n${await readJoined([own])}`, { unusedSymbols: [...foreignClasses] })
}

/** Parts of a style sheet that a first drawing may do without, by the classes and animations that alone want them: all that follows Send. */
const ofSending: readonly string[] = [
  ...['ls-issues', 'ls-summary', 'ls-reach', 'ls-bar', 'ls-panel', 'ls-actions', 'ls-written'],
  ...['ls-spin', 'ls-strong', 'ls-delete'],
]
/** The same of what follows Send and of what few forms draw from the first. */
const ofSendingAndRare: readonly string[] = ['ls-icon', 'ls-link', 'ls-older']
/** Of few forms alone. */
const ofRare: readonly string[] = ['ls-words', 'ls-other']
const ofFiles: readonly string[] = ['ls-file', 'ls-files', 'ls-drop']
/** The same of a form's own look, in an element. */
const ofLook: readonly string[] = [
  ...['ls-cover', 'ls-logo', 'ls-cover-beside', 'ls-sheet-shadow', 'ls-sheet-none', 'ls-stripe-off', 'ls-button-auto'],
  'ls-label-beside',
]

/** The style sheet of an element in two files. */
export interface SplitStyle {
  /** Without the others. */
  readonly first: string
  /** For all that follows Send. */
  readonly rest: string
  /** For what few forms draw from the first. */
  readonly rare: string
  /** A form's own look. */
  readonly look: string
}

/** Divides the element's style sheet by what of it a form is drawn with. */
export async function splitElementStyle(form: string, own: string): Promise<SplitStyle> {
  const whole = await elementStyle(form, own)
  return {
    first: without(whole, [...ofSending, ...ofSendingAndRare, ...ofRare, ...ofFiles, ...ofLook]),
    rest: only(whole, ofSending),
    rare: only(whole, [...ofSendingAndRare, ...ofRare, ...ofFiles]),
    look: only(whole, ofLook),
  }
}

/** A colour of the palette: the token that stands for it, and its value. */
interface PaletteColor {
  readonly meaning: string
  readonly value: readonly TokenOrValue[]
}

/** The colours of the palette that one token stands for, by name. */
function paletteOf(code: string): ReadonlyMap<string, PaletteColor> {
  const values = new Map<string, readonly TokenOrValue[]>()
  const meanings = new Map<string, string>()
  minified(code, {
    visitor: {
      Declaration: {
        custom({ name, value }) {
          const [only, ...others] = value
          values.set(name, value.map(withoutNull))
          if (isColorToken(name) && only?.type === 'var' && others.length === 0)
            meanings.set(only.value.name.ident, name)
        },
      },
    },
  })
  return new Map([...meanings].map(([name, meaning]) => [name, { meaning, value: values.get(name) ?? [] }]))
}

/** Makes the style sheet of the choice among a form's languages, which only elements of such a form have: of the form's own what names its classes. */
export async function languagesStyle(form: string): Promise<string> {
  const names = [...foreignClasses, 'ls-link']
  const isOfChoice = (selector: Selector): boolean =>
    selector.some((part) => part.type === 'nesting' || (part.type === 'class' && names.includes(part.name)))
  const choice = minified(await readJoined([form]), {
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(isOfChoice) ? undefined : []),
        'layer-block': () => [],
        keyframes: () => [],
      },
    },
  })
  // Once more, without what is empty by now.
  return minified(choice)
}
