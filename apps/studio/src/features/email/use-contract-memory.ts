import { useMemo, useSyncExternalStore } from 'react'
import { useDocumentSession } from '../../document/use-document.ts'
import { type ContractMemory, followMemory, keepMemory, keptText, readMemory } from './contract-memory.ts'

/** What this browser remembers of the open form's mail, and how to add to it. */
export function useContractMemory(): readonly [ContractMemory, (changes: Partial<ContractMemory>) => void] {
  const { formId } = useDocumentSession()
  const text = useSyncExternalStore(followMemory, () => keptText(formId))
  const memory = useMemo(() => readMemory(text), [text])
  return [memory, (changes) => keepMemory(formId, changes)]
}
