import { clientReading } from './client-reading.ts'
import { coreReading } from './core-reading.ts'
import { emailReading } from './email-reading.ts'
import { intakeReading } from './intake-reading.ts'
import type { Reading } from './reading.ts'
import { relayReading } from './relay-reading.ts'
import { relayTextReading } from './relay-text-reading.ts'

/** A part of the code whose functions are tried with texts, or say why not. */
interface Room {
  readonly reading: Reading
  /** Its files, each to be loaded. */
  readonly modules: () => Readonly<Record<string, () => Promise<unknown>>>
}

export const rooms: Readonly<Record<string, Room>> = {
  'packages/core/src': {
    reading: coreReading,
    modules: () =>
      import.meta.glob(['../../packages/core/src/**/*.ts', '!**/*.test.*', '!**/*.browser.*', '!**/index.ts']),
  },
  'packages/email/src': {
    reading: emailReading,
    modules: () =>
      import.meta.glob(['../../packages/email/src/**/*.ts', '!**/*.test.*', '!**/*.browser.*', '!**/index.ts']),
  },
  'packages/client/src': {
    reading: clientReading,
    // A worker's program exports nothing, and runs in a worker alone.
    modules: () =>
      import.meta.glob([
        '../../packages/client/src/**/*.ts',
        '!**/*.test.*',
        '!**/*.browser.*',
        '!**/*-suite.ts',
        '!**/outbox-worker.ts',
        '!**/index.ts',
      ]),
  },
  'apps/relay/src/http/{wire,client.ts}': {
    reading: relayReading,
    modules: () => import.meta.glob(['../../apps/relay/src/http/{client.ts,wire/**/*.ts}', '!**/*.test.*']),
  },
  'apps/relay/src/{delivery,http/management,inbox,settings}': {
    reading: relayTextReading,
    modules: () =>
      import.meta.glob(['../../apps/relay/src/{delivery,http/management,inbox,settings}/**/*.ts', '!**/*.test.*']),
  },
  'packages/intake/src': {
    reading: intakeReading,
    modules: () => import.meta.glob(['../../packages/intake/src/**/*.ts', '!**/*.test.*', '!**/index.ts']),
  },
}
