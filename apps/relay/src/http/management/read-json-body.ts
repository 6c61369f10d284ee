import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { parseJsonBytes } from '../wire/read-json.ts'
import { problem } from './problem.ts'

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
