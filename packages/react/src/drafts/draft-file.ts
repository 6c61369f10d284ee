import { isRecord } from '@letterslot/core'
import type { KeptAnswer } from '@letterslot/core/drafts'
import { draftFileLimitBytes } from './constants.ts'
import type { StoredDraft } from './draft-store.ts'
import { isKeptAnswer } from './is-kept-answer.ts'

const draftFormat = 'letterslot.draft/1'

/** Writes a draft as a file, for another device: JSON, with chosen files in it. */
export async function writeDraftFile(form: string, { atMs, answers }: StoredDraft): Promise<Blob> {
  const written = await Promise.all(answers.map(async (answer) => ({ ...answer, value: await toJson(answer.value) })))
  const draft = { format: draftFormat, form, writtenAt: new Date(atMs).toISOString(), answers: written }
  return new Blob([JSON.stringify(draft)], { type: 'application/json' })
}

/** Reads what `writeDraftFile` wrote of the same form; undefined for any other file. */
export async function readDraftFile(form: string, file: File): Promise<StoredDraft | undefined> {
  if (file.size > draftFileLimitBytes) return undefined
  try {
    const draft: unknown = JSON.parse(await file.text())
    if (!isRecord(draft) || draft['format'] !== draftFormat || draft['form'] !== form) return undefined
    const atMs = Date.parse(`${draft['writtenAt']}`)
    const rows = draft['answers']
    if (Number.isNaN(atMs) || !Array.isArray(rows)) return undefined
    return { atMs, answers: rows.map(decodeFiles).filter(isKeptAnswer) }
  } catch {
    // No JSON, or a file that cannot be read any more.
    return undefined
  }
}

async function toJson(value: KeptAnswer['value']): Promise<unknown> {
  if (typeof value !== 'object') return value
  return Promise.all(value.map((one) => (one instanceof File ? fileToJson(one) : one)))
}

async function fileToJson(file: File): Promise<object> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, base64: await toBase64(file) }
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(`${reader.result}`.replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

function decodeFiles(row: unknown): unknown {
  if (!isRecord(row) || !Array.isArray(row['value'])) return row
  return { ...row, value: row['value'].map((one) => (isRecord(one) ? decodeFile(one) : one)) }
}

function decodeFile({ name, type, lastModified, base64 }: Readonly<Record<string, unknown>>): File {
  const bytes = Uint8Array.from(atob(`${base64}`), (character) => character.charCodeAt(0))
  return new File([bytes], `${name}`, { type: `${type}`, lastModified: Number(lastModified) || 0 })
}
