import type { Form } from '@letterslot/core'
import { migrateForm } from '@letterslot/core/document'
import { starterEmail } from '@letterslot/email'
import type { StoredForm } from '../../model/stored-form.ts'
import { downloadText, fileNameOf } from './download.ts'
import { readFormShape, readStoredForm, type ShapeFault, storedFormFaults } from './read-record.ts'
import type { UnreadableRecord } from './record-store.ts'

/** A form made of what could be read of a damaged record. */
export interface RepairedForm {
  readonly stored: StoredForm
  /** Each part that could not be read and was left out, or given what such a part begins with. */
  readonly leftOut: readonly ShapeFault[]
}

/** Each round takes at least one part out; a record within the bounds of a document has no more levels than these. */
const maxRepairRounds = 200

/**
 * Makes a form of what can be read of a damaged record; the record stays as it is.
 * @param id - under which the record is kept.
 * @param at - RFC 3339; stands where a moment cannot be read.
 * @returns undefined where not even one field can be read.
 */
export function repairForm(record: unknown, id: string, at: string): RepairedForm | undefined {
  const leftOut = new Map<string, ShapeFault>()
  let whole = withForm(copy(record))
  for (let round = 0; round < maxRepairRounds; round += 1) {
    const stored = readStoredForm(whole)
    if (stored) {
      return leftOut.size > 0 && hasFields(stored.document.form)
        ? { stored, leftOut: [...leftOut.values()] }
        : undefined
    }
    const before = whole
    // From the back, so that what is taken out of a list moves nothing that is still to be mended.
    for (const fault of storedFormFaults(whole).toReversed()) {
      leftOut.set(fault.pointer, fault)
      whole = mended(whole, fault, defaultsOf(whole, id, at))
    }
    if (whole === before) return undefined
  }
  return undefined
}

function hasFields({ pages }: Form): boolean {
  return pages.some(({ fields }) => fields.length > 0)
}

function copy(record: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(record) ?? 'null')
  } catch {
    return undefined
  }
}

/** A record that is the form document alone stands where a stored form has it. */
function withForm(record: unknown): unknown {
  const migrated = migrateForm(record)
  return migrated.ok ? { document: { form: migrated.value } } : record
}

function keysOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Parts that a form cannot be without, and what they begin with where they cannot be read. */
function defaultsOf(whole: unknown, id: string, at: string): ReadonlyMap<string, unknown> {
  const form = readFormShape(valueAt(whole, ['document', 'form']))
  const email = form && starterEmail(form, { id: `tmpl_${id}`, to: form.delivery?.fallback?.email ?? '' })
  return new Map<string, unknown>([
    ...['title', 'name', 'label'].map((key) => [key, ''] as const),
    ...['rules', 'fields'].map((key) => [key, []] as const),
    ['locale', 'en'],
    ['revision', 1],
    ['createdAt', at],
    ['updatedAt', at],
    ['/id', id],
    ['/document/form/id', id],
    ['/document/form/format', 'letterslot.form/1'],
    ...(email ? [['/document/email', email] as const] : []),
  ])
}

/** Mends one place: gives it what it begins with, else takes it out, else what holds it. */
function mended(whole: unknown, { pointer }: ShapeFault, defaults: ReadonlyMap<string, unknown>): unknown {
  const keys = keysOf(pointer)
  const [, part] = keys
  // A mail is a whole: its rows and blocks can go, and anything else of it is a mail begun anew.
  if (part === 'email' && !keys.some((key) => /^\d+$/.test(key))) {
    return defaults.has('/document/email')
      ? withValueAt(whole, keys.slice(0, 2), defaults.get('/document/email'))
      : whole
  }
  const last = keys.at(-1) ?? ''
  for (const name of [pointer, last]) if (defaults.has(name)) return withValueAt(whole, keys, defaults.get(name))
  if (keys.length < 2) return whole
  const holder = valueAt(whole, keys.slice(0, -1))
  const isThere = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last)
  return withValueAt(whole, isThere ? keys : keys.slice(0, -1), undefined)
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? valueAt(Reflect.get(value, key), rest)
    : undefined
}

/** A copy with another value at a place; undefined takes the place out. */
function withValueAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (String(index) !== key) return [item]
      return rest.length === 0 && next === undefined ? [] : [withValueAt(item, rest, next)]
    })
  }
  const object = typeof value === 'object' && value !== null ? value : {}
  if (rest.length === 0 && next === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
  }
  return { ...object, [key]: withValueAt(Reflect.get(object, key), rest, next) }
}

/** The name of a damaged form: by its title where that can be read, else by its id. */
export function damagedTitle({ id, record }: UnreadableRecord): string {
  const title = ['document', 'form', 'title'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    record,
  )
  return typeof title === 'string' && title !== '' ? title : id
}

/** The first thing that keeps a damaged form from being read. */
export function whyDamaged({ record }: UnreadableRecord): ShapeFault | undefined {
  return storedFormFaults(record)[0]
}

/** Downloads a damaged form as it is kept. */
export function downloadDamaged(damaged: UnreadableRecord): void {
  const text = JSON.stringify(damaged.record, null, 2) ?? String(damaged.record)
  downloadText(`${fileNameOf(damagedTitle(damaged))}.damaged.json`, 'application/json', `${text}\n`)
}
