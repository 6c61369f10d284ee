import { Copy } from 'lucide-react'
import { connectGuideText, relayCommands } from '../../domain/texts/connect-guide.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './NewAccount.module.css'

const { server: text } = connectGuideText

/** The commands that start a relay, to be copied. */
export function CopyCommands() {
  const announce = useAnnounce()
  const showToast = useToast()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(relayCommands)
      announce(text.copied)
    } catch {
      // Refused, or absent on a plain http page: the text stands there to be marked by hand.
      showToast({ text: text.notCopied })
    }
  }
  return (
    <section aria-labelledby="relay-commands" className={styles['step']}>
      <h2 id="relay-commands" className={styles['title']}>
        {text.title}
      </h2>
      <p className={styles['note']}>{text.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section tabIndex={0} aria-label={text.commands} className={styles['commands']}>
        <pre>{relayCommands}</pre>
      </section>
      <div>
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <p className={styles['note']}>{text.after}</p>
    </section>
  )
}
