import { createServer, type RequestListener, type Server } from 'node:http'
import { errorCode } from './error-code.ts'
import { HostUnusableError } from './host-unusable-error.ts'
import { PortInUseError } from './port-in-use-error.ts'
import type { IsProxy } from './settings/proxy-list.ts'
import { addressGroup } from './wire/address-group.ts'
import { clientAddress } from './wire/client-address.ts'

/** A server that listens; requests wait until `serve` says who answers them. */
export interface Listener {
  /** The port listened on; the machine's choice when 0 was asked for. */
  readonly port: number
  readonly server: Server
  serve(listener: RequestListener): void
  /** Takes no more connections and resolves when the answers in hand are out; the rest is cut off after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/** How long a request may take to arrive, in milliseconds; after that Node answers 408 and closes the connection. */
export interface Deadlines {
  readonly headersMs: number
  /** For the whole request. */
  readonly requestMs: number
  /** How often the connections are looked at: a deadline is met this much late at most. */
  readonly checkEveryMs: number
}

/** A request has as long as a form with files waits for its answer (120 s in `@letterslot/client`): no slow line is cut. */
const defaultDeadlines: Deadlines = { headersMs: 10_000, requestMs: 120_000, checkEveryMs: 2000 }
/** Longer than browsers leave a connection unused: a POST into one that is just being closed is sent twice. */
const keepAliveMs = 75_000

/** The connections that may be open at once: those beyond are closed before a byte of them is read. */
export interface ConnectionLimits {
  readonly all: number
  readonly eachAddress: number
}

/** Some ten kB each, as many also wait to be taken: the system drops what finds no place, and a browser tries again seconds later. An address has half of them at most, so that one computer leaves room for others. */
const defaultConnections: ConnectionLimits = { all: 4000, eachAddress: 2000 }

/** How to listen. */
export interface ListenOptions {
  readonly deadlines?: Deadlines
  readonly connections?: ConnectionLimits
  /** Addresses that many clients share: their connections count for all only. */
  readonly isTrustedProxy?: IsProxy
  /** What starts this relay, as one types it before its flags: whoever finds the port taken reads it. */
  readonly startedBy?: string
}

/**
 * Opens the port.
 * @throws {PortInUseError} when another program has it.
 * @throws {HostUnusableError} when it is not this computer's, or not this user's to open.
 */
export async function listen(host: string, port: number, options: ListenOptions = {}): Promise<Listener> {
  const {
    deadlines = defaultDeadlines,
    connections = defaultConnections,
    isTrustedProxy = () => false,
    startedBy = 'letterslot serve',
  } = options
  const server = createServer({
    headersTimeout: deadlines.headersMs,
    requestTimeout: deadlines.requestMs,
    connectionsCheckingInterval: deadlines.checkEveryMs,
    keepAliveTimeout: keepAliveMs,
  })
  server.maxConnections = connections.all
  limitEachAddress(server, connections.eachAddress, isTrustedProxy)
  const served = Promise.withResolvers<RequestListener>()
  server.on('request', (request, response) => {
    void served.promise.then((listener) => listener(request, response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const isTaken = errorCode(cause) === 'EADDRINUSE'
      reject(isTaken ? new PortInUseError(port, startedBy, { cause }) : new HostUnusableError(host, port, cause))
    })
    server.listen({ port, host, backlog: connections.all }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    server,
    serve: served.resolve,
    close: (graceMs) =>
      new Promise((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearTimeout(cutOff)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

function limitEachAddress(server: Server, most: number, isTrustedProxy: IsProxy): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress ?? '', undefined, isTrustedProxy)
    if (isTrustedProxy(address)) return
    const group = addressGroup(address)
    const count = open.get(group) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(group, count + 1)
    socket.once('close', () => {
      const left = (open.get(group) ?? 0) - 1
      if (left > 0) open.set(group, left)
      else open.delete(group)
    })
  })
}
