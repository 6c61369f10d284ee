import { isRecord } from '@letterslot/core'
import { pointTo } from '@letterslot/core/document'
import type { TemplateFault, TemplateFaultCode } from './template-error.ts'

/** Collects the faults of a document while its shape is checked. */
export class TemplateCheck {
  readonly #faults: TemplateFault[]

  constructor(faults: TemplateFault[]) {
    this.#faults = faults
  }

  /** Notes one fault. */
  report(pointer: string, code: TemplateFaultCode, message: string): void {
    this.#faults.push({ pointer, code, message })
  }

  /** Returns true for a record; reports a fault otherwise. */
  record(value: unknown, pointer: string): value is Readonly<Record<string, unknown>> {
    const passes = isRecord(value)
    if (!passes) this.report(pointer, value === undefined ? 'missing' : 'wrong-type', 'This must be an object.')
    return passes
  }

  /** Returns true for a list; reports a fault otherwise. */
  list(value: unknown, pointer: string): value is readonly unknown[] {
    const passes = Array.isArray(value)
    if (!passes) this.report(pointer, value === undefined ? 'missing' : 'wrong-type', 'This must be a list.')
    return passes
  }

  /** The text under a key; a fault, and undefined, where there is none. */
  text(record: Readonly<Record<string, unknown>>, key: string, pointer: string): string | undefined {
    const value = record[key]
    if (typeof value === 'string') return value
    const code = value === undefined ? 'missing' : 'wrong-type'
    this.report(pointTo(pointer, key), code, `“${key}” must be text.`)
    return undefined
  }

  /** As `text`, which must not be empty either. */
  filled(record: Readonly<Record<string, unknown>>, key: string, pointer: string): string | undefined {
    const value = this.text(record, key, pointer)
    if (value === '') this.report(pointTo(pointer, key), 'empty', `“${key}” must not be empty.`)
    return value
  }
}
