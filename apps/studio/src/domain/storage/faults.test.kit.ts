import { deleteDB } from 'idb'
import { afterEach, beforeEach, vi } from 'vitest'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { forgetFormsNote } from './forms-note.ts'

export const document = documentFromStart(contactStart, { to: '', id: 'contact' })
export const titled = (title: string) => ({ ...document, form: { ...document.form, title } })

export let name: string

/** Every connection that the page opens from here on. */
export function watchConnections(): readonly IDBDatabase[] {
  const opened: IDBDatabase[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  })
  return opened
}

/** Plays a browser that lets go of a database: the connection closes by itself, and says so. */
export function lose(connections: readonly IDBDatabase[]): void {
  for (const connection of connections) {
    connection.close()
    connection.dispatchEvent(new Event('close'))
  }
}

/** Gives each test a database of its own, which is gone after it. */
export function nameDatabase(): void {
  beforeEach(() => {
    name = `faults-${crypto.randomUUID()}`
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    forgetFormsNote()
    await deleteDB(name)
  })
}
