import { expect, it } from 'vitest'
import { createTurnLock } from './turn-lock.ts'

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
  expect(await createTurnLock('box', undefined)('lane', work)).toBe('done')
  expect(
    await createTurnLock(
      'box',
      locksOf(() => 'forbidden'),
    )('lane', work),
  ).toBe('done')
})

it('[L86] lets one try, and after a second refusal running whoever was refused: the holder may be frozen', async () => {
  let state: 'free' | 'held' = 'held'
  const lock = createTurnLock(
    'box',
    locksOf(() => state),
  )
  expect([await lock('lane', work), await lock('lane', work), await lock('lane', work)]).toEqual([
    undefined,
    'done',
    undefined,
  ])
  state = 'free'
  expect([await lock('lane', work), await lock('lane', work)]).toEqual(['done', 'done'])
  state = 'held'
  expect(await lock('lane', work)).toBeUndefined()
})

it('[L86] passes on what fails under it', async () => {
  const lock = createTurnLock(
    'box',
    locksOf(() => 'free'),
  )
  await expect(lock('lane', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
})
