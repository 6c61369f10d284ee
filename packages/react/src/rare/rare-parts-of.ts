import type { Form } from '@letterslot/core'
import type { RareParts } from '../form/form-context.ts'
import { kindLoaders } from '../kinds/kind-loaders.ts'
import * as rareParts from './rare-parts.ts'

/** Fetches what a form of rare fields needs: the parts that these share, and its kinds, each once and no other's. */
export async function rarePartsOf({ pages }: Form): Promise<RareParts> {
  const loaders = new Set(pages.flatMap(({ fields }) => fields.flatMap(({ kind }) => kindLoaders[kind] ?? [])))
  const kinds = await Promise.all([...loaders].map((load) => load()))
  return kinds.reduce<RareParts>((parts, withKind) => withKind(parts), rareParts)
}
