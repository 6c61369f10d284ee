import { type Mutant, mutantsOf } from './mutant.ts'

const folder = 'apps/relay/src/delivery'
const schedule = [`${folder}/schedule.test.ts`]
const pauses = [`${folder}/pauses.test.ts`, `${folder}/sender-pauses.test.ts`]
const connections = [`${folder}/mail/smtp-connections.test.ts`]
const sender = [
  `${folder}/sender.test.ts`,
  `${folder}/sender-holding.test.ts`,
  `${folder}/sender-clock.test.ts`,
  `${folder}/sender-probes.test.ts`,
  `${folder}/sender-pauses.test.ts`,
]

/** Faults in when the relay tries what it has, and how long it keeps at it. */
export const senderMutants: readonly Mutant[] = [
  ...mutantsOf(
    `${folder}/schedule.ts`,
    [...schedule, ...pauses],
    [
      ['the last try of the schedule is left out', '> schedule.giveUpAfterMs', '>= schedule.giveUpAfterMs'],
      ['the first wait is left out', 'schedule.firstMs[attempts - 1]', 'schedule.firstMs[attempts]'],
      ['waits are only ever longer', '(2 * random() - 1)', 'random()'],
      ['the first waits count twice', 'Math.max(0, attempts - schedule.firstMs.length)', 'attempts'],
      [
        'the longest wait forgets its jitter',
        'Math.max(thenEveryMs, ...firstMs) * (1 + jitter)',
        'Math.max(thenEveryMs, ...firstMs)',
      ],
    ],
  ),
  ...mutantsOf(`${folder}/pauses.ts`, pauses, [
    [
      'each mail that hits the same wall lengthens the pause',
      '      if (pause !== undefined && !pause.isProbing) return pauses\n',
      '',
    ],
    [
      'after five days of outage a service is tried without end',
      '{ ...schedule, giveUpAfterMs: Number.POSITIVE_INFINITY }',
      'schedule',
    ],
    ['a pause begins anew at each probe', 'const sinceMs = pause?.sinceMs ?? nowMs', 'const sinceMs = nowMs'],
    ['probes come no more seldom', 'const blocks = (pause?.blocks ?? 0) + 1', 'const blocks = 1'],
    ['all that waits goes out beside the probe', 'pause.isProbing || pause.untilMs > nowMs', 'pause.untilMs > nowMs'],
    [
      'a probe that was given back holds its service up',
      "case 'released':\n      return pause === undefined ? pauses : new Map(pauses).set(serviceId, { ...pause, isProbing: false })",
      "case 'released':\n      return pauses",
    ],
    [
      'a person’s wish ends no pause',
      'untilMs: Math.min(pause.untilMs, nowMs)',
      'untilMs: Math.max(pause.untilMs, nowMs)',
    ],
  ]),
  ...mutantsOf(`${folder}/mail/send-mail.ts`, connections, [
    ['a mail in doubt is sent again at once', '!sent.isTextBegun && ', ''],
    ['the word of a worn connection counts', "responseCode === 421 || command !== 'RCPT TO'", 'responseCode === 421'],
    [
      'a refused mail stays in the session',
      'session.reset(AbortSignal.timeout(keptReplyMs)).then(release',
      'Promise.resolve().then(release',
    ],
    [
      'a crowded server is out',
      "outcome.kind === 'unreachable' && open > 0",
      "outcome.kind === 'unreachable' && open > 99",
    ],
  ]),
  ...mutantsOf(`${folder}/mail/smtp-connections.ts`, connections, [
    ['a connection is never worn', 'count >= maxMailsPerConnection || ', ''],
    ['another login uses the connection', ', login?.user, login?.password]', ']'],
    ['the last connection goes with the others', 'each === last ? lastIdleMs : idleMs', 'idleMs'],
  ]),
  ...mutantsOf(`${folder}/sender.ts`, sender, [
    ['a stop leaves connections open', '    await connections.close()\n', ''],
    [
      'a lease is shorter than the longest conversation',
      'defaultLeaseMs: number = 5 * 60_000',
      'defaultLeaseMs: number = 60_000',
    ],
    ['one conversation too many', 'Math.min(most - conversations, ', 'Math.min(most, '],
    ['a paused service is probed by many at once', 'if (pauses.size === 0) return', 'if (pauses.size < 9) return'],
    ['a clock set back leaves retries far away', '      messages.bringForward(nowMs, longestWaitMs(schedule))\n', ''],
    ['a clock set back leaves pauses long', '      pauses = endPauseWaits(pauses, nowMs)\n    }', '    }'],
    ['a clock set on ends the leases of the living', 'if (isSetBack || isSetForward) for', 'if (isSetBack) for'],
    ['the end of a pause is slept through', 'const next = Math.min(due, nextProbeMs(pauses, now))', 'const next = due'],
    [
      'what the store could not write is not tried again',
      'await clock.sleep(storeRetryMs, abortDeliveries.signal)',
      'return',
    ],
    ['a stop never ends a conversation', '.then(() => abortDeliveries.abort())', ''],
    ['a stop waits for no conversation', '    await Promise.all(inFlight.values())\n', ''],
    [
      'a mail that nobody could try ends its service’s pause',
      "if (result.kind === 'untried' || result.kind === 'crowded') return { kind: 'released' }",
      "if (result.kind === 'untried' || result.kind === 'crowded') return { kind: 'answered', isPutOff: false }",
    ],
    [
      'a fault of ours ends the sender',
      "      return { kind: 'untried', outcome: postponed(",
      "      throw error\n      return { kind: 'untried', outcome: postponed(",
    ],
    [
      'whoever asks is heard with the next nap',
      '      pauses = endPauseWaits(pauses, clock.nowMs())\n      wake()',
      '      pauses = endPauseWaits(pauses, clock.nowMs())',
    ],
    ['a free place is not used', '      inFlight.delete(claim)\n      wake()', '      inFlight.delete(claim)'],
    [
      'an alarm comes with every probe',
      'if (after !== undefined && before?.cause !== after.cause)',
      'if (after !== undefined)',
    ],
  ]),
]
