import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useAnnounce } from './Announcer.tsx'
import { Button } from './Button.tsx'
import styles from './CopyText.module.css'
import { useToast } from './Toasts.tsx'

export interface CopyTextWords {
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  /** The button's name for a label. */
  readonly copyNamed: (label: string) => string
}

export interface CopyTextProps {
  readonly words: CopyTextWords
  readonly label: string
  readonly text: string
  /** Lines that show; what is longer scrolls. Default: as many as the text has, eight at most. */
  readonly rows?: number
  /** Asked before anything is copied: `false` says why not elsewhere. */
  readonly onCopy?: () => boolean
  readonly onCopied?: () => void
}

/** A text to take along, with the button that copies it. */
export function CopyText({ words, label, text, rows, onCopy = () => true, onCopied }: CopyTextProps) {
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
      showToast({ text: words.notCopied })
      return
    }
    setTaken(text)
    announce(words.copied)
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
        aria-label={words.copyNamed(label)}
        onPress={() => void copy()}
      >
        {taken === text ? words.copied : words.copy}
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
