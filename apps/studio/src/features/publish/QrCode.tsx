import { Download } from 'lucide-react'
import { useRef } from 'react'
import { downloadText } from '../../domain/storage/download.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { codePath } from './link-reach.ts'
import styles from './MethodPanel.module.css'

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string
  /** Accessible name of the code. */
  readonly label: string
  /** Without its ending. */
  readonly file: string
}

/** A QR code, dark on light in every theme, to show and to keep. */
export function QrCode({ text, label, file }: QrCodeProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const { size, path } = codePath(text)
  const download = (): void => {
    if (!drawing.current) return
    downloadText(`${file}.svg`, 'image/svg+xml', new XMLSerializer().serializeToString(drawing.current))
  }
  return (
    <div className={styles['qr']}>
      <svg
        ref={drawing}
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        width="176"
        height="176"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Button size="small" variant="quiet" icon={Download} onPress={download}>
        {publishPanelText.code.download}
      </Button>
    </div>
  )
}
