import type { Entry, Outbox } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import type { AnswerFact, OutboxFacts, WaitingFact } from './facts.ts'
import { withoutAnswers } from './without-answers.ts'

/** Number of the last answers to list. */
const last = { answers: 5 } as const

/** Reads an outbox for the doctor: of what was written nothing is handed on. */
export async function readOutbox(outbox: Outbox): Promise<OutboxFacts> {
  const health = await outbox.ready
  const entries = await outbox.list()
  return {
    health: { ...health, ...outbox.health() },
    waiting: entries.flatMap(waitingOf),
    answers: entries
      .flatMap(answersOf)
      .sort((a, b) => b.atMs - a.atMs)
      .slice(0, last.answers),
  }
}

function waitingOf({ id, state, keeping }: Entry): WaitingFact[] {
  if (state.status === 'sent') return []
  return [{ reference: referenceOf(id), status: state.status, isInMemory: keeping === 'memory' }]
}

function answersOf({ id, log, params, files = [], state }: Entry): AnswerFact[] {
  const written = [...Object.values(params), ...files.map(({ file }) => file.name)]
  // What was written is gone once it was sent, and can be kept out of words no longer.
  const isKnown = state.status !== 'sent'
  return log.flatMap(({ startedMs, endedMs = startedMs, code, status, text }) => ({
    reference: referenceOf(id),
    atMs: endedMs,
    code,
    status,
    text: isKnown || text === 'OK' ? withoutAnswers(text, written) : '',
  }))
}
