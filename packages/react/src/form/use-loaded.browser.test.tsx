import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useLoaded } from './use-loaded.ts'

it('[R234] keeps what was asked for last, whichever comes last', async () => {
  const late = Promise.withResolvers<{ readonly words: string }>()
  const slow = () => late.promise
  const quick = async () => ({ words: 'new' })
  const { result, rerender } = await renderHook((load?: typeof slow) => useLoaded(load ?? slow, ''))
  await rerender(quick)
  await expect.poll(() => result.current).toEqual({ words: 'new' })
  late.resolve({ words: 'old' })
  await late.promise
  await rerender(quick)
  expect(result.current).toEqual({ words: 'new' })
})
