import { createServer, type RequestListener, type Server } from 'node:http'
import { LetterslotError } from '@letterslot/core'
import type { IsProxy } from '../settings/setting-values.ts'
import { errorCode } from '../system/error-code.ts'
import { addressGroup, clientAddress } from './client.ts'

/** A server that listens; requests wait until `serve` says who answers them. */
export interface Listener {
  /** The port listened on; the machine's choice when 0 was asked for. */
  readonly port: number
  readonly server: Server
  serve(listener: RequestListener): void
  /** Takes no more connections and resolves when the answers in flight are out; the rest is cut off after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/** The time that a request may take to arrive, in milliseconds; after that Node answers 408 and closes the connection. */
export interface RequestTimeouts {
  readonly headersMs: number
  /** For the whole request. */
  readonly requestMs: number
  /** The interval of checks: a request is cut off this much late at most. */
  readonly checkEveryMs: number
}

/** A request has as long as a form with files waits for its answer (120 s in `@letterslot/client`): no slow line is cut. */
const defaultRequestTimeouts: RequestTimeouts = { headersMs: 10_000, requestMs: 120_000, checkEveryMs: 2000 }
/** Longer than browsers leave a connection unused: a POST into one that is just being closed is sent twice. */
const keepAliveMs = 75_000

/** The connections that may be open at once: further ones are closed before a byte is read. */
export interface ConnectionLimits {
  readonly all: number
  readonly eachAddress: number
}

/** Each connection takes some ten kB, and as many wait in the backlog; beyond it the system drops connections, which a browser tries again. An address has half of them at most, so that one computer leaves room for others. */
const defaultConnections: ConnectionLimits = { all: 4000, eachAddress: 2000 }

/** The limits of connections and requests. */
export interface ListenOptions {
  readonly deadlines?: RequestTimeouts
  readonly connections?: ConnectionLimits
  /** Addresses that many clients share: their connections count for all only. */
  readonly isTrustedProxy?: IsProxy
  /** The command that started this relay, without flags, for the message about a port that is taken. */
  readonly startedBy?: string
}

/**
 * Opens the port.
 * @throws {PortInUseError} when another program has it.
 * @throws {HostUnusableError} when it is not this computer's, or not this user's to open.
 */
export async function listen(host: string, port: number, options: ListenOptions = {}): Promise<Listener> {
  const {
    deadlines = defaultRequestTimeouts,
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

/** Opens the port as a start would and closes it; returns the error where that fails. */
export async function checkPort(host: string, port: number): Promise<Error | undefined> {
  try {
    await (await listen(host, port)).close(0)
    return undefined
  } catch (error) {
    if (error instanceof Error) return error
    throw error
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

/** The relay cannot listen at this HOST and port; the port is free. */
class HostUnusableError extends LetterslotError {
  override readonly name = 'HostUnusableError'
  readonly code = 'host-unusable'
  constructor(host: string, port: number, cause: unknown) {
    super(hostErrorText(host, port, cause), { cause })
  }
}

function hostErrorText(host: string, port: number, cause: unknown): string {
  const code = errorCode(cause)
  switch (code) {
    case 'EADDRNOTAVAIL':
      return `HOST is ${host}, which is no address of this computer. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is ${host}, and no address is found under that name. Use 127.0.0.1, or 0.0.0.0 for all addresses of this computer.`
    case 'EACCES':
    case 'EPERM':
      return `PORT is ${port}, which this user may not listen on. Use one from 1024 up, as --port 4400.`
    default:
      return `The relay cannot listen at ${host}, port ${port} (${String(code)}). Correct HOST or PORT.`
  }
}

/** The port is taken. No other is chosen, since browsers keep forms per address. */
export class PortInUseError extends LetterslotError {
  override readonly name = 'PortInUseError'
  readonly code = 'port-in-use'
  readonly port: number
  /** @param startedBy - the command that started this relay, without flags. */
  constructor(port: number, startedBy: string, options?: ErrorOptions) {
    super(
      `Port ${port} is in use. If that is Letterslot, open http://localhost:${port}. Otherwise: ${startedBy} --port ${port + 1} (forms are kept per address; move them with Settings → Backup).`,
      options,
    )
    this.port = port
  }
}
