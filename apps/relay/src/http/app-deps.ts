import type { HttpBindings } from '@hono/node-server'
import { Counter, Gauge, Registry } from 'prom-client'
import type { ServicePauses } from '../delivery/pauses.ts'
import type { Config } from '../settings/config.ts'
import type { MessageStore, RelayStore } from '../store/port.ts'
import type { Log } from '../system/log.ts'
import type { WireCode } from './wire/protocol.ts'

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

/** The counters of the relay. */
interface Metrics {
  /** Counts one answer of the wire, by cause. */
  countAnswer(code: WireCode): void
  /** Counts a submission that came again and was answered without a second mail. */
  countRepeat(): void
  /** The Prometheus text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** Counters of this process, in a registry of its own; how many messages wait is read from the store when asked. */
export function createMetrics(messages: Pick<MessageStore, 'counts'>): Metrics {
  const registry = new Registry()
  const answers = new Counter({
    name: 'letterslot_wire_answers_total',
    help: 'Answers of the send paths, by cause.',
    labelNames: ['code'],
    registers: [registry],
  })
  const repeats = new Counter({
    name: 'letterslot_repeats_total',
    help: 'Submissions answered again without a second mail.',
    registers: [registry],
  })
  new Gauge({
    name: 'letterslot_messages',
    help: 'Messages in the store, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(messages.counts())) this.set({ state }, count)
    },
  })
  return {
    countAnswer: (code) => answers.inc({ code }),
    countRepeat: () => repeats.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
