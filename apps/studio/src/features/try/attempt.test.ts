import { SendError } from '@letterslot/client'
import type { Transport } from '@letterslot/react'
import { expect, it, vi } from 'vitest'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import type { Carrier } from '../../sending/carrier.ts'
import { type Attempt, watchTransport } from './attempt.ts'

const params = { full_name: 'Ada', letterslot_id: '7F3KQ2ABCDEFGHJKMNPQRSTVWX' }
const answer = { httpStatus: 200, text: 'OK' }
const mail: ArrivedMail = {
  id: 'm1',
  view: 'practice',
  subject: 'Hello',
  from: 'Ada',
  to: [],
  replyTo: '',
  receivedAt: '2026-11-21T13:02:10Z',
  text: '',
  html: '',
}
const accepted: Transport = async () => ({ status: 200, text: 'OK' })

/** Sends once through a watched transport; tells what the visitor's side got, and what the maker's side heard. */
async function watch(transport: Transport, arrival: Carrier['arrival'], states: number) {
  const heard: Attempt[] = []
  const watched = watchTransport(transport, arrival, (attempt) => heard.push(attempt), new AbortController().signal)
  const visitor: unknown = await watched(params, { signal: new AbortController().signal }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(heard).toHaveLength(states))
  return { visitor, heard }
}

it.each<readonly [string, Carrier['arrival'], readonly object[]]>([
  ['accepted where nobody can look', undefined, [{ status: 'accepted' }]],
  ['arrived', async () => mail, [{ status: 'arriving' }, { status: 'arrived', mail }]],
  ['late', async () => undefined, [{ status: 'arriving' }, { status: 'late' }]],
  ['out of sight', () => Promise.reject(new Error('gone')), [{ status: 'arriving' }, { status: 'unseen' }]],
])('[T340] a message that is %s says so on the maker’s side, and the visitor’s goes on', async (_, arrival, states) => {
  const { visitor, heard } = await watch(accepted, arrival, states.length + 1)
  expect(visitor).toEqual({ status: 200, text: 'OK' })
  expect(heard).toEqual([{ status: 'sending', params }, ...states.map((state) => ({ ...state, params, answer }))])
})

it('[T340] an answer that is not the provider’s is perhaps accepted', async () => {
  const { visitor, heard } = await watch(
    async () => ({ status: 200, text: '<html>' }),
    async () => mail,
    2,
  )
  expect(visitor).toEqual({ status: 200, text: '<html>' })
  expect(heard[1]).toEqual({ status: 'unclear', params, answer: { httpStatus: 200, text: '<html>' } })
})

it('[T340] a refusal reaches both sides as it came', async () => {
  const error = new SendError({ code: 'rate-limited', status: 429, text: 'Slower', sent: 'no' })
  const { visitor, heard } = await watch(
    () => Promise.reject(error),
    async () => mail,
    2,
  )
  expect(visitor).toBe(error)
  expect(heard[1]).toEqual({
    status: 'refused',
    params,
    answer: { code: 'rate-limited', httpStatus: 429, text: 'Slower', maybeSent: false },
  })
})

it('[T340] says nothing more once the page is left', async () => {
  const leaving = new AbortController()
  const heard: Attempt[] = []
  const looked = Promise.withResolvers<ArrivedMail>()
  const watched = watchTransport(
    accepted,
    () => looked.promise,
    (attempt) => heard.push(attempt),
    leaving.signal,
  )
  await watched(params, { signal: leaving.signal })
  leaving.abort()
  looked.resolve(mail)
  await looked.promise
  // One turn of the loop: time enough for a state that would come.
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard.map(({ status }) => status)).toEqual(['sending', 'arriving'])
})
