import { Counter, Gauge, Registry } from 'prom-client'
import type { MessageStore } from '../store/port.ts'
import type { WireCode } from './wire/protocol.ts'

/** The counters of the relay. */
export interface Metrics {
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
