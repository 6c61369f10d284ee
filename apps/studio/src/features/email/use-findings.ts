import type { Finding } from '@letterslot/email'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import {
  type ContractMemory,
  contractFindings,
  keepMemory,
  keptText,
  readMemory,
  subscribeToMemory,
} from '../../domain/mail/contract-findings.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** The findings of the open form's mail, updated after typing; none until the connection is known. */
export function useFindings(): readonly Finding[] {
  const { form, email } = useIdleValue(useDocument((document) => document))
  const { connection, isRead } = useFormConnection()
  const kind = connection?.kind
  const [memory] = useContractMemory()
  return useMemo(
    () => (isRead ? contractFindings({ form, email }, kind && { kind }, memory) : []),
    [form, email, kind, isRead, memory],
  )
}

/** Returns the memory of the open form's mail, and a function to add to it. */
export function useContractMemory(): readonly [ContractMemory, (changes: Partial<ContractMemory>) => void] {
  const { formId } = useDocumentSession()
  const text = useSyncExternalStore(subscribeToMemory, () => keptText(formId))
  const memory = useMemo(() => readMemory(text), [text])
  return [memory, (changes) => keepMemory(formId, changes)]
}

/** A value as it was when the browser was idle last: for what takes long to make of it. */
function useIdleValue<T extends object>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => (settled === value ? undefined : whenIdle(() => settle(value))), [settled, value])
  return settled
}
