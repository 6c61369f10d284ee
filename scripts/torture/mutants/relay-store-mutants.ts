import { type Mutant, mutantsOf } from './mutant.ts'

const folder = 'apps/relay/src/store'
const tests = [`${folder}/sqlite.test.ts`, `${folder}/group-commit.test.ts`]

/** Faults in how the relay keeps messages: accepting, the queue, forgetting, settings, the data folder. */
export const relayStoreMutants: readonly Mutant[] = [
  ...mutantsOf(`${folder}/sqlite-messages.ts`, tests, [
    ['a message is stored without its files', '    files.add(message.id, message.files ?? [])\n', ''],
    ['other content under a known id is not marked', 'isRepeatedId ? 1 : 0,', '0,'],
    ['a repeat is not recognised', "    if (known !== undefined) return { kind: 'repeat', id: known }\n", ''],
    ['the probe of the disk stays as a message', '        remove.run(probe.id)\n', ''],
  ]),
  ...mutantsOf(`${folder}/sqlite-messages.ts`, tests, [
    ['files come in another order', 'ORDER BY position', 'ORDER BY position DESC'],
  ]),
  ...mutantsOf(`${folder}/sqlite-queue.ts`, tests, [
    ['a message is due a moment late', "due_at <= ?'", "due_at < ?'"],
    ['not the oldest message goes first', '.sort((one, other) => one - other)', ''],
    ['of many, not the oldest goes first', 'due_at <= ? ORDER BY seq LIMIT', 'due_at <= ? ORDER BY due_at LIMIT'],
    ['a paused service sends', '!exceptServices.includes(name)', 'name !== undefined'],
    ['a claim keeps its fencing number', 'take.run(fence + 1, leaseUntilMs', 'take.run(fence, leaseUntilMs'],
    [
      'a dead holder writes after a new start',
      "= 0, fence = fence + 1 WHERE state = 'delivering'",
      "= 0, fence = fence WHERE state = 'delivering'",
    ],
    [
      'a start leaves a message that was accepted by a clock ahead to that clock',
      'due_at = 0, fence',
      'due_at = accepted_at, fence',
    ],
    [
      'a stale holder renews',
      "due_at = ? WHERE id = ? AND fence = ? AND state = 'delivering'\"",
      "due_at = ? WHERE id = ? AND fence >= ? AND state = 'delivering'\"",
    ],
    ['only the last attempt is kept', '[...attempts, attempt]', '[attempt]'],
    [
      'a failed message has no reason',
      'retryAtMs: null, reason: outcome.reason, dueAtMs: null',
      'retryAtMs: null, reason: null, dueAtMs: null',
    ],
    [
      'a message given back is due before its time',
      'const retryAtMs = message.retryAtMs ?? null',
      'const retryAtMs = null',
    ],
    [
      'a delivered message is sent again by hand',
      "const to = nextMessageState(readStateRow(row).state, { kind: 'retry' })",
      "const to = 'deferred'",
    ],
    ['a wait that a set clock made long stays long', 'min($longest, max(0,', 'max($longest, max(0,'],
  ]),
  ...mutantsOf(`${folder}/sqlite-messages.ts`, tests, [
    [
      'what a failed message said is forgotten',
      "WHERE state = 'delivered' AND last_attempt_at < ? AND (params",
      'WHERE last_attempt_at < ? AND (params',
    ],
    [
      'a failed message without parameters is forgotten',
      "WHERE state = 'delivered' AND last_attempt_at < ? AND params =",
      'WHERE last_attempt_at < ? AND params =',
    ],
    ['the last attempt is the first one', '.attempts.at(-1)', '.attempts.at(0)'],
  ]),
  ...mutantsOf(`${folder}/rows.ts`, tests, [
    ['a full page promises one more', 'rows.length > limit', 'rows.length >= limit'],
  ]),
  ...mutantsOf(`${folder}/database.ts`, tests, [
    [
      'a commit waits for no disk',
      "PRAGMA synchronous = FULL')\n    migrate",
      "PRAGMA synchronous = NORMAL')\n    migrate",
    ],
    ['what failed half-way stays open', "    if (db.isTransaction) db.exec('ROLLBACK')\n", ''],
    [
      'after a claim no commit waits for the disk',
      "  } finally {\n    db.exec('PRAGMA synchronous = FULL')\n  }",
      '  } finally {\n  }',
    ],
  ]),
  ...mutantsOf(`${folder}/sqlite.ts`, tests, [
    [
      'the folder is let go before its database is closed',
      '        store.close()\n        held.release()',
      '        held.release()\n        store.close()',
    ],
    ['a folder that cannot be opened stays held', '    held.release()\n    throw', '    throw'],
  ]),
  ...mutantsOf(`${folder}/group-commit.ts`, tests, [
    ['what a full disk refused is an error of another kind', 'new StoreUnavailableError({ cause })', 'cause'],
    [
      'only the first of a commit hears that it failed',
      'for (const { reject } of group) reject(failure)',
      'group[0]?.reject(failure)',
    ],
    ['a commit is answered before the disk has it', '      await sync()\n', '      void sync()\n'],
    ['a log that was not synced is trusted again', 'if (isDoubtful) moveToDatabase(db)', ''],
  ]),
  ...mutantsOf(`${folder}/log-sync.ts`, tests, [['the disk is not asked', 'await file.datasync()', '']]),
  ...mutantsOf(`${folder}/sqlite-settings.ts`, tests, [
    ['a changed service keeps its revision', 'smtp = excluded.smtp, revision = revision + 1', 'smtp = excluded.smtp'],
    ['a private key gets origins', " AND kind = 'public'\"", '"'],
  ]),
  ...mutantsOf(`${folder}/database.ts`, tests, [
    ['files outlive the words of their message', 'DELETE FROM files WHERE message_id = new.id;', 'SELECT 1;'],
    [
      'what a newer version wrote is opened',
      'if (found > schemaChanges.length) throw',
      'if (found > schemaChanges.length + 1) throw',
    ],
  ]),
  ...mutantsOf(
    `${folder}/data-folder.ts`,
    [`${folder}/data-folder.test.ts`, ...tests],
    [
      ['two processes hold one folder', "db.exec('BEGIN IMMEDIATE')", "db.exec('BEGIN')"],
      ['an old database stays readable by others', 'for (const file of [databaseFile, ', 'for (const file of ['],
    ],
  ),
]
