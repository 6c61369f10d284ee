import { describe, expect, it } from 'vitest'
import { createSignalHandler, createStop } from './relay.ts'

describe('stopping', () => {
  it('[S120] [F69] runs each step once, in order, and all callers share it', async () => {
    const done: string[] = []
    const gate = Promise.withResolvers<void>()
    const stop = createStop([() => gate.promise.then(() => void done.push('server')), () => void done.push('store')])
    const calls = [stop(), stop(), stop()]
    expect(new Set(calls).size).toBe(1)
    expect(done).toEqual([])
    gate.resolve()
    await Promise.all(calls)
    await stop()
    expect(done).toEqual(['server', 'store'])
  })

  it('[S120] goes on after a step that failed, and says so at the end', async () => {
    const done: string[] = []
    const failure = new Error('no')
    const stop = createStop([() => Promise.reject(failure), () => void done.push('store')])
    await expect(stop()).rejects.toBe(failure)
    expect(done).toEqual(['store'])
  })

  it('[S121] [F69] takes a second signal within two seconds for the same one, and a later one for impatience', () => {
    let nowMs = 0
    let stops = 0
    const exits: number[] = []
    const onSignal = createSignalHandler({
      stop: () => {
        stops += 1
        return new Promise(() => undefined)
      },
      exit: (status) => exits.push(status),
      nowMs: () => nowMs,
      onFailure: () => undefined,
    })
    onSignal()
    nowMs = 1999
    onSignal()
    expect([stops, exits]).toEqual([1, []])
    nowMs = 2000
    onSignal()
    expect([stops, exits]).toEqual([1, [1]])
  })

  it.each([
    ['0 when all is done', () => Promise.resolve(), 0],
    ['1 when something failed', () => Promise.reject(new Error('no')), 1],
  ])('[S121] exits with %s', async (_, stop, status) => {
    const exited = Promise.withResolvers<number>()
    createSignalHandler({ stop, exit: exited.resolve, onFailure: () => undefined })()
    expect(await exited.promise).toBe(status)
  })
})
