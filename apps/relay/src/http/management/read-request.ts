import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { parseJsonBytes } from '../wire/read-submission.ts'

/** A management body holds one document; the largest template is 50 kB on the provider's side. */
const maxJsonBytes = 1024 * 1024

/** A body of the right shape, or the answer that says what is wrong with it. */
export type JsonBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response }

/** Reads a JSON body and checks it. */
export async function readJsonBody<T>(request: HonoRequest, schema: v.GenericSchema<unknown, T>): Promise<JsonBody<T>> {
  const body = await readBody(request.raw, maxJsonBytes)
  if (body.kind === 'too-large') {
    return unusable(
      problem({ status: 413, code: 'body-too-large', detail: `The body is larger than ${maxJsonBytes} bytes.` }),
    )
  }
  const json = body.kind === 'body' ? parseJsonBytes(body.bytes) : undefined
  if (json === undefined) {
    return unusable(problem({ status: 400, code: 'body-not-json', detail: 'The body is not JSON.' }))
  }
  const checked = v.safeParse(schema, json)
  if (checked.success) return { ok: true, value: checked.output }
  const [issue] = checked.issues
  const detail = `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`
  return unusable(problem({ status: 422, code: 'body-invalid', detail }))
}

function unusable(response: Response): { readonly ok: false; readonly response: Response } {
  return { ok: false, response }
}

/** A body read whole, or why it was not. */
type BodyOutcome =
  | { readonly kind: 'body'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'broken' }

/**
 * Reads a body up to `maxBytes`. A longer one is refused by its `Content-Length`, unread, or as soon as it goes over.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    // The client went away, or its framing was wrong: no detail could reach it.
    return { kind: 'broken' }
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}

/** A page of a list, as asked for. */
interface PageQuery {
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

/** Why the management API refused; stable, in the `code` of its problem documents. */
type ProblemCode =
  | 'private-key-required'
  | 'private-key-unknown'
  | 'not-found'
  | 'body-not-json'
  | 'body-invalid'
  | 'body-too-large'
  | 'id-invalid'
  | 'id-mismatch'
  | 'query-invalid'
  | 'not-retryable'
  | 'content-type-not-json'
  | 'foreign-origin'
  | 'foreign-host'
  | 'store-unavailable'
  | 'relay-failed'

interface Problem {
  readonly status: number
  readonly code: ProblemCode
  /** One sentence for the maker: what is wrong and what helps. */
  readonly detail: string
  /** More facts, as `faults` of a template. */
  readonly extensions?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer about a thing that is not there; `what` as in: there is no `what`. */
export function notFound(what: string): Response {
  return problem({ status: 404, code: 'not-found', detail: `There is no ${what}.` })
}

/** An error answer as RFC 9457 has it, with our `code`. */
export function problem({ status, code, detail, extensions, headers }: Problem): Response {
  return new Response(JSON.stringify({ title: code, status, code, detail, ...extensions }), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Letterslot-Code': code,
      ...headers,
    },
  })
}

/** Checks the id of a service or template that a client chose; returns the answer that refuses it. */
export function refuseInvalidId(id: string): Response | undefined {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(id)) return undefined
  const detail = 'An id has 1 to 64 letters, digits, - or _.'
  return problem({ status: 422, code: 'id-invalid', detail })
}
