import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import {
  type ContractMemory,
  followMemory,
  keepMemory,
  keptText,
  readMemory,
} from '../../domain/mail/contract-findings.ts'

/** Returns the memory of the open form's mail, and a function to add to it. */
export function useContractMemory(): readonly [ContractMemory, (changes: Partial<ContractMemory>) => void] {
  const { formId } = useDocumentSession()
  const text = useSyncExternalStore(followMemory, () => keptText(formId))
  const memory = useMemo(() => readMemory(text), [text])
  return [memory, (changes) => keepMemory(formId, changes)]
}
