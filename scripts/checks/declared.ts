import { read } from './tree.ts'

/** The texts of a union that a file declares; names of other unions in it are left to the caller. */
export function unionOf(file: string, name: string): string[] {
  const declared = new RegExp(`type ${name} =((?:\\s*\\|?\\s*(?:'[^']+'|[A-Z]\\w*))+)`).exec(read(file))?.[1] ?? ''
  return textsIn(declared)
}

/** The texts of a member of an interface or of a union's parts: `code: 'a' | 'b'`, `kind: 'c'`; each once. */
export function textsOf(file: string, member: string): string[] {
  const pattern = new RegExp(`readonly ${member}\\??:((?:\\s*\\|?\\s*'[^']+')+)`, 'g')
  return [...new Set([...read(file).matchAll(pattern)].flatMap(([, group = '']) => textsIn(group)))]
}

/** The members of an interface, in the order of the file; those that it extends are left to the caller. */
export function membersOf(file: string, name: string): string[] {
  const body = new RegExp(`interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(read(file))?.[1] ?? ''
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, member = '']) => member)
}

/** The first group of every match in a file, each once. */
export function foundIn(file: string, pattern: RegExp): string[] {
  return [...new Set([...read(file).matchAll(pattern)].map(([, found = '']) => found))]
}

function textsIn(source: string): string[] {
  return [...source.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
}
