import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A value as it was when the browser was idle last: for what takes long to make of it. */
export function useIdleValue<T extends object>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => (settled === value ? undefined : whenIdle(() => settle(value))), [settled, value])
  return settled
}
