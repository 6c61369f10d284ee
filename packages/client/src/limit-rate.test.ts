import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { init, type SendOptions, type StorageProvider, send } from './index.ts'
import { answer, deadOrigin, startWireServer, type WireServer } from './wire-server.test.kit.ts'

let server: WireServer
let statuses: readonly number[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  statuses = []
  server = await startWireServer((socket) => answer(socket, statuses[server.requests.length - 1] ?? 200, 'OK'))
  init({ publicKey: 'key', origin: server.origin })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.close()
})

function memory(): StorageProvider & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value)
    },
    remove: async (key) => {
      kept.delete(key)
    },
  }
}

const call = (options: SendOptions): Promise<unknown> => send('s', 't', {}, options)
const limited = { code: 'rate-limited', status: 429, text: 'Too Many Requests', sent: 'no' }

it('[L16] refuses a second message within the period, and sends one after it', async () => {
  const options = { limitRate: { id: 'app', throttle: 10_000 }, storageProvider: memory() }
  await call(options)
  vi.setSystemTime(1_009_000)
  await expect(call(options)).rejects.toMatchObject({ ...limited, retryAfterMs: 1000 })
  vi.setSystemTime(1_010_000)
  await call(options)
  expect(server.requests).toHaveLength(2)
})

it('[L16] refuses a second message while the first is under way', async () => {
  const options = { limitRate: { id: 'app', throttle: 10_000 }, storageProvider: memory() }
  const second = Promise.withResolvers<unknown>()
  server = await startWireServer((socket) => {
    call(options).then(second.resolve, second.reject)
    second.promise.catch(() => answer(socket, 200, 'OK'))
  })
  init({ publicKey: 'key', origin: server.origin })
  await call(options)
  await expect(second.promise).rejects.toMatchObject(limited)
})

it('[L16] limits each page by itself where no id is given', async () => {
  const options = { limitRate: { throttle: 10_000 }, storageProvider: memory() }
  vi.stubGlobal('location', { pathname: '/one' })
  await call(options)
  vi.stubGlobal('location', { pathname: '/two' })
  await call(options)
  await expect(call(options)).rejects.toMatchObject(limited)
})

it('[L18] uses nothing up when the message did not go out', async () => {
  statuses = [500, 400]
  const storageProvider = memory()
  const options = { limitRate: { id: 'app', throttle: 10_000 }, storageProvider }
  await expect(call({ ...options, origin: await deadOrigin() })).rejects.toMatchObject({ code: 'network' })
  await expect(call(options)).rejects.toMatchObject({ status: 500 })
  await expect(call(options)).rejects.toMatchObject({ status: 400 })
  expect(storageProvider.kept).toEqual(new Map())
  await call(options)
  await expect(call(options)).rejects.toMatchObject(limited)
})

it('[L19] sends without a limit where the storage fails', async () => {
  const fail = async (): Promise<never> => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const options = {
    limitRate: { id: 'app', throttle: 10_000 },
    storageProvider: { get: fail, set: fail, remove: fail },
  }
  await call(options)
  await call(options)
  expect(server.requests).toHaveLength(2)
})

it.each(['100', Number.NaN, -1, true, {}, [100]])(
  "[L149] [F77] refuses the throttle %o in the SDK's words",
  async (throttle) => {
    const options: SendOptions = { storageProvider: memory() }
    Object.assign(options, { limitRate: { id: 'app', throttle } })
    await expect(call(options)).rejects.toMatchObject({
      code: 'bad-arguments',
      text: 'The LimitRate throttle has to be a positive number',
      sent: 'no',
    })
    expect(server.requests).toHaveLength(0)
  },
)

it.each([0, '', null, undefined])('[L149] takes the throttle %o as no limit', async (throttle) => {
  const options: SendOptions = { storageProvider: memory() }
  Object.assign(options, { limitRate: { id: 'app', throttle } })
  await call(options)
  await call(options)
  expect(server.requests).toHaveLength(2)
})

it.each(['1000001', '1e300', 'Infinity', `${Date.UTC(9999, 0)}`, 'soon', '', '1000000100'])(
  '[L150] [F77] takes the stored time %s, which is not over yet or none, for no time',
  async (stored) => {
    const storageProvider = memory()
    storageProvider.kept.set('app', stored)
    await call({ limitRate: { id: 'app', throttle: 10_000 }, storageProvider })
    expect(storageProvider.kept.get('app')).toBe('1000000')
  },
)

it('[L150] [F77] waits no longer than the throttle, whatever was stored', async () => {
  const storageProvider = memory()
  storageProvider.kept.set('app', '1000000')
  const refused = call({ limitRate: { id: 'app', throttle: 10_000 }, storageProvider })
  await expect(refused).rejects.toMatchObject({ ...limited, retryAfterMs: 10_000 })
})

it('[L150] [F77] sends again after the clock was set back, and limits from there', async () => {
  const options = { limitRate: { id: 'app', throttle: 10_000 }, storageProvider: memory() }
  await call(options)
  vi.setSystemTime(400_000)
  await call(options)
  await expect(call(options)).rejects.toMatchObject({ ...limited, retryAfterMs: 10_000 })
})
