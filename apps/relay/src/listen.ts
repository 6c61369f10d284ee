import { createServer, type RequestListener, type Server } from 'node:http'
import { errorCode } from './error-code.ts'
import { HostUnusableError } from './host-unusable-error.ts'
import { PortInUseError } from './port-in-use-error.ts'

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

const defaultDeadlines: Deadlines = { headersMs: 10_000, requestMs: 60_000, checkEveryMs: 2000 }
/** Longer than browsers leave a connection unused: a POST into one that is just being closed is sent twice. */
const keepAliveMs = 75_000

/** How to listen. */
export interface ListenOptions {
  readonly deadlines?: Deadlines
  /** What starts this relay, as one types it before its flags: whoever finds the port taken reads it. */
  readonly startedBy?: string
}

/**
 * Opens the port.
 * @throws {PortInUseError} when another program has it.
 * @throws {HostUnusableError} when it is not this computer's, or not this user's to open.
 */
export async function listen(host: string, port: number, options: ListenOptions = {}): Promise<Listener> {
  const { deadlines = defaultDeadlines, startedBy = 'letterslot serve' } = options
  const server = createServer({
    headersTimeout: deadlines.headersMs,
    requestTimeout: deadlines.requestMs,
    connectionsCheckingInterval: deadlines.checkEveryMs,
    keepAliveTimeout: keepAliveMs,
  })
  const served = Promise.withResolvers<RequestListener>()
  server.on('request', (request, response) => {
    void served.promise.then((listener) => listener(request, response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const isTaken = errorCode(cause) === 'EADDRINUSE'
      reject(isTaken ? new PortInUseError(port, startedBy, { cause }) : new HostUnusableError(host, port, cause))
    })
    server.listen(port, host, resolve)
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
