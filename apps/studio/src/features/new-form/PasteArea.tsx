import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { intakeText } from '../../domain/texts/intake.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import styles from './IntakeDialog.module.css'

/** The files that are read; what is in them is told by their text, not by their names. */
const acceptedTypes =
  '.html,.htm,.js,.mjs,.cjs,.jsx,.ts,.tsx,.vue,.svelte,.astro,.json,.txt,text/html,text/plain,application/json'

/** The way by which a paste is asked for: the words differ, what is read does not. */
export type PasteSource = 'emailjs' | 'file'

export interface PasteAreaProps {
  readonly source: PasteSource
  readonly text: string
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
  readonly problem: string | undefined
}

/** The box for pasted code or a dropped file. */
export function PasteArea({ source, text, onText, onFile, problem }: PasteAreaProps) {
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
  const { label, placeholder } = intakeText.area[source]
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
        <Button icon={Upload} size="small" onPress={() => chooseFile(acceptedTypes, onFile)}>
          {intakeText.openFile}
        </Button>
      </div>
    </fieldset>
  )
}
