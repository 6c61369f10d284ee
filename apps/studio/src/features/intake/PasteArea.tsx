import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { intakeText } from '../../catalogue/intake.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { chooseFile } from '../opening/choose-file.ts'
import styles from './IntakeDialog.module.css'
import type { IntakeDoor } from './IntakeDialog.tsx'

/** The files that are read; what is in them is told by their text, not by their names. */
const accept =
  '.html,.htm,.js,.mjs,.cjs,.jsx,.ts,.tsx,.vue,.svelte,.astro,.json,.txt,text/html,text/plain,application/json'

export interface PasteAreaProps {
  readonly door: IntakeDoor
  readonly text: string
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
  readonly problem: string | undefined
}

/** Where code is pasted, or a file dropped. */
export function PasteArea({ door, text, onText, onFile, problem }: PasteAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  const { label, placeholder } = intakeText.area[door]
  return (
    <fieldset
      aria-label={label}
      className={styles['paste']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <TextArea
        label={label}
        help={intakeText.areaHelp}
        problem={problem}
        placeholder={placeholder}
        rows={10}
        isMono
        autoFocus
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={onText}
      />
      <div>
        <Button icon={Upload} size="small" onPress={() => chooseFile(accept, onFile)}>
          {intakeText.openFile}
        </Button>
      </div>
    </fieldset>
  )
}
