import type { Form } from '@letterslot/core'
import { isKnownName, sentNames } from '../parameters/parameter-names.ts'
import { formPlace, placedFields } from '../parameters/placed-fields.ts'
import type { Finding } from './finding.ts'
import { proposeMapping } from './propose-mapping.ts'
import type { TemplateTagFault } from './read-template-names.ts'

/** A maker's statements about the provider's own template, which only the maker can see. */
export interface ProviderTemplate {
  /** The variables that it prints; none while nothing was told. */
  readonly names: readonly string[]
  /** The parameters that have a place among its attachments. */
  readonly slots: readonly string[]
  /** Tags of it that the provider does not fill in as they were meant. Default: none. */
  readonly faults?: readonly TemplateTagFault[]
}

/**
 * Compares a form with the template at a provider: tags that it does not fill in, variables that nothing gives, answers that it does not print, and
 * files that have no place among its attachments, which the provider would count as text and refuse.
 */
export function checkProviderTemplate(form: Form, { names, slots, faults = [] }: ProviderTemplate): readonly Finding[] {
  const sent = sentNames(form)
  const heads = new Set(names.map((name) => name.split('.')[0] ?? ''))
  const mapped = Object.entries(form.delivery?.map ?? {})
  const proposals = proposeMapping(form, names)
  const isPrinted = (name: string, id: string): boolean =>
    heads.has(name) || mapped.some(([key, field]) => field === id && heads.has(key))
  const unknown = [...heads].filter((name) => !isKnownName(name, sent))
  return [
    ...faults.map(({ code, tag }): Finding => {
      return { code, severity: 'error', place: `provider:${tag}`, tag, fix: { kind: 'confirmTag', tag } }
    }),
    ...unknown.map((name): Finding => {
      const finding = { code: 'unknown-parameter', severity: 'warning', place: `provider:${name}`, name } as const
      const proposal = proposals.find((one) => one.name === name)
      return proposal ? { ...finding, fix: { kind: 'mapParameter', name, field: proposal.field } } : finding
    }),
    ...placedFields(form).flatMap(({ field: { id, name, kind }, place }): readonly Finding[] => {
      // A signature is a file once it is drawn, and a text where a name was typed.
      const fix = { kind: 'confirmSlot', name } as const
      const lacksSlot = (kind === 'file' || kind === 'signature') && !slots.includes(name)
      const isMissing = kind !== 'file' && heads.size > 0 && !isPrinted(name, id)
      return [
        ...(lacksSlot
          ? [{ code: 'file-without-slot', severity: 'warning', place: formPlace(place), name, fix } as const]
          : []),
        ...(isMissing ? [{ code: 'field-not-in-mail', severity: 'info', place: formPlace(place), name } as const] : []),
      ]
    }),
  ]
}
