import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { lastAttempt, providerWords } from '../../domain/sending/entry-status.ts'
import { type Csv, toCsv } from '../../model/csv.ts'
import type { OpenMail } from './mailbox.ts'

/** One submission, as it is exported: what people wrote and what became of it, no identifiers of accounts. */
interface ExportedEntry {
  readonly id: string
  readonly reference: string
  readonly form: string
  readonly writtenAt: string
  readonly state: Entry['state']['status']
  /** RFC 3339; empty unless it was accepted. */
  readonly sentAt: string
  readonly attempts: number
  readonly lastWords: string
  readonly answers: Readonly<Record<string, string>>
  /** Names and sizes: the files themselves stay where they are. */
  readonly files: readonly { readonly parameter: string; readonly name: string; readonly bytes: number }[]
}

function exportedEntry(entry: Entry): ExportedEntry {
  const { id, form, writtenAt, state, attempts, params, files = [] } = entry
  return {
    id,
    reference: referenceOf(id),
    form: form.title,
    writtenAt,
    state: state.status,
    sentAt: state.status === 'sent' ? state.sentAt : '',
    attempts,
    lastWords: providerWords(lastAttempt(entry) ?? { status: 0, text: '' }),
    answers: params,
    files: files.map(({ name, file }) => ({ parameter: name, name: file.name, bytes: file.size })),
  }
}

/** The entries as data, in the order given. */
export function entriesToJson(entries: readonly Entry[]): string {
  return `${JSON.stringify(entries.map(exportedEntry), null, 2)}\n`
}

// No parameter of a form begins like these: the names are Letterslot's own.
const head = ['id', 'reference', 'form', 'written_at', 'state', 'sent_at', 'attempts', 'last_words', 'files']

/** The entries as one table: a row each, a column for every parameter that any of them has. */
export function entriesToCsv(entries: readonly Entry[]): Csv {
  const names = [...new Set(entries.flatMap(({ params }) => Object.keys(params)))]
  const rows = entries
    .map(exportedEntry)
    .map((entry) => [
      entry.id,
      entry.reference,
      entry.form,
      entry.writtenAt,
      entry.state,
      entry.sentAt,
      String(entry.attempts),
      entry.lastWords,
      entry.files.map(({ name }) => name).join(', '),
      ...names.map((name) => entry.answers[name] ?? ''),
    ])
  return toCsv([[...head.map((name) => `letterslot_${name}`), ...names], ...rows])
}

/** The mails as data, in the order given; attachments by name and size. */
export function mailsToJson(mails: readonly OpenMail[]): string {
  return `${JSON.stringify(mails.map(exportedMail), null, 2)}\n`
}

/** The mails as one table, a row each, safe against formulas. */
export function mailsToCsv(mails: readonly OpenMail[]): Csv {
  const rows = mails
    .map(exportedMail)
    .map(({ to, attachments, ...mail }) => [
      mail.id,
      mail.receivedAt,
      mail.from,
      to.join(', '),
      mail.replyTo,
      mail.subject,
      mail.text,
      attachments.map(({ name }) => name).join(', '),
    ])
  return toCsv([['id', 'received_at', 'from', 'to', 'reply_to', 'subject', 'text', 'attachments'], ...rows])
}

function exportedMail({ id, receivedAt, from, to, replyTo, subject, text, attachments = [] }: OpenMail) {
  return { id, receivedAt, from, to, replyTo, subject, text, attachments }
}
