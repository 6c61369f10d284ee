import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { basePathOf } from '../../model/address.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { mailText } from '../texts/messages.ts'
import styles from './MailFrame.module.css'

const frameAddress = import.meta.env.DEV ? '/mail-frame.html' : `${basePathOf(import.meta.url)}mail-frame.html`

/** A page that came says so within this time of the frame's load; a browser's own error page loads, too. Milliseconds. */
const readyAfterLoadMs = 1_000
/** A frame that has not even loaded by then is told of. Milliseconds. */
const loadMs = 10_000

type FrameMessage = Readonly<Partial<Record<'letterslotReady' | 'letterslotHeight', unknown>>>

const isFrameMessage = (data: unknown): data is FrameMessage => typeof data === 'object' && data !== null

export interface MailFrameProps {
  /** The mail's HTML part, or a form's page, whole. It is shown in a document of its own, and runs nothing. */
  readonly html: string
  /** Names the frame for screen readers. */
  readonly title: string
  /** Address of the page that draws it. Default: the studio's own. */
  readonly address?: string
}

/**
 * Shows a mail in a sandboxed frame whose page has a CSP of its own: the mail's styles work, and the studio's policy
 * stays strict. The frame has no origin, so the HTML is handed over by postMessage, to that frame alone. Where that page
 * does not come, a sentence and another try stand in its place.
 */
export function MailFrame(props: MailFrameProps) {
  const [attempt, setAttempt] = useState(0)
  return <FrameAttempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

interface FrameAttemptProps extends MailFrameProps {
  readonly onAgain: () => void
}

function FrameAttempt({ html, title, address = frameAddress, onAgain }: FrameAttemptProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [status, setStatus] = useState<'loading' | 'lost' | 'ready'>('loading')
  const [isLoaded, setIsLoaded] = useState(false)
  // Pixels, until the mail has said how tall it is.
  const [height, setHeight] = useState(320)
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || !isFrameMessage(data)) return
      if (data.letterslotReady === true) setStatus('ready')
      if (typeof data.letterslotHeight === 'number') setHeight(Math.min(Math.max(data.letterslotHeight, 80), 20_000))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (status !== 'loading') return
    const timer = setTimeout(() => setStatus('lost'), isLoaded ? readyAfterLoadMs : loadMs)
    return () => clearTimeout(timer)
  }, [status, isLoaded])
  useEffect(() => {
    if (status === 'ready') frame.current?.contentWindow?.postMessage({ letterslotMail: html }, '*')
  }, [status, html])
  return (
    <>
      {status === 'lost' && (
        <div role="status" className={styles['lost']}>
          <FindingCard
            tone="warning"
            title={mailText.notDrawn}
            actions={
              <Button size="small" icon={RotateCw} onPress={onAgain}>
                {mailText.drawAgain}
              </Button>
            }
          >
            {mailText.notDrawnText(location.host)}
          </FindingCard>
        </div>
      )}
      <iframe
        ref={frame}
        src={address}
        title={title}
        sandbox="allow-scripts"
        className={styles['frame']}
        data-status={status}
        hidden={status === 'lost'}
        style={{ blockSize: height }}
        onLoad={() => setIsLoaded(true)}
      />
    </>
  )
}
