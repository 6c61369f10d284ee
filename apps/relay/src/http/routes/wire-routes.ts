import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import type { RelayEnv } from '../app-deps.ts'
import { socketAddressOf } from '../client.ts'
import { sendFormPath, sendPath } from '../wire/protocol.ts'
import { crossOriginHeaders, type Wire, type WireReply, type WireRequest } from './wire.ts'

/** The two send paths, as the provider's SDKs and pages without scripts use them, whatever the method. */
export function wireRoutes(wire: Wire): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  for (const path of [sendPath, sendFormPath]) {
    app.options(path, (c) => preflight(c))
    app.post(path, async (c) => toResponse(await wire.post(wireRequestOf(c))))
    app.all(path, async (c) => toResponse(await wire.refuse(wireRequestOf(c))))
  }
  return app
}

function wireRequestOf(c: Context<RelayEnv>): WireRequest {
  const { incoming } = c.env ?? {}
  // Uncancelled where it is refused, so that the answer still goes out.
  const chunks = c.req.raw.body?.values({ preventCancel: true })
  return {
    method: c.req.method,
    path: c.req.path,
    header: (name) => c.req.header(name),
    socketAddress: socketAddressOf(c),
    body: incoming instanceof Readable ? incoming : Readable.from(chunks ?? [], { objectMode: false }),
  }
}

function toResponse({ status, headers, text }: WireReply): Response {
  return new Response(text, { status, headers })
}

function preflight(c: Context<RelayEnv>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOriginHeaders(c.req.header('origin')),
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': '86400',
    },
  })
}
