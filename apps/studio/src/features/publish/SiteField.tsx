import { useState } from 'react'
import { allowOrigin, type ManagedRelay, managedRelay } from '../../domain/sending/allow-origin.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { relayKeyText } from '../../domain/texts/connect.ts'
import { checkText } from '../../domain/texts/publish.ts'
import type { RelayConnection, StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PublishStep.module.css'
import type { SiteCheck } from './publish-checks.ts'
import keyStyles from './SiteField.module.css'

const { site: text } = checkText

export interface SiteFieldProps {
  readonly check: SiteCheck
  readonly connection: StoredConnection | undefined
  readonly site: string
  readonly onChange: (site: string) => void
}

/** Which site the form will stand on, and where to allow that site. */
export function SiteField({ check, connection, site, onChange }: SiteFieldProps) {
  const relay = managedRelay(connection, location.origin)
  const isServing = connection?.kind === 'relay' && connection.origin === location.origin
  return (
    <div className={styles['site']} data-settles="site">
      <TextField
        label={text.label}
        isLabelQuiet
        type="url"
        autoComplete="url"
        placeholder={text.placeholder}
        value={site}
        onChange={onChange}
        problem={check.isSettled ? undefined : text.problem}
        help={whereToAllow(connection, check.origin)}
      />
      {isServing && !relay && <RelayKeyField connection={connection} />}
      {relay && check.origin !== undefined && <AllowSite key={check.origin} relay={relay} origin={check.origin} />}
    </div>
  )
}

/** Names the place where the site must be allowed, as far as the connection tells. */
function whereToAllow(connection: StoredConnection | undefined, origin: string | undefined): string {
  if (connection?.kind === 'emailjs') return origin === undefined ? text.emailjsEmpty : text.emailjs(origin)
  if (connection?.kind === 'relay') return origin === undefined ? text.relayEmpty : text.relay(origin)
  return text.later
}

function AllowSite({ relay, origin }: { readonly relay: ManagedRelay; readonly origin: string }) {
  const [outcome, setOutcome] = useState<string>()
  const allow = (): void => {
    allowOrigin(relay, origin).then(
      () => setOutcome(text.allowed(origin)),
      (error: unknown) => setOutcome(text.notAllowed(error instanceof Error ? error.message : '')),
    )
  }
  return (
    <div className={styles['allow']}>
      <Button size="small" onPress={allow}>
        {text.allow}
      </Button>
      <span role="status">{outcome}</span>
    </div>
  )
}

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
      className={keyStyles['key']}
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
