import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { Braces, Download, Sheet } from 'lucide-react'
import { useState } from 'react'
import { lastAttempt, providerWords } from '../../domain/sending/entry-status.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { messagesText } from '../../domain/texts/messages.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { type Csv, toCsv } from '../../model/csv.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { OpenMail, ReadableMailbox } from './mailbox.ts'

export interface ExportMenuProps {
  /** The messages that are given out. */
  readonly entries: readonly Entry[]
  /** Nothing narrows the list. */
  readonly isAll: boolean
}

/** Gives out the listed messages of this browser as a file. */
export function ExportMenu({ entries, isAll }: ExportMenuProps) {
  const showToast = useToast()
  const { fileName, csv, json } = outboxText
  return (
    <Menu
      label={outboxText.exportMenu}
      trigger={
        <Button size="small" icon={Download}>
          {outboxText.export(entries.length, isAll)}
        </Button>
      }
      entries={[
        {
          id: 'csv',
          label: csv,
          icon: Sheet,
          onAction: () => {
            const { text, ledCells } = entriesToCsv(entries)
            downloadText(`${fileName}.csv`, 'text/csv', text)
            if (ledCells > 0) showToast({ text: outboxText.ledCells(ledCells) })
          },
        },
        {
          id: 'json',
          label: json,
          icon: Braces,
          onAction: () => downloadText(`${fileName}.json`, 'application/json', entriesToJson(entries)),
        },
      ]}
    />
  )
}

interface MailExportProps extends Pick<ReadableMailbox, 'listIds' | 'open'> {
  /** The number of mails that are given out. */
  readonly count: number
  /** Nothing narrows the list. */
  readonly isAll: boolean
}

/** Gives out all mail that the search finds as a file, each with its whole text. */
export function MailExport({ count, isAll, listIds, open }: MailExportProps) {
  const [isReading, setReading] = useState(false)
  const showToast = useToast()
  const give = async (write: (opened: readonly OpenMail[]) => void): Promise<void> => {
    setReading(true)
    try {
      const opened: OpenMail[] = []
      for (const id of await listIds()) {
        const mail = await open(id)
        if (mail) opened.push(mail)
      }
      write(opened)
    } catch (error) {
      showToast({ text: messagesText.notDone(error instanceof Error ? error.message : String(error)) })
    } finally {
      setReading(false)
    }
  }
  const giveCsv = (opened: readonly OpenMail[]): void => {
    const { text, ledCells } = mailsToCsv(opened)
    downloadText(`${messagesText.fileName}.csv`, 'text/csv', text)
    if (ledCells > 0) showToast({ text: outboxText.ledCells(ledCells) })
  }
  const giveJson = (opened: readonly OpenMail[]): void =>
    downloadText(`${messagesText.fileName}.json`, 'application/json', mailsToJson(opened))
  return (
    <Menu
      label={messagesText.exportMenu}
      trigger={
        <Button size="small" icon={Download} isBusy={isReading}>
          {outboxText.export(count, isAll)}
        </Button>
      }
      entries={[
        { id: 'csv', label: outboxText.csv, icon: Sheet, onAction: () => void give(giveCsv) },
        { id: 'json', label: outboxText.json, icon: Braces, onAction: () => void give(giveJson) },
      ]}
    />
  )
}

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
function mailsToJson(mails: readonly OpenMail[]): string {
  return `${JSON.stringify(mails.map(exportedMail), null, 2)}\n`
}

/** The mails as one table, a row each, safe against formulas. */
function mailsToCsv(mails: readonly OpenMail[]): Csv {
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
