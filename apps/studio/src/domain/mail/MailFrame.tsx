import { useEffect, useRef, useState } from 'react'
import { basePathOf } from '../../model/address.ts'
import styles from './MailFrame.module.css'

const frameAddress = import.meta.env.DEV ? '/mail-frame.html' : `${basePathOf(import.meta.url)}mail-frame.html`

type FrameMessage = Readonly<Partial<Record<'letterslotReady' | 'letterslotHeight', unknown>>>

const isFrameMessage = (data: unknown): data is FrameMessage => typeof data === 'object' && data !== null

export interface MailFrameProps {
  /** The mail's HTML part, or a form's page, whole. It is shown in a document of its own, and runs nothing. */
  readonly html: string
  /** Names the frame for screen readers. */
  readonly title: string
}

/**
 * Shows a mail in a sandboxed frame whose page has a CSP of its own: the mail's styles work, and the studio's policy
 * stays strict. The frame has no origin, so the HTML is handed over by postMessage, to that frame alone.
 */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  // Pixels, until the mail has said how tall it is.
  const [height, setHeight] = useState(320)
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow || !isFrameMessage(data)) return
      if (data.letterslotReady === true) setIsReady(true)
      if (typeof data.letterslotHeight === 'number') setHeight(Math.min(Math.max(data.letterslotHeight, 80), 20_000))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ letterslotMail: html }, '*')
  }, [isReady, html])
  return (
    <iframe
      ref={frame}
      src={frameAddress}
      title={title}
      sandbox="allow-scripts"
      className={styles['frame']}
      style={{ blockSize: height }}
    />
  )
}
