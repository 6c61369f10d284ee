import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from '../app-deps.ts'
import { answerHeaders } from '../middleware/guards.ts'
import { wireAnswers, wirePaths } from '../wire/protocol.ts'
import { type AppParts, createApp, createAppParts } from './app.ts'
import type { WireReply, WireRequest } from './wire.ts'

/**
 * The relay as a listener of Node's server. Submissions go straight to the wire: of the requests and answers of the fetch
 * API, and of a router, each would take longer than all else that is done for it but its row.
 */
export function createRequestListener(deps: AppDeps, parts: AppParts = createAppParts(deps)): RequestListener {
  const app = createApp(deps, parts)
  const listenWithApp = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const headers = answerHeaders(deps.config.url)
  const sendReply = createReplySender()
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void> => {
    const request = toWireRequest(incoming, path)
    const reply = await parts.wire.post(request)
    sendReply(incoming, outgoing, { ...reply, headers: { ...headers, ...reply.headers } })
    parts.logRefusal({ ...request, status: reply.status, code: reply.code })
  }
  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if (method !== 'POST' || !wirePaths.has(url)) {
      void listenWithApp(incoming, outgoing)
      return
    }
    answer(incoming, outgoing, url).catch((error) => {
      // A rejection that nobody hears would end the process.
      deps.log.error({ event: 'request-failed', path: url, err: error }, 'A request failed')
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(wireAnswers['relay-failed'].status, headers).end(wireAnswers['relay-failed'].text)
    })
  }
}

function toWireRequest(incoming: IncomingMessage, path: string): WireRequest {
  return {
    method: 'POST',
    path,
    header: (name) => {
      const value = incoming.headers[name]
      return typeof value === 'string' ? value : undefined
    },
    socketAddress: incoming.socket.remoteAddress ?? '',
    body: incoming,
  }
}

/** The time that a refused client has to read why, before what it still sends makes the system reset the connection, in milliseconds. */
const lingerMs = 100
/** Connections that wait so at once: those of a flood are closed at once. */
const maxLingering = 32

function createReplySender(): (incoming: IncomingMessage, outgoing: ServerResponse, reply: WireReply) => void {
  let lingering = 0
  return (incoming, outgoing, { status, headers, text }) => {
    outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) })
    if (headers['Connection'] !== 'close' || incoming.complete || lingering >= maxLingering) {
      outgoing.end(text)
      return
    }
    // RFC 9112, 9.6: a connection that is closed while the client sends is reset, and the answer may be lost with it.
    outgoing.write(text)
    incoming.resume()
    lingering += 1
    const timer = setTimeout(() => outgoing.end(), lingerMs)
    incoming.once('close', () => {
      lingering -= 1
      clearTimeout(timer)
      outgoing.end()
    })
  }
}
