// The style sheets of the one-file page and of the element, made from the form's own.
import { readFile } from 'node:fs/promises'
import { type CustomAtRules, type TokenOrValue, type TransformOptions, transform } from 'lightningcss'

const isToken = (name: string): boolean => name.startsWith('--ls-')
const isColor = (name: string): boolean => name.startsWith('--ls-color-')

/** A reference to a variable, as Lightning CSS writes it; of a null it cannot make what it is told. */
function variable(ident: string, fallback?: readonly TokenOrValue[] | null): TokenOrValue {
  const reference = { type: 'var', value: { name: { ident }, fallback } }
  return JSON.parse(JSON.stringify(reference, (_key, value) => value ?? undefined))
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
  const code = await readAll(files)
  const aliases = new Map<string, TokenOrValue>()
  minified(code, {
    visitor: {
      Declaration: {
        custom({ name, value: [only, ...others] }) {
          if (isColor(name) && only?.type === 'var' && others.length === 0)
            aliases.set(name, variable(only.value.name.ident))
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
 * one, which takes the token's value from the page around the element and, where that says nothing, its own.
 */
export async function elementStyle(form: string, own: string): Promise<string> {
  const inside = (name: string): string => name.replace('--ls-', '--_')
  const fromOutside = minified(await readAll([form]), {
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
  return minified(`${fromOutside}\n${await readAll([own])}`)
}
