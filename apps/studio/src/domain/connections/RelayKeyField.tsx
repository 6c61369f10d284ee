import { useState } from 'react'
import type { RelayConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStorage } from '../storage/studio-storage.ts'
import { relayKeyText } from '../texts/connect.ts'
import styles from './RelayKeyField.module.css'

/** Prefix of a relay's private keys. */
const keyPrefix = 'lsk_'

export interface RelayKeyFieldProps {
  /** A relay that serves this studio. */
  readonly connection: RelayConnection
}

/** Takes a private key of the relay that serves this studio. It is kept in this browser, and goes nowhere but there. */
export function RelayKeyField({ connection }: RelayKeyFieldProps) {
  const { connections } = useStorage()
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const key = typed.trim()
  const isKey = key.startsWith(keyPrefix)
  const keep = async (): Promise<void> => {
    setIsChecked(true)
    if (isKey)
      await connections.update(connection.id, (here) => ({
        ...(here?.kind === 'relay' ? here : connection),
        privateKey: key,
      }))
  }
  return (
    <form
      noValidate
      className={styles['key']}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        label={relayKeyText.label}
        help={relayKeyText.help}
        type="password"
        isMono
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={isChecked && !isKey ? relayKeyText.problem : undefined}
      />
      <Button type="submit" size="small">
        {relayKeyText.keep}
      </Button>
    </form>
  )
}
