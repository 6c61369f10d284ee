/** Kinds of files by the words that makers have for them, and what HTML's `accept` calls them. */
export const fileKinds = [
  { id: 'pictures', label: 'Pictures', accept: ['image/*'] },
  { id: 'pdf', label: 'PDF', accept: ['.pdf'] },
  { id: 'documents', label: 'Documents', accept: ['.doc', '.docx', '.odt', '.rtf', '.txt'] },
] as const

export type FileKindId = (typeof fileKinds)[number]['id']

/** The parts of `accept`: the kinds that have words, and the rest of it. */
export interface ChosenKinds {
  readonly kinds: readonly FileKindId[]
  /** `.zip, audio/*`; empty where there is nothing else. */
  readonly other: string
}

/** Reads `accept` in words. A kind is chosen where all that it stands for is there. */
export function readFileKinds(accept: string): ChosenKinds {
  const all = accept.split(',').flatMap((kind) => kind.trim() || [])
  const known = fileKinds.filter((kind) => kind.accept.every((one) => all.includes(one)))
  const named = new Set<string>(known.flatMap((kind) => kind.accept))
  return { kinds: known.map(({ id }) => id), other: all.filter((kind) => !named.has(kind)).join(', ') }
}

/** Writes `accept`; empty is any file. */
export function writeFileKinds({ kinds, other }: ChosenKinds): string {
  const named = fileKinds.filter(({ id }) => kinds.includes(id)).flatMap((kind) => [...kind.accept])
  return [...new Set([...named, ...other.split(',').flatMap((kind) => kind.trim() || [])])].join(', ')
}
