import { openSqliteDatabase } from '../store/database.ts'
import type { MessageStore, StoredService } from '../store/port.ts'
import { createSqliteStore } from '../store/sqlite.ts'
import { createManualClock } from '../system/manual-clock.test.fixture.ts'
import { createRecordingLog } from '../system/recording-log.test.fixture.ts'
import { type SampleChanges, sampleMessage } from './mail/sample-message.test.fixture.ts'
import type { Script, ScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { createSender, type SenderDeps } from './sender.ts'

/** In milliseconds. */
export const minute = 60_000
/** The service of every mail here, but of those that say `second`. */
export const service: StoredService = {
  id: 'default',
  name: 'Mailbox',
  from: { name: 'The club', address: 'forms@club.example' },
  smtp: 'environment',
  revision: 1,
}

/** When the clock of a sender starts. */
export const startMs = Date.UTC(2026, 10, 21, 15)

/** A sender between a real queue and a real server, with a clock of ours. */
export function build(server: ScriptedSmtpServer, changes: Partial<SenderDeps> = {}) {
  const messages = createSqliteStore(openSqliteDatabase(':memory:')).messages
  const clock = createManualClock(startMs)
  const log = createRecordingLog()
  const options: SenderDeps = {
    messages,
    services: { service: (id) => (id === service.id || id === 'second' ? { ...service, id } : undefined) },
    accountOf: () => server.account,
    log,
    clock,
    random: () => 0.5,
    ...changes,
  }
  const sender = createSender(options)
  let count = 0
  const accept = async (message: SampleChanges = {}): Promise<string> => {
    count += 1
    const { isRepeatedId: _, ...accepted } = sampleMessage({
      id: `m${count}`,
      submissionId: `s${count}`,
      ...message,
    })
    await messages.accept({ ...accepted, acceptedAtMs: clock.nowMs() })
    sender.wake()
    return accepted.id
  }
  return { messages, clock, log, sender, accept, options }
}

/** Answers a command that begins with `start` by the replies in turn, then as a working server would. */
export function inTurn(start: string, ...replies: readonly ReturnType<Script>[]): Script {
  const left = [...replies]
  return (command) => (command.startsWith(start) ? left.shift() : undefined)
}

/** The state of a message, without its texts. */
export const summary = (messages: MessageStore, id: string) => {
  const message = messages.get(id)
  return { state: message?.state, attempts: message?.attempts.length, reason: message?.reason }
}

/** Two of one mail. */
export const recipients = ['a@example.org', 'b@example.org']
