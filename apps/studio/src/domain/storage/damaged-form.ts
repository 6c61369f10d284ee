import { downloadText, fileNameOf } from './download.ts'
import { type ShapeFault, storedFormFaults } from './read-record.ts'
import type { UnreadableRecord } from './record-store.ts'

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
