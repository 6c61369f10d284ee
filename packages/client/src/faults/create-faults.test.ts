import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explainAnswer } from '../answers/answer-table.ts'
import type { Send } from '../outbox/outbox.ts'
import { SendError } from '../send-error.ts'
import { answer, startWireServer, type WireServer } from '../wire-server.test.kit.ts'
import { createFaults, slowLineMs } from './create-faults.ts'
import { type FaultName, faultNames, reachesProvider } from './fault-name.ts'
import { handTimer, outcomeOf, outgoingTo, throughWire } from './faults.test.fixture.ts'

const signal = new AbortController().signal
const networkError = { code: 'network', status: 0, text: 'Network Error', hint: 'Check the allowed origins' }
let server: WireServer
let reply = { status: 200, text: 'OK' }

beforeEach(async () => {
  reply = { status: 200, text: 'OK' }
  server = await startWireServer((socket) => answer(socket, reply.status, reply.text))
})
afterEach(() => server.close())

function sendUnder(fault: FaultName | undefined, timer = handTimer()) {
  const faults = createFaults(timer)
  faults.set(fault)
  return { faults, timer, send: faults.send(throughWire) }
}

it('[L100] without a fault, and with a full storage, an attempt goes out and comes back as it is', async () => {
  for (const fault of [undefined, 'storage-full'] as const) {
    const { send } = sendUnder(fault)
    expect(await outcomeOf(send(outgoingTo(server.origin), { signal }))).toEqual({ status: 200, text: 'OK' })
  }
  expect(server.requests).toHaveLength(2)
})

it('[L101 F26] offline nothing leaves the device, and the page believes it is offline', async () => {
  const { faults, send } = sendUnder('offline')
  expect(await outcomeOf(send(outgoingTo(server.origin), { signal }))).toEqual({
    code: 'aborted',
    status: 0,
    text: 'Aborted',
    sent: 'no',
  })
  expect(server.requests).toEqual([])
  const page = (isOnline: boolean) => faults.page({ isOnline: () => isOnline, listen: () => () => {} })
  expect(page(true).isOnline('')).toBe(false)
  faults.set('provider-down')
  expect([page(true).isOnline(''), page(false).isOnline('')]).toEqual([true, false])
})

it.each([
  [
    'provider-down',
    503,
    'provider-failed',
    '<!doctype html><html><body><h1>Service Unavailable</h1></body></html>',
    'maybe',
  ],
  [
    'mailbox-disconnected',
    412,
    'provider-refused',
    'Gmail_API: Invalid grant. Please reconnect your Gmail account',
    'no',
  ],
  ['quota-used-up', 426, 'provider-refused', 'You have reached the monthly limit', 'no'],
  [
    'wrong-template',
    400,
    'rejected',
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    'no',
  ],
] as const)(
  '[L102 F28 F30] %s rejects with %i in the provider’s words, as the same answer over the wire does',
  async (fault, status, code, text, sent) => {
    const { send } = sendUnder(fault)
    const simulated = await outcomeOf(send(outgoingTo(server.origin), { signal }))
    expect(simulated).toEqual({ code, status, text, sent })
    expect(server.requests).toEqual([])
    reply = { status, text }
    expect(await outcomeOf(throughWire(outgoingTo(server.origin), { signal }))).toEqual(simulated)
  },
)

it('[L103 F32] of a lost answer the message went out, at each attempt, until the fault ends', async () => {
  const { faults, send } = sendUnder('answer-lost')
  const attempt = (id: string) => outcomeOf(send(outgoingTo(server.origin, id), { signal }))
  expect(await attempt('one')).toEqual({ ...networkError, sent: 'maybe' })
  expect(await attempt('one')).toEqual({ ...networkError, sent: 'maybe' })
  expect(await attempt('two')).toEqual({ ...networkError, sent: 'maybe' })
  faults.set(undefined)
  expect(await attempt('one')).toEqual({ status: 200, text: 'OK' })
  const ids = server.requests.map(({ body }) => JSON.parse(body).template_params.letterslot_id)
  expect(ids).toEqual(['one', 'one', 'two', 'one'])
})

