import { expect, it } from 'vitest'
import { toastTimeoutMs } from './Toasts.tsx'

const action = { label: 'Undo', onPress: () => undefined }

it('[T1336] an action that nothing else does waits for as long as the maker needs', () => {
  expect(toastTimeoutMs({ text: 'Deleted', action })).toBe(undefined)
  expect(toastTimeoutMs({ text: 'Deleted', action: { ...action, isElsewhere: true } })).toBe(10_000)
  expect(toastTimeoutMs({ text: 'Not copied' })).toBe(10_000)
})
