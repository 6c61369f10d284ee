import { describe, expect, it } from 'vitest'
import { createMailbox, judgeMails, readDelivered } from './mailbox.ts'

const written = new Map([
  ['a', { message: 'one' }],
  ['b', { message: 'two' }],
])
const mail = (id: string, message: string, repeat?: string) =>
  readDelivered({ message, letterslot_id: id, letterslot_attempts: '1', ...(repeat && { letterslot_repeat: repeat }) })
const sound = { lost: [], strange: [], changed: [], unmarkedDoubles: [], doubles: 0 }

describe('judgeMails', () => {
  it('finds nothing wrong with one mail of each, nor with a double that says so', () => {
    expect(judgeMails([mail('a', 'one'), mail('b', 'two')], written)).toEqual(sound)
    expect(judgeMails([mail('a', 'one', 'yes'), mail('b', 'two'), mail('a', 'one')], written)).toEqual({
      ...sound,
      doubles: 1,
    })
  })

  it('finds a loss, a mail of nobody, other content and a double that does not say so', () => {
    const mails = [mail('a', 'one'), mail('a', 'one'), mail('a', 'won', 'yes'), mail('c', 'three')]
    expect(judgeMails(mails, written)).toEqual({
      lost: ['b'],
      strange: ['c'],
      changed: ['a'],
      unmarkedDoubles: ['a'],
      doubles: 2,
    })
  })
})

it('an inbox that compares ids has one mail of each, another has one of every request', () => {
  const counts = [true, false].map((comparesIds) => {
    const inbox = createMailbox({ comparesIds })
    for (const id of ['a', 'b', 'a']) inbox.take(mail(id, 'x'))
    return [inbox.mails.length, inbox.taken()]
  })
  expect(counts).toEqual([
    [2, 3],
    [3, 3],
  ])
})
