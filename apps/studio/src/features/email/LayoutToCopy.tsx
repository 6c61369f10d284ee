import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { layoutText } from '../../catalogue/email.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Stripe } from '../../ui/Stripe.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { layoutName, markLayoutCopied, readCopiedLayout } from './copied-layout.ts'
import { layoutForProvider, type ProviderLayout } from './layout-for-provider.ts'
import styles from './ProviderTemplate.module.css'

const parts = ['subject', 'html', 'to', 'fromName', 'replyTo'] as const

/** The mail that we would write, for the provider's template editor: part by part, tags and all. */
export function LayoutToCopy() {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const [copied, setCopied] = useState(() => readCopiedLayout(formId))
  const layout = layoutForProvider(form, email)
  if (!layout) return null
  const name = layoutName(layout)
  const keep = (): void => {
    setCopied(name)
    markLayoutCopied(formId, name)
  }
  return (
    <section aria-labelledby="layout-to-copy" className={styles['sheet']}>
      <Stripe />
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id="layout-to-copy" className={styles['sheetTitle']}>
            {layoutText.sheet}
          </h2>
          {copied !== undefined &&
            (copied === name ? (
              <Pill tone="ok">{layoutText.upToDate}</Pill>
            ) : (
              <Pill tone="wait">{layoutText.changed}</Pill>
            ))}
        </div>
        <p className={styles['lead']}>{layoutText.sheetLead}</p>
        {parts.map((part) => (
          <CopiedPart key={part} part={part} text={layout[part]} onCopied={keep} />
        ))}
      </div>
    </section>
  )
}

interface CopiedPartProps {
  readonly part: keyof ProviderLayout
  readonly text: string
  readonly onCopied: () => void
}

function CopiedPart({ part, text, onCopied }: CopiedPartProps) {
  const announce = useAnnounce()
  const showToast = useToast()
  const [taken, setTaken] = useState<string>()
  const label = layoutText.parts[part]
  if (text === '') return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused, or absent on a plain http page: the text stands there to be marked by hand.
      return void showToast({ text: layoutText.notCopied })
    }
    setTaken(text)
    onCopied()
    announce(layoutText.copiedPart(label))
  }
  return (
    <div className={styles['part']}>
      <label className={styles['partName']} htmlFor={`layout-${part}`}>
        {label}
      </label>
      <Button
        size="small"
        icon={taken === text ? Check : Copy}
        aria-label={layoutText.copy(label)}
        onPress={() => void copy()}
      >
        {taken === text ? layoutText.copied : layoutText.copyShort}
      </Button>
      {part === 'html' ? (
        <textarea id={`layout-${part}`} readOnly rows={6} className={styles['code']} value={text} />
      ) : (
        <input id={`layout-${part}`} readOnly className={styles['code']} value={text} />
      )}
    </div>
  )
}
