import type { Form } from '@letterslot/core'
import type { Finding, ProviderTemplate, TemplateTagFault } from '@letterslot/email'
import { checkContract } from '@letterslot/email'
import type { StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'

/**
 * The findings of a form's mail, by the kind of its connection: `must` keeps a message from arriving whole, `should`
 * may lose a part of it, a `note` is good to know. With EmailJS, whose template writes the mail, it is what the form
 * itself says, and what the maker told of that template.
 */
export function contractFindings(
  { form, email }: Pick<StudioDocument, 'form' | 'email'>,
  connection: Pick<StoredConnection, 'kind'> | undefined,
  memory: ContractMemory = readMemory(keptText(form.id)),
): readonly Finding[] {
  const provider = connection?.kind === 'emailjs' ? memory : undefined
  const maxFileBytes = fileLimitOf(form, connection?.kind)
  const limits = maxFileBytes === undefined ? {} : { maxFileBytes }
  return checkContract(form, email, { provider, ...limits }).filter(
    ({ code, name = '' }) => code !== 'field-not-in-mail' || !memory.leftOut.includes(name),
  )
}

/** Tells if a finding is more than a note, so that it counts. */
export function isProblem({ severity }: Finding): boolean {
  return severity !== 'info'
}

/** A maker's statements and decisions about a form's mail that no document holds, kept in this browser. */
export interface ContractMemory extends ProviderTemplate {
  /** Fields that are left out of the mail on purpose, by name. */
  readonly leftOut: readonly string[]
  readonly faults: readonly TemplateTagFault[]
}

const emptyMemory: ContractMemory = { names: [], slots: [], leftOut: [], faults: [] }

const tagFaultCodes: readonly TemplateTagFault['code'][] = [
  'tag-partial',
  'tag-delimiter',
  'tag-expression',
  'tag-unclosed',
]

const memoryKey = (formId: string): string => `letterslot.contract.${formId}`

/** Tells every reader within the page; the browser itself tells other tabs only. */
const memoryChanged = 'letterslot-contract-memory'

/** The text that is kept; empty where nothing is, or where this browser keeps nothing. */
export function keptText(formId: string, storage: () => Storage = () => localStorage): string {
  try {
    return storage().getItem(memoryKey(formId)) ?? ''
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return ''
  }
}

/** Reads what is kept; what is no list of names is nothing. */
export function readMemory(text: string): ContractMemory {
  if (text === '') return emptyMemory
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return emptyMemory
    return {
      names: namesAt(kept, 'names'),
      slots: namesAt(kept, 'slots'),
      leftOut: namesAt(kept, 'leftOut'),
      faults: faultsAt(kept),
    }
  } catch {
    return emptyMemory
  }
}

/** Keeps a change for a form, as far as this browser keeps anything, and tells every reader. */
export function keepMemory(
  formId: string,
  changes: Partial<ContractMemory>,
  storage: () => Storage = () => localStorage,
): void {
  const memory = { ...readMemory(keptText(formId, storage)), ...changes }
  try {
    storage().setItem(memoryKey(formId), JSON.stringify(memory))
  } catch {
    // Then the finding stays: nothing untrue is said.
  }
  globalThis.dispatchEvent?.(new Event(memoryChanged))
}

/** Hears of changes, in this tab and in others. */
export function subscribeToMemory(onChange: () => void): () => void {
  addEventListener(memoryChanged, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(memoryChanged, onChange)
    removeEventListener('storage', onChange)
  }
}

function faultsAt(kept: object): readonly TemplateTagFault[] {
  const list: unknown = Reflect.get(kept, 'faults')
  return Array.isArray(list) ? list.filter(isFault) : []
}

function isFault(kept: unknown): kept is TemplateTagFault {
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('tag' in kept)) return false
  return typeof kept.tag === 'string' && tagFaultCodes.some((code) => code === kept.code)
}

function namesAt(kept: object, key: Exclude<keyof ContractMemory, 'faults'>): readonly string[] {
  const list: unknown = Reflect.get(kept, key)
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []
}

/** Bytes that EmailJS carries of the files of one message, as its smallest plan does; the client refuses more. */
export const emailJsFilesBytes = 500_000

/** Bytes of one file that a relay carries; the client refuses more. */
export const relayFileBytes = 5_000_000

/**
 * Size limit of one file in bytes: the form's for its connection, else the usual one of that kind. Undefined where
 * nothing is refused before it is sent.
 */
export function fileLimitOf({ delivery }: Form, kind: StoredConnection['kind'] | undefined): number | undefined {
  if (kind === undefined || kind === 'practice') return undefined
  return delivery?.maxFilesBytes ?? (kind === 'emailjs' ? emailJsFilesBytes : relayFileBytes)
}
