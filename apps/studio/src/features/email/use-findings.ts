import type { Finding } from '@letterslot/email'
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import {
  type ContractMemory,
  contractFindings,
  keepMemory,
  keptText,
  readMemory,
  subscribeToMemory,
} from '../../domain/mail/contract-findings.ts'
import { FindingsOnceContext } from '../../domain/mail/findings-once.ts'
import { findConnection } from '../../domain/sending/form-destination.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** The findings of the open form's mail, updated after typing; none until the connection is known. */
export function useFindings(): readonly Finding[] {
  const { formId } = useDocumentSession()
  const document = useIdleDocument()
  const records = useRecords(useStorage().connections)
  const text = useSyncExternalStore(subscribeToMemory, () => keptText(formId))
  const findOnce = useContext(FindingsOnceContext)
  return useMemo(() => {
    if (!records) return []
    const kind = findConnection(document, records)?.kind
    const { form, email } = document
    return findOnce([form, email, kind, text], () =>
      contractFindings({ form, email }, kind && { kind }, readMemory(text)),
    )
  }, [document, records, text, findOnce])
}

/** Returns the memory of the open form's mail, and a function to add to it. */
export function useContractMemory(): readonly [ContractMemory, (changes: Partial<ContractMemory>) => void] {
  const { formId } = useDocumentSession()
  const text = useSyncExternalStore(subscribeToMemory, () => keptText(formId))
  const memory = useMemo(() => readMemory(text), [text])
  return [memory, (changes) => keepMemory(formId, changes)]
}

/** The open document as it was when the browser was idle last: for what takes long to make of it. */
function useIdleDocument(): StudioDocument {
  const { store } = useDocumentSession()
  const [settled, settle] = useState(() => store.getState().document)
  useEffect(() => {
    let stop = (): void => undefined
    const settleSoon = (): void => {
      stop()
      stop = whenIdle(() => settle(store.getState().document))
    }
    settle(store.getState().document)
    const unsubscribe = store.subscribe(({ document }, before) => document !== before.document && settleSoon())
    return () => {
      unsubscribe()
      stop()
    }
  }, [store])
  return settled
}
