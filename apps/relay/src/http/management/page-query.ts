import type { HonoRequest } from 'hono'
import { problem } from './problem.ts'

/** A page of a list, as asked for. */
export interface PageQuery {
  readonly limit: number
  readonly after?: string
}

const usualLimit = 50
const maxLimit = 200
const maxSearchLength = 200

/** Reads `limit` (1 to 200, usually 50) and `after`, or returns the problem with them. */
export function readPageQuery(request: HonoRequest): PageQuery | Response {
  const limit = request.query('limit') ?? String(usualLimit)
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > maxLimit) {
    return problem({
      status: 400,
      code: 'query-invalid',
      detail: `limit must be a whole number from 1 to ${maxLimit}.`,
    })
  }
  const after = request.query('after')
  return { limit: Number(limit), ...(after === undefined ? {} : { after }) }
}

/** Reads the words of `search`, at most 200 characters, in lower case, or returns the problem with it. */
export function readSearchWords(request: HonoRequest): readonly string[] | Response {
  const search = request.query('search') ?? ''
  if (search.length > maxSearchLength) {
    return problem({
      status: 400,
      code: 'query-invalid',
      detail: `search must have at most ${maxSearchLength} characters.`,
    })
  }
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}
