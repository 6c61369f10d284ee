import type { Finding } from '@letterslot/email'
import { useDeferredValue, useMemo } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { contractFindings } from '../../domain/mail/contract-findings.ts'
import { useContractMemory } from './use-contract-memory.ts'

/** The findings of the open form's mail, updated after typing; none until the connection is known. */
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
