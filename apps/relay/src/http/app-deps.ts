import type { HttpBindings } from '@hono/node-server'
import type { ServicePauses } from '../delivery/pauses.ts'
import type { Config } from '../settings/config.ts'
import type { RelayStore } from '../store/port.ts'
import type { Log } from '../system/log.ts'
import type { Metrics } from './metrics.ts'

/** The bindings that Node's server adds to a request (absent where a test calls the app), and the app's variables. */
export type RelayEnv = {
  readonly Bindings: Partial<HttpBindings>
  /** `actor`: the id of the private key that a request came with. */
  readonly Variables: { readonly actor?: string }
}

/** The dependencies of the routes. */
export interface AppDeps {
  readonly store: RelayStore
  readonly config: Pick<Config, 'rate' | 'url' | 'isTrustedProxy' | 'dataFolder'>
  /** True for the test inbox of one computer; never for `letterslot serve`. */
  readonly isLocal: boolean
  /** The port that is listened on. */
  readonly port: number
  /** The built studio. */
  readonly studioFolder: string
  readonly version: string
  readonly log: Log
  readonly metrics: Metrics
  /** Called after each durable accept, to wake the sender. */
  readonly onAccepted: () => void
  /** Called when all waiting messages were made due, to try paused services too. */
  readonly onExpedited: () => void
  /** The services that send nothing until their server is back or the maker acts. */
  readonly pauses: () => ServicePauses
  readonly nowMs?: () => number
}
