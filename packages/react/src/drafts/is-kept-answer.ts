import { isRecord, type Value } from '@letterslot/core'
import type { KeptAnswer } from '@letterslot/core/drafts'

/** True for what this version or another wrote, as far as it can be put into a field. */
export function isKeptAnswer(row: unknown): row is KeptAnswer {
  if (!isRecord(row)) return false
  const isText = ['field', 'kind', 'label'].every((key) => typeof row[key] === 'string')
  const isRestOf = row['restOf'] === undefined || typeof row['restOf'] === 'string'
  return isText && isRestOf && isValue(row['value']) && arePartNames(row['parts'])
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string' || one instanceof File)
  return typeof value === 'string' || typeof value === 'boolean'
}

function arePartNames(parts: unknown): boolean {
  return parts === undefined || (Array.isArray(parts) && parts.every((one) => typeof one === 'string'))
}
