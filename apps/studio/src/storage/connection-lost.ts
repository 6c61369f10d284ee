import { innerError } from './inner-error.ts'

/** What browsers name it when the connection is gone and the data is not. */
const names: ReadonlySet<string> = new Set(['DatabaseClosedError', 'InvalidStateError'])

/** Safari says it in words alone (WebKit bug 197050). */
const words = /connection to indexed database server lost|database connection is closing/i

/** Whether an error says that the connection to the database was lost, so that opening it anew may help. */
export function isConnectionLost(error: unknown): boolean {
  return [error, innerError(error)].some(
    (each) => each instanceof Error && (names.has(each.name) || words.test(each.message)),
  )
}
