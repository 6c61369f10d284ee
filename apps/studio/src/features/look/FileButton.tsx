import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './Controls.module.css'

export interface FileButtonProps {
  readonly children: ReactNode
  readonly icon: LucideIcon
  /** As the `accept` of a file input. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ children, icon, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" icon={icon} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className={styles['file']}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
