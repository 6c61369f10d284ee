import type { ErrorComponentProps } from '@tanstack/react-router'
import { shellText } from '../catalogue/shell.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Fault.module.css'

/** What stands where a screen threw: what is safe, how to go on, and what broke for who wants to report it. */
export function Fault({ error }: ErrorComponentProps) {
  const { title, text, reload, details } = shellText.fault
  return (
    <div role="alert" className={styles['fault']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onPress={() => window.location.reload()}>
        {reload}
      </Button>
      <details>
        <summary>{details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </div>
  )
}
