import { beforeEach, expect, it } from 'vitest'
import { defaultOrigin } from './limits.ts'
import { init, settingsFor } from './settings.ts'

const storageProvider = { get: async () => null, set: async () => {}, remove: async () => {} }
const defaults = { origin: defaultOrigin, timeoutMs: 5, blockList: {}, limitRate: {} }

beforeEach(() => init({ publicKey: undefined }))

it('[L22] has defaults', () => {
  expect(settingsFor(undefined, 5)).toEqual(defaults)
})

it('[L21] takes the public key alone, and an origin', () => {
  init('key', 'https://relay.example')
  expect(settingsFor(undefined, 5)).toEqual({ ...defaults, publicKey: 'key', origin: 'https://relay.example' })
})

it('[L21] takes an empty origin as not given', () => {
  init('key', '')
  expect(settingsFor(undefined, 5).origin).toBe(defaultOrigin)
})

it('[L21] prefers the origin among the options', () => {
  init({ origin: 'https://one.example' }, 'https://two.example')
  expect(settingsFor(undefined, 5).origin).toBe('https://one.example')
})

it('[L21] replaces what an earlier init set, and keeps it when called with nothing', () => {
  init({ publicKey: 'key', blockHeadless: true })
  init('other')
  init('')
  expect(settingsFor(undefined, 5)).toEqual({ ...defaults, publicKey: 'other' })
})

it('[L22] lets the call win, one option at a time', () => {
  init({
    publicKey: 'key',
    blockHeadless: true,
    blockList: { list: ['a'], watchVariable: 'from' },
    limitRate: { id: 'app', throttle: 10 },
    timeoutMs: 7,
  })
  const { signal } = new AbortController()
  const own = { blockHeadless: false, blockList: { list: ['b'] }, limitRate: { throttle: 0 }, storageProvider, signal }
  expect(settingsFor(own, 5)).toEqual({
    origin: defaultOrigin,
    publicKey: 'key',
    timeoutMs: 7,
    blockHeadless: false,
    blockList: { list: ['b'], watchVariable: 'from' },
    limitRate: { id: 'app', throttle: 0 },
    storageProvider,
    signal,
  })
})

it('[L22] takes an empty option as not given, and a text as the public key', () => {
  init({ publicKey: 'key', origin: 'https://relay.example' })
  expect(settingsFor({ publicKey: '', origin: undefined }, 5)).toMatchObject({
    publicKey: 'key',
    origin: 'https://relay.example',
  })
  expect(settingsFor('own', 5)).toMatchObject({ publicKey: 'own' })
})
