import { once } from 'node:events'
import type { Server } from 'node:http'

/** A server that listens. */
export interface Listening {
  readonly port: number
  /** Ends it at once, open connections too. */
  close(): Promise<void>
}

/** Lets a server listen on loopback, at a port that the machine chooses. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.')
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
