import { describe, expect, it } from 'vitest'
import { dispositions } from '../../packages/client/src/outbox/disposition.ts'
import { membersOf, textsOf, unionOf } from './declared.ts'
import { codesIn, firstCodes, sectionOf, tableOf } from './page.ts'
import { read } from './tree.ts'

const page = read('docs/reference/outbox.md')
const outbox = 'packages/client/src/outbox'
const missing = ['missing-public-key', 'missing-service-id', 'missing-template-id']

/** The words of the page on each kind of next step, as it begins. */
const sayings: Readonly<Record<string, string>> = {
  sent: '`sent`',
  requeue: 'back to its place',
  backoff: 'waits by itself',
  'retry-few': 'the same three times, then parked and probed',
  probe: 'parked, probed',
  'needs-action': 'parked',
}

const sorted = (names: readonly string[]): readonly string[] => [...names].sort()

describe('docs/reference/outbox.md', () => {
  it('lists the states of an entry', () => {
    const rows = tableOf(sectionOf(page, 'States'), '`state.status`')
    expect(firstCodes(rows)).toEqual(textsOf(`${outbox}/entry.ts`, 'status'))
  })

  it('says of every code what comes next', () => {
    const rows = tableOf(sectionOf(page, 'What an attempt leads to'), 'code')
    const told = rows.flatMap(([first = '', then = '']) =>
      codesIn(first).flatMap((code) => (code === 'missing-…' ? missing : [code]).map((one) => [one, then] as const)),
    )
    expect(sorted(told.map(([code]) => code))).toEqual(sorted(Object.keys(dispositions)))
    const wrong = Object.entries(dispositions).filter(([code, next]) => {
      const then = told.find(([one]) => one === code)?.[1] ?? ''
      return !then.startsWith(sayings[next] ?? '?') || (next === 'needs-action') !== (then === 'parked')
    })
    expect(wrong).toEqual([])
  })

  it('lists the options, and all that a policy has', () => {
    const rows = tableOf(sectionOf(page, 'Options'), 'option')
    expect(sorted(firstCodes(rows))).toEqual(sorted(membersOf(`${outbox}/create-outbox.ts`, 'OutboxOptions')))
    const policy = rows.find(([first]) => first === '`policy`')?.join(' ') ?? ''
    expect(codesIn(policy).slice(2)).toEqual(membersOf(`${outbox}/policy.ts`, 'Policy'))
  })

  it('lists the calls', () => {
    const rows = tableOf(sectionOf(page, 'Calls'), 'call')
    const told = firstCodes(rows).map((call) => call.replace(/\(.*/, ''))
    expect(sorted(told)).toEqual(sorted(membersOf(`${outbox}/outbox.ts`, 'Outbox')))
  })

  it('lists how safely a message is kept, and why not strictly', () => {
    const section = sectionOf(page, 'What this browser can do')
    expect(firstCodes(tableOf(section, '`keeping`'))).toEqual(unionOf(`${outbox}/entry.ts`, 'Durability'))
    const faults = firstCodes(tableOf(section, '`fault`'))
    expect(sorted(faults)).toEqual(sorted(textsOf(`${outbox}/outbox.ts`, 'fault')))
  })
})
