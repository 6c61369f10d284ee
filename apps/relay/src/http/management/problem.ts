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
