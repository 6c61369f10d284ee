import { relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync } from 'rolldown/utils'

/** A module, as a bundle holds it before it is minified; or another part of a page. */
export type ModuleCode = { readonly id: string } & ({ readonly code: string } | { readonly text: string })

/** A module's part of a file's compressed bytes. */
export interface ModuleShare {
  readonly module: string
  readonly bytes: number
}

/**
 * Divides the bytes of a file among its modules, the largest first. Compressed together they take less than each alone: each has the
 * part of the whole that it has of that sum.
 * @param bytes - of the file, minified and compressed.
 */
export function sharesOf(modules: readonly ModuleCode[], bytes: number, root: string): readonly ModuleShare[] {
  const alone = modules.map((one) => ({ module: nameOf(one.id, root), bytes: bytesAlone(one) }))
  const sum = alone.reduce((all, one) => all + one.bytes, 0)
  return alone
    .map((one) => ({ ...one, bytes: Math.round((one.bytes * bytes) / sum) }))
    .filter((one) => one.bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
}

/** The least bytes of a line; smaller modules share the last. */
const smallest = 24

/** Writes the shares as lines of text, each with a bar that is as long as its part. */
export function treemap(shares: readonly ModuleShare[]): readonly string[] {
  const most = Math.max(1, ...shares.map(({ bytes }) => bytes))
  const large = shares.filter(({ bytes }) => bytes >= smallest)
  const rest = shares.slice(large.length)
  const line = ({ module, bytes }: ModuleShare): string =>
    `    ${`${bytes}`.padStart(6)} B  ${'█'.repeat(Math.ceil((20 * bytes) / most)).padEnd(20)}  ${module}`
  const others = { module: `${rest.length} smaller`, bytes: rest.reduce((sum, { bytes }) => sum + bytes, 0) }
  return [...large, ...(rest.length > 0 ? [others] : [])].map(line)
}

function bytesAlone(one: ModuleCode): number {
  const text = 'text' in one ? one.text : minifySync('module.js', one.code, { module: false }).code
  return text === '' ? 0 : brotliCompressSync(text).length
}

function nameOf(id: string, root: string): string {
  return relative(root, resolve(root, id.replaceAll('\0', ''))).replace(/^.*node_modules\//, '')
}
