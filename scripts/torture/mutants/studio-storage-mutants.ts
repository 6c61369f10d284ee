import { type Mutant, mutantsOf } from './mutant.ts'

const folder = 'apps/studio/src/domain/storage'
const records = [`${folder}/record-store.browser.test.ts`]
const copies = [`${folder}/backup-copies.browser.test.ts`]
const faults = [`${folder}/faults.browser.test.ts`, `${folder}/upgrade.browser.test.ts`]
const backup = [
  `${folder}/open-file.test.ts`,
  `${folder}/publishings.test.ts`,
  `apps/studio/src/domain/open-file/import-opened.test.ts`,
]
const repository = [...backup, ...records]

/** Faults in how the studio keeps forms: records, second copies, repair, backups, saving. */
export const studioStorageMutants: readonly Mutant[] = [
  ...mutantsOf(`${folder}/database-record-store.ts`, records, [
    ['a record that cannot be read is overwritten', '        await current(table, record.id)\n', ''],
    [
      'a whole record is repaired',
      'if (kept === undefined || read(kept)) return false',
      'if (kept === undefined) return false',
    ],
    [
      'a record that is gone comes back by a repair',
      'if (kept === undefined || read(kept)) return false',
      'if (read(kept)) return false',
    ],
    [
      'a write is done before it is written',
      '        await table.put(next)\n        return next',
      '        return next',
    ],
  ]),
  ...mutantsOf(`${folder}/database-record-store.ts`, records, [
    ['a commit waits for no disk', "durability: 'strict'", "durability: 'relaxed'"],
    ['a write is done before it is on the disk', '        await transaction.done\n', ''],
    ['a write is told to nobody', '    changes.notify(name)\n', ''],
  ]),
  ...mutantsOf(`${folder}/record-changes.ts`, records, [
    ['a watcher goes on after its end', '        hasEnded = true\n        listeners.delete(listener)\n', ''],
    ['other tabs are not told', '      channel.postMessage(table)\n', ''],
    ['a change during a read is missed', 'while (isStale && !hasEnded)', 'if (!hasEnded)'],
  ]),
  ...mutantsOf(
    `${folder}/open-database.ts`,
    [...faults, ...records],
    [
      ['an outdated tab goes on writing', '        if (newVersion) isOutdated.setState(true, true)\n', ''],
      ['each of many lost writes opens the database', 'reopening ??= reopen()', 'reopening = reopen()'],
      ['newer data is opened', 'if (kept > steps.length) throw', 'if (kept > steps.length + 1) throw'],
    ],
  ),
  ...mutantsOf(`${folder}/backup-copies.ts`, copies, [
    ['a copy is written over the newest one', 'readings[index] !== newest ||', 'readings[index] === newest ||'],
    ['the older of two copies is taken', 'best.order > copy.order ? best', 'best.order < copy.order ? best'],
    ['a copy is called written before it is closed', 'await stream?.close()', 'void stream?.close()'],
    ['tabs write one copy at once', 'navigator.locks ? navigator', 'Math.random() < 0 ? navigator'],
    [
      'only one of a record’s files is deleted',
      'await Promise.all(slots.map((slot) => folder?.removeEntry(fileOf(id, slot)).catch(() => {})))',
      "await folder?.removeEntry(fileOf(id, 'a')).catch(() => {})",
    ],
    [
      'a damaged copy is said to be missing',
      "return readings.some((reading) => reading === 'damaged') ? { id, status: 'damaged' } : undefined",
      'return undefined',
    ],
  ]),
  ...mutantsOf(`${folder}/record-copies.ts`, copies, [
    ['a save does not wait for its copy', 'if (hasChanged) await copy(id)', 'if (hasChanged) void copy(id)'],
    ['a new record has no copy', '      await copy(record.id)\n    },', '    },'],
    [
      'a record goes before its copy',
      '        await copies.remove(table, id)\n        await store.remove(id)',
      '        await store.remove(id)\n        await copies.remove(table, id)',
    ],
  ]),
  ...mutantsOf(`${folder}/record-copies.ts`, copies, [
    ['a record that had no copy gets none', '        if (record) await copies.put(table, id, record)', ''],
    ['a damaged record keeps the studio from opening', '!unreadable.has(id) && (isNewer', '(isNewer'],
    [
      'what is lost is not said',
      " else if (current === undefined && copy?.status === 'damaged') came.lost.push(id)\n",
      '\n',
    ],
  ]),
  ...mutantsOf(`${folder}/open-storage.ts`, copies, [
    [
      'an older copy goes over a newer form',
      'return copy.revision > kept.revision',
      'return copy.revision < kept.revision',
    ],
  ]),
  ...mutantsOf(`${folder}/form-repository.ts`, repository, [
    ['of two tabs the last one wins', '(isKept && form.revision !== revision)', 'false'],
    [
      'an id that cannot be read is given away',
      '[...(await records.list()), ...(await records.listUnreadable())]',
      '[...(await records.list())]',
    ],
    [
      'a form taken over does not refuse the tab that has it open',
      'Math.max(form.revision, current?.revision ?? 0) + 1',
      'form.revision + 1',
    ],
    [
      'a publishing is overwritten by the next',
      '        if (before) await revisions.put(storedRevision(id, before.newest))\n',
      '',
    ],
    [
      'another tab’s publishing is overwritten',
      'if (superseded && superseded.newest.revision !== before?.newest.revision) {',
      'if (false) {',
    ],
    ['a deleted form leaves its publishings', 'if (revision.formId === id) await', 'if (revision.formId !== id) await'],
    [
      'a form goes over one that cannot be read',
      '        if (await getDamaged(brought.id)) return create(brought.document)\n',
      '',
    ],
  ]),
  ...mutantsOf(`apps/studio/src/model/form-history.ts`, backup, [
    [
      'that a message arrived is forgotten',
      'const seenAt = revision.seenAt ?? other?.seenAt',
      'const seenAt = revision.seenAt',
    ],
    ['two publishings keep one number', 'if (isOneEach) return', 'if (all.length > 0) return'],
  ]),
  ...mutantsOf(
    `${folder}/backup.ts`,
    [...backup, ...records, ...faults],
    [
      [
        'a backup holds a relay’s private key',
        'return [{ kind, id, name, origin, publicKey, serviceId, templateId, ...stateOf(connection) }]',
        'return [connection]',
      ],
      ['damaged forms are left out of a backup', '    ...(damagedForms.length > 0 ? { damagedForms } : {}),\n', ''],
      [
        'a backup has no publishings',
        '    connections: connections.flatMap(withoutPrivateKeys),\n    revisions,\n',
        '    connections: connections.flatMap(withoutPrivateKeys),\n    revisions: [],\n',
      ],
      [
        'a folder of this computer goes along',
        'hadForms: _, backupFolder: _folder, backupTrouble: _trouble, ...settings',
        'hadForms: _, backupTrouble: _trouble, ...settings',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/damaged-form.ts`,
    [`${folder}/damaged-form.test.ts`],
    [
      ['faults of a list are mended from the front', 'storedFormFaults(whole).toReversed()', 'storedFormFaults(whole)'],
      ['a whole form is repaired', 'leftOut.size > 0 && hasFields', 'hasFields'],
      ['a form without a field is one', '&& hasFields(stored.document.form)', ''],
      ['what was left out is not said', '      leftOut.set(fault.pointer, fault)\n', '      leftOut.set(id, fault)\n'],
    ],
  ),
  ...mutantsOf(
    `apps/studio/src/domain/document/session.ts`,
    ['apps/studio/src/domain/document/session.test.ts'],
    [
      [
        'what is typed during a save is called saved',
        '      saved = document\n',
        '      saved = store.getState().document\n',
      ],
      ['a conflict is saved over', "    if (state.getState().status === 'conflict') return\n", ''],
      ['a save builds on the revision before', '      revision = outcome.value.revision\n      saved', '      saved'],
      [
        'saved is said before the commit',
        "if (forms.isKept) state.setState({ status: 'saving' }, true)",
        "if (forms.isKept) state.setState({ status: 'saved', revision }, true)",
      ],
    ],
  ),
  ...mutantsOf(`${folder}/schema.ts`, backup, [
    [
      'publishings of version 1 are numbered as they lie',
      '    .toSorted((one, other) => one.revision - other.revision)\n    .map(({ id',
      '    .map(({ id',
    ],
  ]),
]
