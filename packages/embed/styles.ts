// The style sheets of the one-file page and of the element, made from the form's own.
import { readFile } from 'node:fs/promises'
import { type CustomAtRules, type TokenOrValue, type TransformOptions, transform } from 'lightningcss'

/** Classes of the form's style sheet that neither a page nor an element has. */
export const foreignClasses: readonly string[] = ['ls-languages']

const isToken = (name: string): boolean => name.startsWith('--ls-')
const isColor = (name: string): boolean => name.startsWith('--ls-color-')
const isOfLook = (name: string): boolean => name.startsWith('--look-')

/** A copy of what Lightning CSS gave, as it takes it: of a null it cannot make what it is told. */
function withoutNull(value: unknown): TokenOrValue {
  return JSON.parse(JSON.stringify(value, (_key, one) => one ?? undefined))
}

/** A reference to a variable, as Lightning CSS writes it. */
function variable(ident: string, fallback?: readonly TokenOrValue[] | null): TokenOrValue {
  return withoutNull({ type: 'var', value: { name: { ident }, fallback } })
}

async function readAll(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

function minified(code: string, options: Partial<TransformOptions<CustomAtRules>> = {}): string {
  return transform({ filename: 'form.css', minify: true, ...options, code: Buffer.from(code) })
    .code.toString()
    .trim()
}

/**
 * Makes the style sheet of a one-file page. It has no theme but its own: colours that only stand for another token are put back
 * into that.
 * @param unusedSymbols - classes that the page has not.
 */
export async function pageStyle(files: readonly string[], unusedSymbols: readonly string[] = []): Promise<string> {
  return withoutAliases(withoutLook(await readAll(files)), unusedSymbols)
}

/** Makes the style sheet of a one-file page whose form has a look of its own. */
export async function pageLookStyle(files: readonly string[]): Promise<string> {
  return withoutAliases(await readAll(files))
}

/** A look that says nothing: in place of each of its values what stands there without one. */
function withoutLook(code: string): string {
  return minified(code, {
    visitor: {
      Variable: ({ name, fallback }) => (isOfLook(name.ident) && fallback ? fallback.map(withoutNull) : undefined),
    },
  })
}

function withoutAliases(code: string, unusedSymbols: readonly string[] = []): string {
  const aliases = new Map<string, TokenOrValue>()
  minified(code, {
    visitor: {
      Declaration: {
        custom({ name, value: [only, ...others] }) {
          const isAlias = isColor(name) && only?.type === 'var' && others.length === 0
          if (isAlias && !isOfLook(only.value.name.ident)) aliases.set(name, variable(only.value.name.ident))
        },
      },
    },
  })
  return minified(code, {
    unusedSymbols: [...unusedSymbols],
    visitor: {
      Declaration: { custom: ({ name }) => (aliases.has(name) ? [] : undefined) },
      Variable: ({ name }) => aliases.get(name.ident),
    },
  })
}

/**
 * Makes the style sheet of the element, which lets what stands outside decide: each token of the form's own becomes a private
 * one, which takes the token's value from the page around the element and, where that says nothing, its own. A form's own look
 * sets the private ones.
 */
export async function elementStyle(form: string, own: string): Promise<string> {
  const inside = (name: string): string => name.replace('--ls-', '--_')
  const fromOutside = minified(withoutLook(await readAll([form])), {
    visitor: {
      VariableExit: ({ name, fallback }) => variable(inside(name.ident), fallback),
      DeclarationExit: {
        custom: ({ name, value }) =>
          isToken(name)
            ? { property: 'custom', value: { name: inside(name), value: [variable(name, value)] } }
            : undefined,
      },
    },
  })
  return minified(`${fromOutside}\n${await readAll([own])}`, { unusedSymbols: [...foreignClasses] })
}
