import { type Mutant, mutantsOf } from './mutant.ts'

const folder = 'packages/client/src/outbox'
const store = [`${folder}/indexeddb-store.browser.test.ts`]
const device = [`${folder}/device-store.browser.test.ts`]
const faults = [`${folder}/device-faults.browser.test.ts`]
const all = [...store, ...device, ...faults]

/** Faults in how a device keeps the outbox: its database, and the copies beside it. */
export const outboxStorageMutants: readonly Mutant[] = [
  ...mutantsOf(`${folder}/database.ts`, all, [
    [
      'a message is called kept before its transaction is complete',
      "'readwrite') await over",
      "'readwrite') void over",
    ],
    ['a commit waits for no disk', "mode, { durability: 'strict' })", "mode, { durability: 'relaxed' })"],
    ['a lost connection is not opened again', 'return transact(await open(), mode, work)', 'throw error'],
    ['what failed half-way is committed', '      abort(transaction)\n', ''],
    ['a full device is tried a second time', 'const lastingErrors = /^(QuotaExceeded|', 'const lastingErrors = /^('],
    [
      'how safe a commit was is said of the last one but one',
      "=== 'strict' ? 'strict' : 'relaxed'",
      "=== 'strict' ? durability : 'relaxed'",
    ],
  ]),
  ...mutantsOf(`${folder}/database.ts`, all, [
    ['a newer version has to wait', '        db.close()\n        if (newVersion', '        if (newVersion'],
    [
      'a deleted database is taken for a newer version',
      'if (newVersion === null) onLost()\n        else onNewerVersion()',
      'onNewerVersion()',
    ],
    ['two entries may have one id', "createIndex('id', 'id', { unique: true })", "createIndex('id', 'id')"],
  ]),
  ...mutantsOf(`${folder}/indexeddb-store.ts`, all, [
    [
      'contents stay when a message is sent',
      "if (entry.state.status === 'sent') stores.contents.delete(entry.order)\n",
      "if (entry.state.status === 'sent') {}\n",
    ],
    [
      'contents stay when a message is deleted',
      '        stores.contents.delete(entry.order)\n        return entry',
      '        return entry',
    ],
    ['an id that is there is an error', '      event.preventDefault()\n', ''],
    [
      'a new message goes out before those that wait',
      'due.length === 0 && adding?.claim(queued)',
      'due.length >= 0 && adding?.claim(queued)',
    ],
    [
      'a new message is claimed and its record says queued',
      '[entries.put(toHead(added))',
      '[entries.put(toHead(queued.entry))',
    ],
    [
      'a correction is not written',
      'else if (format !== entryFormat || isRewritten(entry, before)) await',
      'else if (format !== entryFormat) await',
    ],
    ['a new connection has no state', 'if (keyNow !== connectionState.key)', 'if (keyNow === connectionState.key)'],
    ['the last receipts go with the first one too many', 'if (excess <= 0) return', 'if (excess < 0) return'],
    ['one receipt too few stays', ') - keep\n', ') - keep + 1\n'],
    [
      'a page of a list begins with the end of the one before',
      'IDBKeyRange.lowerBound(after, true), most)',
      'IDBKeyRange.lowerBound(after), most)',
    ],
    [
      'what is passed over hides what comes after',
      "promisifyRequest(entries.index('queued').getAllKeys(indexRange(key, -endOfTime, endOfTime), more + 1))",
      "promisifyRequest(entries.index('queued').getAllKeys(indexRange(key, -endOfTime, endOfTime), 1))",
    ],
    [
      'a newer version’s entry is changed',
      '  if (!found || !isReadable(found.entry)) return undefined',
      '  if (!found) return undefined',
    ],
  ]),
  ...mutantsOf(`${folder}/device-store.ts`, device, [
    [
      'what came back does not say that it may be a repeat',
      "state: { status: 'queued' }, doubtful: true }",
      "state: { status: 'queued' } }",
    ],
    ['the copy of what was sent stays', "      if (statuses.get(id) === 'sent') await copies.remove(id)\n", ''],
    ['what came back has lost its order', 'gone.sort((a, b) => a.order - b.order)', 'gone'],
    [
      'a message may be looked for before all are back',
      'if (store.isNew) await restore()',
      'if (store.isNew) void restore()',
    ],
  ]),
  ...mutantsOf(`${folder}/device-store.ts`, device, [
    ['a copy has no files', '  for (const { name, file } of files) data.append(name, file)\n', ''],
    ['a copy is called written before it is closed', 'await stream?.close()', 'void stream?.close()'],
  ]),
  ...mutantsOf(
    `${folder}/device-store.ts`,
    [`${folder}/device-store.test.ts`, ...device],
    [
      ['the copy of what was accepted stays', 'await copies.remove(entry.id).catch(() => {})', '{}'],
      [
        'a message goes before its copy',
        '      await copies.remove(id)\n      return store.remove(id)',
        '      const entry = await store.remove(id)\n      await copies.remove(id)\n      return entry',
      ],
    ],
  ),
]
