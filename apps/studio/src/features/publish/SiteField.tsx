import { useState } from 'react'
import { RelayKeyField } from '../../domain/connections/RelayKeyField.tsx'
import { allowOrigin, type ManagedRelay, managedRelay } from '../../domain/sending/allow-origin.ts'
import { checkText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PublishStep.module.css'
import type { SiteCheck } from './publish-checks.ts'

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
