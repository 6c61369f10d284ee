import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { parseJsonBytes } from '../json-bytes.ts'
import { readBody } from '../wire/read-body.ts'
import { problem } from './problem.ts'

/** A management body holds one document; the largest template is 50 kB on the provider's side. */
const maxBytes = 1024 * 1024

/** A body of the right shape, or the answer that says what is wrong with it. */
export type JsonBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response }

/** Reads a JSON body and checks it. */
export async function readJsonBody<T>(request: HonoRequest, schema: v.GenericSchema<unknown, T>): Promise<JsonBody<T>> {
  const body = await readBody(request.raw, maxBytes)
  if (body.kind === 'too-large') {
    return refused(
      problem({ status: 413, code: 'body-too-large', detail: `The body is larger than ${maxBytes} bytes.` }),
    )
  }
  const json = body.kind === 'body' ? parseJsonBytes(body.bytes) : undefined
  if (json === undefined) {
    return refused(problem({ status: 400, code: 'body-not-json', detail: 'The body is not JSON.' }))
  }
  const checked = v.safeParse(schema, json)
  if (checked.success) return { ok: true, value: checked.output }
  const [issue] = checked.issues
  const detail = `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`
  return refused(problem({ status: 422, code: 'body-invalid', detail }))
}

function refused(response: Response): { readonly ok: false; readonly response: Response } {
  return { ok: false, response }
}
