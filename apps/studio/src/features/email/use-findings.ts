import type { Finding } from '@letterslot/email'
import { useDeferredValue, useMemo } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { useFormConnection } from '../connect/use-form-connection.ts'
import { contractFindings } from './contract-findings.ts'
import { useContractMemory } from './use-contract-memory.ts'

/** What would not arrive as the maker thinks, found behind the typing; nothing until the connection is known. */
export function useFindings(): readonly Finding[] {
  const form = useDeferredValue(useDocument((document) => document.form))
  const email = useDeferredValue(useDocument((document) => document.email))
  const { connection, isRead } = useFormConnection()
  const kind = connection?.kind
  const [memory] = useContractMemory()
  return useMemo(
    () => (isRead ? contractFindings({ form, email }, kind && { kind }, memory) : []),
    [form, email, kind, isRead, memory],
  )
}
