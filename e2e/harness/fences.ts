import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of code in a document. */
export interface Fence {
  readonly language: string
  readonly of: string
  readonly code: string
}

/** Returns the blocks of code in a document: the language of each, and what it is a part of. */
export const fencesOf = (document: string): readonly Fence[] =>
  [
    ...readFileSync(join(import.meta.dirname, '..', '..', document), 'utf8').matchAll(/```(\w+) ?(.*)\n([\s\S]*?)```/g),
  ].map(([, language = '', of = '', code = '']) => ({
    language,
    of,
    code,
  }))

/** Returns the code of the first block of a language that starts so; empty where there is none. */
export const codeOf = (document: string, language: string, start: string): string =>
  fencesOf(document)
    .find((fence) => fence.language === language && fence.code.startsWith(start))
    ?.code.trimEnd() ?? ''
