import { type Mutant, mutantsOf, testsWithoutBrowser } from './mutant.ts'

const folder = 'packages/client/src/outbox'
const tests = testsWithoutBrowser(folder)

/** Faults that a hurried hand could make in the outbox, each of which loses, doubles, delays or hurries a message. */
export const outboxMutants: readonly Mutant[] = [
  ...mutantsOf(`${folder}/transition.ts`, tests, [
    [
      'a result counts under a stale fencing number',
      "return state.status === 'sending' && fence === mine",
      "return state.status === 'sending'",
    ],
    [
      'a result counts for an entry that is not being sent',
      "return state.status === 'sending' && fence === mine",
      'return fence === mine',
    ],
    [
      'an entry is taken before its time',
      'if (!due || remainingMs(due.sinceMs, due.delayMs, nowMs) > 0) return undefined',
      'if (!due) return undefined',
    ],
    ['a claim keeps the fencing number', 'fence: entry.fence + 1,', 'fence: entry.fence,'],
    ['a claim counts no attempt', 'attempts: entry.attempts + 1,', 'attempts: entry.attempts,'],
    [
      'who takes over from a dead page does not say that it may be a repeat',
      "doubtful: entry.doubtful || state.status === 'sending',",
      'doubtful: entry.doubtful,',
    ],
    [
      'a lost answer leaves no doubt',
      "doubtful: entry.doubtful || sent !== 'no' }",
      "doubtful: entry.doubtful || sent === 'yes' }",
    ],
    [
      'a doubt is forgotten by the next clear no',
      "doubtful: entry.doubtful || sent !== 'no' }",
      "doubtful: sent !== 'no' }",
    ],
    [
      'a given-back entry counts an attempt',
      "state: { status: 'queued' }, attempts: entry.attempts - 1,",
      "state: { status: 'queued' },",
    ],
    ['patience never ends', '(isServer && waitedMs >= policy.giveUpMs) ||', ''],
    [
      'an unclear answer is tried for ever',
      "|| (disposition === 'retry-few' && waits >= policy.maxUnclearRetries)",
      '',
    ],
    [
      'an outage of the account is never probed',
      "state: { status: 'parked', code, sinceMs: nowMs, probeMs: nowMs + policy.probeMs }, waits }",
      "state: { status: 'parked', code, sinceMs: nowMs }, waits }",
    ],
    [
      'Retry-After is not heeded',
      'const delayMs = Math.max(asked, backoffMs(waits + 1, policy, chance))',
      'const delayMs = backoffMs(waits + 1, policy, chance)',
    ],
    ['waits do not grow', 'retryMs: nowMs + delayMs }, waits: waits + 1 }', 'retryMs: nowMs + delayMs }, waits }'],
    ['what was written stays after it was sent', 'return { ...entry, params: {}, state', 'return { ...entry, state'],
    ['Try again sends what was sent', "if (state.status === 'sent') return undefined\n", ''],
    [
      'Try again sends what is being sent',
      'if (isSending && !correction && remainingMs(state.sinceMs, state.leaseMs, nowMs) > 0) return undefined\n',
      '',
    ],
    ['a correction is not taken', '    ...correction,\n', ''],
    [
      'a jump of the clock uses up patience',
      'return Math.max(0, Math.min(nowMs, retryMs) - sinceMs)',
      'return Math.max(0, nowMs - sinceMs)',
    ],
  ]),
  ...mutantsOf(`${folder}/claim.ts`, tests, [
    ['a busy connection is used', 'if (connectionWaitMs(connectionState, policy, nowMs) > 0) return undefined\n', ''],
    [
      'a lease ends before the attempt does',
      'const leaseMs = timeoutOf(entry, policy) + policy.leaseMarginMs',
      'const leaseMs = policy.leaseMarginMs',
    ],
    ['a clock that was set back does not stop who claimed', 'nowMs >= state.sinceMs && ', ''],
    ['who slept sends all the same', 'nowMs < state.sinceMs + leaseMarginMs', 'nowMs < Number.POSITIVE_INFINITY'],
    ['files get as little time as text', 'return files?.length ? fileTimeoutMs : timeoutMs', 'return timeoutMs'],
  ]),
  ...mutantsOf(`${folder}/connection-state.ts`, tests, [
    ['a message goes out each moment', 'lastMs === undefined ? 0 : remainingMs(lastMs, policy.paceMs, nowMs),', '0,'],
    [
      'a pause is not kept',
      'return pause ? remainingMs(pause.sinceMs, pause.untilMs - pause.sinceMs, nowMs) : 0',
      'return 0',
    ],
    [
      'who is late frees another’s connection',
      'return busy?.order === order && busy.fence === fence ? rest : connectionState',
      'return rest',
    ],
    [
      'a person may not end a pause of the network',
      "return pause?.cause === 'network' ? rest : connectionState",
      'return connectionState',
    ],
  ]),
  ...mutantsOf(`${folder}/clock.ts`, tests, [
    ['a clock that was set back holds everything up', 'if (sinceMs > nowMs + clockSlackMs) return 0\n', ''],
  ]),
  ...mutantsOf(`${folder}/scheduler.ts`, tests, [
    ['two messages of a connection go out at once', 'if (running.has(key)) continue\n', ''],
    ['nobody looks again', 'if (nextPollMs < noneDue) cancelTimer = clock.after(nextPollMs, wake)\n', ''],
    ['what cannot be claimed is tried without end', 'if (!isClaimed && order !== undefined) skipped.add(order)\n', ''],
  ]),
  ...mutantsOf(`${folder}/create-outbox.ts`, tests, [
    [
      'other files under the same id are taken for the same message',
      'files.map(({ name, file }) => [name, file.name, file.size, file.lastModified])',
      '[]',
    ],
    ['a dead page keeps its claim', 'if (entry) changed(entry)\n', 'if (entry) return\n'],
    [
      'a dead page keeps its connection',
      'else await fallbackStore.updateConnection(key, (connectionState) => freeConnection(connectionState, order, fence))\n',
      '',
    ],
    [
      'what was taken out on its way is brought back without a doubt',
      "state: { status: 'queued' }, doubtful: true }",
      "state: { status: 'queued' } }",
    ],
    [
      'the network’s return ends no pause',
      'fallbackStore.updateConnection(key, endedNetworkPause)',
      'fallbackStore.updateConnection(key, () => undefined)',
    ],
    [
      'a page without a network tries',
      'isReachable: (key) => page.isOnline(connectionOrigin(key))',
      'isReachable: () => true',
    ],
  ]),
  ...mutantsOf(`${folder}/claim-locks.ts`, tests, [
    ['a claim’s lock is not held', 'resolve(granted)\n          return over', 'resolve(granted)'],
    ['who may ask for no lock sends nothing', 'request.catch(() => resolve(undefined))', 'request.catch(() => {})'],
    [
      'a claim’s lock is kept after it',
      '        held.delete(holder)\n        end()\n',
      '        held.delete(holder)\n',
    ],
    ['a claim is waited for only once', '.finally(() => held.delete(holder))\n    },\n  }', '\n    },\n  }'],
  ]),
  ...mutantsOf(`${folder}/device-store.ts`, tests, [
    ['the backup copy is not awaited', 'await write(added)', 'void write(added)'],
    [
      'a correction’s copy is not awaited',
      'isRewritten(entry, before)) await write(entry)',
      'isRewritten(entry, before)) void write(entry)',
    ],
    ['a copy that is being written stays behind a sent message', '        await writing.get(entry.id)\n', ''],
    ['a copy that is being written stays behind a deletion', '      await writing.get(id)\n', ''],
  ]),
  ...mutantsOf(`${folder}/drain.ts`, tests, [
    [
      'the worker does not ask the browser again',
      "if (await isWaiting(outbox)) throw new DOMException('Messages still wait', 'NetworkError')\n",
      '',
    ],
    [
      'the worker asks again for what needs a person',
      "if (entry.state.status !== 'parked') return true",
      'return true',
    ],
  ]),
  ...mutantsOf(`${folder}/attempt.ts`, tests, [
    ['an attempt never ends by itself', "() => end('timeout', 'Timeout')", '() => {}'],
    ['a closed outbox goes on sending', "() => end('aborted', 'Aborted')", '() => {}'],
  ]),
  ...mutantsOf(`${folder}/attempt.ts`, tests, [
    ['a network that went counts as a try', 'page.isOnline(taken.connection.origin, taken) && ', ''],
    ['a message goes out under another page’s lock', '  if ((await lock) === null) return undefined\n', ''],
    ['a new message is claimed without a network', 'page.isOnline(entry.connection.origin, entry) ? ', 'entry ? '],
    ['a result that the store refused is forgotten', 'if (closing.aborted) return\n', 'return\n'],
  ]),
  ...mutantsOf(`${folder}/fallback-store.ts`, tests, [
    [
      'what the device refused is lost',
      'const added = await memory.add({ ...entry, order: place, doubtful })',
      "const added = { ...entry, order: place, doubtful, keeping: 'memory' as const }",
    ],
    ['an unheard commit leaves no doubt', "entry.doubtful || (keep && fault === 'lost')", 'entry.doubtful'],
  ]),
  ...mutantsOf(`${folder}/attempt.ts`, tests, [
    [
      'a possible repeat is not told to the provider',
      "...(doubtful && { letterslot_repeat: isDoubtElsewhere ? 'elsewhere' : 'yes' }),",
      '',
    ],
    ['a note holds a message back', 'params: fits ? noted : params', 'params: noted'],
  ]),
  ...mutantsOf(`${folder}/outcome.ts`, tests, [
    ['a server that failed is taken for a clear no', "status > 399 && code !== 'provider-failed'", 'status > 399'],
  ]),
  ...mutantsOf(`${folder}/disposition.ts`, tests, [
    ["a captive portal's page is taken for a yes", "'unclear-answer': 'retry-few',", "'unclear-answer': 'sent',"],
  ]),
]
