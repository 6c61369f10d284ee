import { checkContract, type Finding } from '@letterslot/email'
import { useDeferredValue, useMemo } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { useEmailDesk } from './email-desk.ts'

/** What would not arrive as the maker thinks, found behind the typing; without what is left out on purpose. */
export function useFindings(): readonly Finding[] {
  const form = useDeferredValue(useDocument((document) => document.form))
  const email = useDeferredValue(useDocument((document) => document.email))
  const leftOut = useEmailDesk((desk) => desk.leftOut)
  const findings = useMemo(() => checkContract(form, email), [form, email])
  return findings.filter(({ code, name }) => code !== 'field-not-in-mail' || !leftOut.includes(name ?? ''))
}
