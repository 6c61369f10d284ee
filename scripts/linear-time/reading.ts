import type { Reader } from './measure.ts'

/**
 * For each file and each function that it exports: how a text gets into it; or `through …`, the function whose readers
 * run it; or `no text: …`, when no text that a stranger fills reaches it.
 */
export type Reading = Readonly<Record<string, Readonly<Record<string, readonly Reader[] | string>>>>
