import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './Ways.module.css'

export interface CopyTextProps {
  readonly label: string
  readonly text: string
  /** Lines that show; what is longer scrolls. Default: as many as the text has, eight at most. */
  readonly rows?: number
  /** Asked before anything is copied: `false` says why not elsewhere. */
  readonly onCopy?: () => boolean
  readonly onCopied?: () => void
}

/** A text to take along, with the button that does it. */
export function CopyText({ label, text, rows, onCopy = () => true, onCopied }: CopyTextProps) {
  const id = useId()
  const announce = useAnnounce()
  const showToast = useToast()
  const [taken, setTaken] = useState<string>()
  const copy = async (): Promise<void> => {
    if (!onCopy()) return
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused, or absent on a plain http page: the text stands there to be marked by hand.
      showToast({ text: shipText.notCopied })
      return
    }
    setTaken(text)
    announce(shipText.copied)
    onCopied?.()
  }
  return (
    <div className={styles['copied']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <Button
        size="small"
        variant="quiet"
        icon={taken === text ? Check : Copy}
        aria-label={shipText.copyNamed(label)}
        onPress={() => void copy()}
      >
        {taken === text ? shipText.copied : shipText.copy}
      </Button>
      <textarea
        id={id}
        readOnly
        rows={rows ?? Math.min(8, text.split('\n').length)}
        wrap={text.includes('\n') ? 'off' : 'soft'}
        spellCheck={false}
        className={styles['code']}
        value={text}
      />
    </div>
  )
}
