import { parseForm } from './parse.ts'

/** Pointer and code of every fault. */
export function faultsOf(document: unknown): readonly (readonly [string, string])[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code }) => [pointer, code] as const)
}

export const at = (field: string): string => `/pages/0/fields/0${field}`
export const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
export const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
