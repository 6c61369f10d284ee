import type { ErrorComponentProps } from '@tanstack/react-router'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { faultyField } from '../../domain/document/faulty-field.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Fault.module.css'

/** Stands in for a screen that threw: what is safe, how to go on, and what broke for who wants to report it. */
export function Fault({ error, reset }: ErrorComponentProps) {
  const session = useContext(DocumentContext)
  const { title, text, reload, details } = shellText.fault
  return (
    <div role="alert" className={styles['fault']}>
      {session ? (
        <FormFault session={session} reset={reset} />
      ) : (
        <>
          <h1>{title}</h1>
          <p>{text}</p>
          <Button variant="primary" onPress={() => window.location.reload()}>
            {reload}
          </Button>
        </>
      )}
      <details>
        <summary>{details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </div>
  )
}

interface FormFaultProps {
  readonly session: DocumentSession
  /** Draws the screen anew. */
  readonly reset: () => void
}

/** A screen of an open form that threw: which form and field, and the ways to go on with it. */
function FormFault({ session: { store }, reset }: FormFaultProps) {
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
