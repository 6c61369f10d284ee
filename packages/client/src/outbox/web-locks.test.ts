import { expect, it } from 'vitest'
import { createConnectionLock } from './web-locks.ts'

const work = async (): Promise<string> => 'done'

/** Locks that somebody else may hold, or that may not be asked for. */
function locksOf(state: () => 'free' | 'held' | 'forbidden'): LockManager {
  const request: LockManager['request'] = async (name: string, ...given: readonly unknown[]) => {
    const callback = given.at(-1)
    if (state() === 'forbidden' || typeof callback !== 'function') throw new DOMException('', 'SecurityError')
    return callback(state() === 'free' ? { name, mode: 'exclusive' } : null)
  }
  return { request, query: async () => ({}) }
}

it('[L86] [F40] is not needed: without Web Locks everybody tries', async () => {
  expect(await createConnectionLock('box', undefined)('key', work)).toBe('done')
  expect(
    await createConnectionLock(
      'box',
      locksOf(() => 'forbidden'),
    )('key', work),
  ).toBe('done')
})

it('[L86] lets one try, and after a second refusal running whoever was refused: the holder may be frozen', async () => {
  let state: 'free' | 'held' = 'held'
  const lock = createConnectionLock(
    'box',
    locksOf(() => state),
  )
  expect([await lock('key', work), await lock('key', work), await lock('key', work)]).toEqual([
    undefined,
    'done',
    undefined,
  ])
  state = 'free'
  expect([await lock('key', work), await lock('key', work)]).toEqual(['done', 'done'])
  state = 'held'
  expect(await lock('key', work)).toBeUndefined()
})

it('[L86] passes on what fails under it', async () => {
  const lock = createConnectionLock(
    'box',
    locksOf(() => 'free'),
  )
  await expect(lock('key', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
})
