import { useStore } from 'zustand'
import { faultyField } from '../../domain/document/faulty-field.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Fault.module.css'

interface FormFaultProps {
  readonly session: DocumentSession
  /** Draws the screen anew. */
  readonly reset: () => void
}

/** A screen of an open form that threw: which form and field, and the ways to go on with it. */
export function FormFault({ session: { store }, reset }: FormFaultProps) {
  const { document, history } = useStore(store)
  const { title, text, field, undo, download, again } = shellText.formFault
  const faulty = faultyField(document, history)
  const hasChange = history.past.length > 0
  const undoLast = (): void => {
    store.getState().undo()
    reset()
  }
  return (
    <>
      <h1>{title(document.form.title || shellText.untitled)}</h1>
      {faulty && <p>{field[faulty.by](faulty.label || shellText.untitledField)}</p>}
      <p>{text}</p>
      <div className={styles['actions']}>
        {hasChange && (
          <Button variant="primary" onPress={undoLast}>
            {undo}
          </Button>
        )}
        <Button onPress={() => downloadForm(document.form)}>{download}</Button>
        <Button onPress={reset}>{again}</Button>
      </div>
    </>
  )
}
