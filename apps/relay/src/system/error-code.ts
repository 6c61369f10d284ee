/** The `code` of an error of Node or SQLite, such as `ENOENT`; undefined for whatever has none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
