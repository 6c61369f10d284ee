/**
 * Ends a switch over a union: a case that was forgotten fails to compile here.
 * @throws {TypeError} at run time, when data of a foreign shape got past its parser.
 */
export function assertNever(value: never): never {
  throw new TypeError(`No case for ${JSON.stringify(value)}.`)
}
