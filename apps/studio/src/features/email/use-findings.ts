import type { FieldId, Form } from '@letterslot/core'
import type { Finding } from '@letterslot/email'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
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

/**
 * The place outside of the mail where a finding can be settled: a field in Build, or what the form sends, in Connect.
 */
type FindingSpot = { readonly step: 'build'; readonly fieldId: FieldId } | { readonly step: 'connect' }

/** The place of a finding that is about the form; undefined for what stands in the mail, or in the provider's template. */
export function findingSpot({ place }: Finding, form: Form): FindingSpot | undefined {
  if (place.startsWith('form:/delivery/')) return { step: 'connect' }
  const [, page = '', index = ''] = /^form:\/pages\/(\d+)\/fields\/(\d+)/.exec(place) ?? []
  const field = form.pages[Number(page)]?.fields[Number(index)]
  return page === '' || !field ? undefined : { step: 'build', fieldId: field.id }
}

/** Tells if a finding is about a field: is at it, or names its parameter. */
export function isAbout(finding: Finding, fieldId: FieldId, form: Form): boolean {
  const spot = findingSpot(finding, form)
  if (spot) return spot.step === 'build' && spot.fieldId === fieldId
  const field = form.pages.flatMap((page) => page.fields).find(({ id }) => id === fieldId)
  return field !== undefined && field.kind !== 'content' && field.name === finding.name
}

/** Returns the memory of the open form's mail, and a function to add to it. */
export function useContractMemory(): readonly [ContractMemory, (changes: Partial<ContractMemory>) => void] {
  const { formId } = useDocumentSession()
  const text = useSyncExternalStore(subscribeToMemory, () => keptText(formId))
  const memory = useMemo(() => readMemory(text), [text])
  return [memory, (changes) => keepMemory(formId, changes)]
}
