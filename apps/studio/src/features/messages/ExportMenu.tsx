import type { Entry } from '@letterslot/client/outbox'
import { Braces, Download, Sheet } from 'lucide-react'
import { entriesToCsv, entriesToJson } from '../../domain/sending/export-entries.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toasts.tsx'

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
