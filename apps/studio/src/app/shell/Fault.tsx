import type { ErrorComponentProps } from '@tanstack/react-router'
import { useContext } from 'react'
import { useStore } from 'zustand'
import type { DocumentSession } from '../../domain/document/session.ts'
import type { History } from '../../domain/document/store.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { formShapeFaults } from '../../domain/storage/read-record.ts'
import { shellText } from '../../domain/texts/shell.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
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

/** A field that a screen's failure may come from, by its label, and what is known of it. */
interface FaultyField {
  readonly label: string
  /** `shape`: the field holds what no field may; `change`: it was changed last. */
  readonly by: 'shape' | 'change'
}

/** Finds the field that keeps a form from being drawn, or else the one that was changed last; undefined where there is none. */
function faultyField({ form }: StudioDocument, { past }: History): FaultyField | undefined {
  const labelAt = ([, page, , field]: readonly (string | number)[]): string | undefined =>
    form.pages[Number(page)]?.fields[Number(field)]?.label
  for (const { pointer } of formShapeFaults(form)) {
    const label = labelAt(pointer.split('/').slice(1))
    if (label !== undefined) return { label, by: 'shape' }
  }
  for (const { path } of past.at(-1)?.forward ?? []) {
    const [top, ...place] = path
    const label = top === 'form' ? labelAt(place) : undefined
    if (label !== undefined) return { label, by: 'change' }
  }
  return undefined
}
