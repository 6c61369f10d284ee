import { problem } from './problem.ts'

/** Checks the id of a service or template that a client chose; returns the answer that refuses it. */
export function checkId(id: string): Response | undefined {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(id)) return undefined
  const detail = 'An id has 1 to 64 letters, digits, - or _.'
  return problem({ status: 422, code: 'id-invalid', detail })
}