it('[L103] a refusal is lost as a yes is; where nobody answered there is nothing to lose', async () => {
  reply = { status: 412, text: 'No' }
  const { send } = sendUnder('answer-lost')
  expect(await outcomeOf(send(outgoingTo(server.origin), { signal }))).toEqual({ ...networkError, sent: 'maybe' })
  await server.close()
  const again = sendUnder('answer-lost').send
  for (const _ of [1, 2]) {
    expect(await outcomeOf(again(outgoingTo(server.origin), { signal }))).toEqual({ ...networkError, sent: 'maybe' })
  }
  const broken: Send = () => Promise.reject(new Error('Out of luck'))
  const layer = createFaults()
  layer.set('answer-lost')
  await expect(layer.send(broken)(outgoingTo(server.origin), { signal })).rejects.toThrow('Out of luck')
})

it.each([
  [
    { status: 200, text: 'OK' },
    { status: 200, text: 'OK' },
  ],
  [
    { status: 412, text: 'No' },
    { code: 'provider-refused', status: 412, text: 'No', sent: 'no' },
  ],
])(
  '[L104] on a slow line the answer %j comes as it is, long after a form says that it is still sending',
  async (real, outcome) => {
    reply = real
    const { send, timer } = sendUnder('slow-line')
    const sending = outcomeOf(send(outgoingTo(server.origin), { signal }))
    await vi.waitFor(() => expect(timer.asked()).toEqual([slowLineMs]))
    expect(slowLineMs).toBeGreaterThan(5000)
    timer.runOut()
    expect(await sending).toEqual(outcome)
    expect(timer.asked()).toEqual([])
  },
)

it('[L104] an answer that is held back comes at once when the slow line ends', async () => {
  const { faults, send, timer } = sendUnder('slow-line')
  const sending = outcomeOf(send(outgoingTo(server.origin), { signal }))
  await vi.waitFor(() => expect(timer.asked()).toHaveLength(1))
  faults.set(undefined)
  expect(await sending).toEqual({ status: 200, text: 'OK' })
  expect(timer.asked()).toEqual([])
})

it.each(faultNames)(
  '[L105] under %s an attempt that was given up before ends as that, and nothing goes out',
  async (fault) => {
    const { send } = sendUnder(fault)
    const sending = send(outgoingTo(server.origin), { signal: AbortSignal.abort() })
    expect(await outcomeOf(sending)).toEqual({ code: 'aborted', status: 0, text: 'Aborted', sent: 'no' })
    expect(server.requests).toEqual([])
  },
)

it('[L105] an attempt that is given up on a slow line ends at once, perhaps sent', async () => {
  const giveUp = new AbortController()
  const { send, timer } = sendUnder('slow-line')
  const sending = outcomeOf(send(outgoingTo(server.origin), { signal: giveUp.signal }))
  await vi.waitFor(() => expect(timer.asked()).toHaveLength(1))
  giveUp.abort()
  expect(await sending).toEqual({ code: 'aborted', status: 0, text: 'Aborted', sent: 'maybe' })
})

it('[L106] tells of each change of fault once, until nobody listens', () => {
  const faults = createFaults()
  const heard: (FaultName | undefined)[] = []
  const leave = faults.subscribe(() => heard.push(faults.current()))
  for (const fault of ['offline', 'offline', undefined] as const) faults.set(fault)
  leave()
  faults.set('slow-line')
  expect([heard, faults.current()]).toEqual([['offline', undefined], 'slow-line'])
})

it.each(faultNames)('[L107] says of %s truly whether a provider is asked', async (fault) => {
  const { send, timer } = sendUnder(fault)
  const sending = outcomeOf(send(outgoingTo(server.origin), { signal }))
  if (fault === 'slow-line') await vi.waitFor(() => expect(timer.asked()).toHaveLength(1))
  timer.runOut()
  await sending
  expect(server.requests.length > 0).toBe(reachesProvider(fault))
})

it.each([
  ['provider-down', 'provider-failed'],
  ['mailbox-disconnected', 'mailbox-disconnected'],
  ['quota-used-up', 'quota'],
  ['wrong-template', 'template-unknown'],
] as const)('[L108] the answer under %s is explained to makers as %s', async (fault, row) => {
  const { send } = sendUnder(fault)
  const rejection: unknown = await send(outgoingTo(server.origin), { signal }).then(
    undefined,
    (error: unknown) => error,
  )
  if (!(rejection instanceof SendError)) throw new Error('It was not rejected by a SendError.')
  expect(explainAnswer(rejection).id).toBe(row)
})
