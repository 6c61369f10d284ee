import type { ErrorComponentProps } from '@tanstack/react-router'
import { useContext } from 'react'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Fault.module.css'
import { FormFault } from './FormFault.tsx'

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
