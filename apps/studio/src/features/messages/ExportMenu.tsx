import type { Entry } from '@letterslot/client/outbox'
import { Braces, Download, Sheet } from 'lucide-react'
import { useState } from 'react'
import { downloadText } from '../../domain/storage/download.ts'
import { messagesText } from '../../domain/texts/messages.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { entriesToCsv, entriesToJson, mailsToCsv, mailsToJson } from './export-messages.ts'
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
