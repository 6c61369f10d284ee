import { SendError, sendErrorCodes } from '@letterslot/client'
import { answerTable } from '@letterslot/client/answers'
import { referenceOf } from '@letterslot/core'
import { sampleParams } from '@letterslot/email'
import { expect, it, vi } from 'vitest'
import type { ArrivedMail, StudioTransport } from '../../domain/sending/studio-transport.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { sendTest, type TestSendState } from './test-send.ts'
import { pillOf, quotedAnswer, refusalText } from './test-text.ts'

const { form, email } = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const signal = new AbortController().signal
const mail: ArrivedMail = {
  id: 'm1',
  view: 'practice',
  subject: 'Write to us: Ada',
  from: 'Ada',
  to: ['me@example.org'],
  replyTo: '',
  receivedAt: '2026-11-21T13:02:10Z',
  text: '',
  html: '',
}

const answering =
  (status: number, text: string): StudioTransport['sendFor'] =>
  () =>
  async () => ({ status, text })
const failing =
  (error: unknown): StudioTransport['sendFor'] =>
  () =>
  () =>
    Promise.reject(error)
const refusal = new SendError({ code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant', sent: 'no' })
const ok = { httpStatus: 200, text: 'OK' }

async function statesOf(transport: StudioTransport): Promise<readonly TestSendState[]> {
  const states: TestSendState[] = []
  for await (const state of sendTest({ form, email, transport, signal })) states.push(state)
  return states
}

it.each<readonly [string, StudioTransport, readonly TestSendState[]]>([
  [
    'refused',
    { sendFor: failing(refusal) },
    [
      {
        status: 'refused',
        code: 'provider-refused',
        httpStatus: 412,
        text: 'Gmail_API: Invalid grant',
        maybeSent: false,
      },
    ],
  ],
  [
    'failed in an unknown way',
    { sendFor: failing(new Error('Out of luck')) },
    [{ status: 'refused', code: 'unknown', httpStatus: 0, text: 'Out of luck', maybeSent: true }],
  ],
  [
    'answered by a portal',
    { sendFor: answering(200, '<html>') },
    [{ status: 'unclear', httpStatus: 200, text: '<html>' }],
  ],
  ['accepted where nobody can look', { sendFor: answering(200, 'OK') }, [{ status: 'accepted', ...ok }]],
  [
    'arrived',
    { sendFor: answering(200, 'OK'), arrival: async () => mail },
    [
      { status: 'arriving', ...ok },
      { status: 'arrived', ...ok, mail },
    ],
  ],
  [
    'late',
    { sendFor: answering(200, 'OK'), arrival: async () => undefined },
    [
      { status: 'arriving', ...ok },
      { status: 'late', ...ok },
    ],
  ],
  [
    'out of sight',
    { sendFor: answering(200, 'OK'), arrival: () => Promise.reject(new Error('gone')) },
    [
      { status: 'arriving', ...ok },
      { status: 'unseen', ...ok },
    ],
  ],
])('[T331] a test that is %s says each thing as it is known', async (_, transport, states) => {
  expect(await statesOf(transport)).toEqual([
    { status: 'saving', bytes: expect.any(Number) },
    { status: 'sending' },
    ...states,
  ])
})

it('[T331] a test carries made-up answers and what a visitor’s message carries, and waits for that very mail', async () => {
  const transport = vi.fn(async () => ({ status: 200, text: 'OK' }))
  const arrival = vi.fn(async () => mail)
  const at = '2026-11-21T14:02:10+01:00'
  const make = vi.fn(() => transport)
  for await (const _ of sendTest({ form, email, transport: { sendFor: make, arrival }, signal, now: () => at }));
  expect(make).toHaveBeenCalledWith(email)
  const id = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(transport).toHaveBeenCalledWith(
    {
      ...sampleParams(form),
      letterslot_id: id,
      letterslot_reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      letterslot_written_at: at,
      letterslot_sent_at: at,
      letterslot_attempts: '1',
    },
    { signal, files: [], maxFilesBytes: undefined },
  )
  expect(arrival).toHaveBeenCalledWith(id, signal)
})

it('[T331] each test is a message of its own', async () => {
  const ids: unknown[] = []
  const sendFor: StudioTransport['sendFor'] = () => async (params) => {
    ids.push(params['letterslot_id'])
    expect(params['letterslot_reference']).toBe(referenceOf(String(params['letterslot_id'])))
    return { status: 200, text: 'OK' }
  }
  await statesOf({ sendFor })
  await statesOf({ sendFor })
  expect(new Set(ids).size).toBe(2)
})

it('[T1152] a test counts the bytes of its parameters, and is made before anything of it leaves', async () => {
  const sent: unknown[] = []
  const sendFor: StudioTransport['sendFor'] = () => async (params) => {
    sent.push(params)
    return { status: 200, text: 'OK' }
  }
  const course = sendTest({ form, email, transport: { sendFor }, signal })
  const { value } = await course.next()
  expect(sent).toEqual([])
  for await (const _ of course);
  expect(value).toEqual({ status: 'saving', bytes: new TextEncoder().encode(JSON.stringify(sent[0])).length })
})

const rejection = { code: 'network', httpStatus: 0, text: '', maybeSent: true } as const

it.each<readonly [TestSendState, string, string]>([
  [{ status: 'idle' }, 'neutral', 'Not sent'],
  [{ status: 'saving', bytes: 1200 }, 'wait', 'Going out'],
  [{ status: 'sending' }, 'wait', 'Going out'],
  [{ status: 'interrupted' }, 'wait', 'No answer known'],
  [{ status: 'refused', ...rejection, httpStatus: 400, maybeSent: false }, 'bad', 'Not accepted'],
  [{ status: 'refused', ...rejection, maybeSent: false }, 'bad', 'Not accepted'],
  [{ status: 'refused', ...rejection }, 'wait', 'No answer'],
  [{ status: 'refused', ...rejection, httpStatus: 503 }, 'wait', 'Perhaps accepted'],
  [{ status: 'refused', ...rejection, code: 'provider-refused', text: '' }, 'wait', 'Perhaps accepted'],
  [{ status: 'unclear', ...ok }, 'wait', 'Perhaps accepted'],
  [{ status: 'accepted', ...ok }, 'wait', 'Your turn'],
  [{ status: 'arriving', ...ok }, 'wait', 'On the way to the inbox'],
  [{ status: 'late', ...ok }, 'wait', 'Not seen in the inbox'],
  [{ status: 'unseen', ...ok }, 'wait', 'Accepted, out of sight'],
  [{ status: 'arrived', ...ok, mail }, 'ok', 'Arrived'],
])('[T332] [T1162] the words for %j are never more than is known', (state, tone, words) => {
  expect(pillOf(state)).toEqual({ tone, words })
})

it.each([
  [412, 'Gmail_API:\n  Invalid grant', 'It answered 412 Gmail_API: Invalid grant.'],
  [0, 'Network Error', 'Network Error'],
  [0, '', 'It said nothing.'],
  [500, 'x'.repeat(400), `It answered 500 ${'x'.repeat(300)}.`],
])('[T333] the provider’s %i with its text is quoted on one line', (status, text, words) => {
  expect(quotedAnswer(status, text)).toBe(words)
})

it.each([...sendErrorCodes, 'unknown' as const])(
  '[T334] the code %s is told in words, and whether it may be there',
  (code) => {
    expect(refusalText({ code, maybeSent: true }, 'emailjs')).toMatch(/^\S.* It may have arrived all the same\.$/)
    expect(refusalText({ code, maybeSent: false }, 'test-inbox')).toMatch(/^\S.* Nothing has arrived\.$/)
  },
)

it.each(['emailjs', 'relay', 'test-inbox', 'practice'] as const)(
  '[T1955] [F80] of a test by %s no next try is told: it is tried once',
  (kind) => {
    const told = sendErrorCodes.flatMap((code) => {
      const heard = answerTable[code].rows.flatMap((row) => row.heard)
      return [{ status: 0, text: '' }, ...heard].map(({ status, text }) =>
        refusalText({ code, maybeSent: true, httpStatus: status, text }, kind),
      )
    })
    expect(told.length).toBeGreaterThan(50)
    expect(
      told.filter((words) => /(tried again|probed) by itself|next attempt|of all attempts|\. Nothing[.,]/.test(words)),
    ).toEqual([])
  },
)
