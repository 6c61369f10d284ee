import type { Argument } from './compile-call.ts'
import { peek, type Reader, take, unexpected } from './reader.ts'
import type { Term } from './term.ts'

type ReadTerm = (reader: Reader) => Term | undefined

/**
 * Reads what is given to a function, and its closing bracket.
 * @param gathers - each is read by itself, and worked out for each row of the group whose questions it names.
 */
export function readArguments(reader: Reader, readTerm: ReadTerm, gathers: boolean): readonly Argument[] | undefined {
  const args: Argument[] = []
  if (take(reader, [')'])) return args
  for (;;) {
    const argument = gathers ? readGathered(reader, readTerm) : readPlain(reader, readTerm)
    if (!argument) return undefined
    args.push(argument)
    if (take(reader, [')'])) return args
    if (!take(reader, [','])) return unexpected(reader, peek(reader))
  }
}

function readPlain(reader: Reader, readTerm: ReadTerm): Argument | undefined {
  const term = readTerm(reader)
  return term && { term, group: undefined }
}

/** Reads a part for each row of a group, or for none: not for rows within rows, which would take their square, and so on. */
function readGathered(reader: Reader, readTerm: ReadTerm): Argument | undefined {
  const outer = { rows: reader.rows, gathered: reader.gathered }
  Object.assign(reader, { rows: undefined, gathered: undefined })
  const term = readTerm(reader)
  const { rows, gathered } = reader
  reader.rows = outer.rows
  const counted = term?.type === 'field' && term.field.kind === 'rows' ? term.at : undefined
  reader.gathered = outer.gathered ?? gathered ?? rows?.at ?? counted
  if (rows && gathered) return reader.fail('rows-in-rows', gathered)
  return term && { term, group: rows?.group }
}
