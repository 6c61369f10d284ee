import { createServer, type RequestListener, type Server } from 'node:http'
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

/**
 * Opens the port.
 * @throws {PortInUseError} when another program has it.
 */
export async function listen(host: string, port: number): Promise<Listener> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject('code' in cause && cause.code === 'EADDRINUSE' ? new PortInUseError(port, { cause }) : cause)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    server,
    serve: (listener) => {
      server.on('request', listener)
    },
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
