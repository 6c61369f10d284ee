import { type Mutant, mutantsOf } from './mutant.ts'

const core = 'packages/core/src/form-state'
const react = 'packages/react/src'
const messages = [`${react}/submission/form-delivery.test.ts`, `${react}/submission/form-delivery-news.test.ts`]

/** Faults in what a form holds, where it stands, and how it follows its message. */
export const formMutants: readonly Mutant[] = [
  ...mutantsOf(
    `${core}/store.ts`,
    [`${core}/store.test.ts`],
    [
      [
        'Send shows no field its message',
        'checked.add(id)\n      // The day may be another than at the last change.\n      update()\n',
        'checked.add(id)\n',
      ],
      ['a condition changes no field', 'for (const reader of some) touched.add(reader)', 'break'],
      ['after one changed field the others are not drawn', 'isOther = true\n', 'isOther = true\n      break\n'],
      [
        'a form begun anew keeps what was written',
        'if (value === undefined) delete values[id]\n      else values[id] = value',
        'if (value !== undefined) values[id] = value',
      ],
      ['a form begun anew shows its old messages', '      checked.clear()\n', ''],
      ['a form begun anew is drawn as before', '      views.clear()\n', ''],
      [
        'a form begun anew hides what its values show',
        '      views.clear()\n      update()\n',
        '      views.clear()\n',
      ],
      ['the first change of a field is not told', '      if (id !== undefined) get(id)\n', ''],
      ['whoever reads the values can change them', 'values: () => ({ ...values })', 'values: () => values'],
      ['hidden fields stay hidden', '      known.delete(id)\n', ''],
    ],
  ),
  ...mutantsOf(
    `${core}/store.ts`,
    [`${core}/store.test.ts`],
    [
      ['a condition with “not” follows nothing', "!== 'fields' && part", "!== 'fields' && key !== 'not' && part"],
      ['a condition with “any” follows nothing', "!== 'fields' && part", "!== 'fields' && key !== 'any' && part"],
    ],
  ),
  ...mutantsOf(
    `${core}/transition.ts`,
    [`${core}/transition.test.ts`],
    [
      ['a second try is told like the first', 'unsent && !state.trying ?', 'unsent ?'],
      [
        'what was asked for takes no focus',
        'return asked || outcome.status !== status',
        'return outcome.status !== status',
      ],
      [
        'a form that sends nothing is sent',
        "return attempting || unsent ? { status: 'sent'",
        "return status !== 'filling' ? { status: 'sent'",
      ],
    ],
  ),
  ...mutantsOf(
    `${core}/early-transition.ts`,
    [`${core}/transition.test.ts`],
    [['a second press on Send sends again', "'sendStarted') return /^s/.test", "'sendStarted') return /^sent/.test"]],
  ),
  ...mutantsOf(
    `${core}/outcome.ts`,
    [`${core}/outcome.test.ts`],
    [
      ['an older message is mended by what stands on the page', '!message.older && mendable', 'mendable'],
      [
        'what only the page has is sent when it is closed',
        'standing.sendsWhenClosed && isOnDevice(message.kept)',
        'standing.sendsWhenClosed',
      ],
      ['a network that is gone is not said', "online ? reason : 'offline'", 'reason'],
    ],
  ),
  ...mutantsOf(
    `${react}/submission/delivery.ts`,
    [`${react}/submission/delivery.test.ts`],
    [
      ['another message is shown in its place', 'delivery.id !== entry.id || isOlder', 'isOlder'],
      ['old news goes over new', ' || isOlder(entry, delivery.entry) ?', ' ?'],
      ['an attempt that ended runs on', " || (status !== 'sending' && state.status === 'sending')", ''],
      ['a message that only waits is told as being sent', ' && entry.attempts === request?.attempts', ''],
      ['without a network a message is told as being sent', 'if (isOnline && (', 'if (('],
    ],
  ),
  ...mutantsOf(`${react}/submission/form-delivery.ts`, messages, [
    [
      'a deleted message stays in the form',
      '        host.own = undefined\n        store.reset()\n',
      '        host.own = undefined\n',
    ],
    ['what was deleted comes back without its answers', '        store.reset(values)\n', ''],
    ['a message that could not be deleted is followed no more', '        set(before)\n', ''],
    [
      'a correction of what was sent goes nowhere',
      "if (retried && retried.state.status !== 'sent') {",
      'if (retried) {',
    ],
    ['a second press makes a second message', 'const again = host.own\n', 'const again = undefined\n'],
    [
      'a form that wants nothing kept is kept',
      'outbox.enqueue(submission, { keep })',
      'outbox.enqueue(submission, { keep: true })',
    ],
    [
      'a form that was sent is the same message again',
      '        if (entry.id === host.own) host.own = undefined\n      } else',
      '      } else',
    ],
    [
      'a sent message is opened again',
      "if (one && one.state.status !== 'sent') await open(one)",
      'if (one) await open(one)',
    ],
    ['another message is sent without being followed', '    if (delivery.id !== id) set(followed(id))\n', ''],
  ]),
  ...mutantsOf(`${react}/submission/pending-messages.ts`, messages, [
    ['another form’s messages are listed', '    if (form.id !== formId) return\n', ''],
    [
      'only the first page of what waits is listed',
      'if (page.length < olderPageSize) break',
      'if (page.length <= olderPageSize) break',
    ],
  ]),
  ...mutantsOf(`${react}/submission/callbacks.ts`, messages, [
    ['the page is told twice', '    if (told.has(key)) return\n', ''],
  ]),
]
