import { Copy } from 'lucide-react'
import { messagesText } from '../../domain/texts/mail.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './MailReader.module.css'
import { useCopy } from './use-copy.ts'

export interface VerbatimProps {
  readonly copyLabel: string
  readonly text: string
}

/** A text to the letter, with a button that copies it. */
export function Verbatim({ copyLabel, text }: VerbatimProps) {
  const copy = useCopy(messagesText.copied)
  return (
    <>
      <Button size="small" icon={Copy} onPress={() => void copy(text)}>
        {copyLabel}
      </Button>
      <pre className={styles['text']}>{text}</pre>
    </>
  )
}
