import { Braces, Download, Sheet } from 'lucide-react'
import { outboxText } from '../../catalogue/outbox.ts'
import { entriesToCsv, entriesToJson } from '../../outbox/export-entries.ts'
import { useEntries } from '../../outbox/use-studio-outbox.ts'
import { downloadText } from '../../storage/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toasts.tsx'

/** Gives out every message of this browser as a file. Nothing where there is none. */
export function ExportMenu() {
  const entries = useEntries()
  const showToast = useToast()
  if (!entries?.length) return null
  const { fileName, csv, json } = outboxText
  return (
    <Menu
      label={outboxText.exportMenu}
      trigger={
        <Button size="small" icon={Download}>
          {outboxText.export}
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
