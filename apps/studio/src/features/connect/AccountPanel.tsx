import { connectText } from '../../catalogue/connect.ts'
import { hasSameIds } from '../../sending/record-test.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AccountFields } from '../connections/AccountFields.tsx'
import { type AccountKind, idsOf } from '../connections/account-ids.ts'
import { connectionName } from '../connections/connection-name.ts'
import { useAccountForm } from '../connections/use-account-form.ts'
import styles from './ConnectStep.module.css'
import type { FormConnection } from './use-form-connection.ts'

export interface AccountPanelProps {
  readonly kind: AccountKind
  /** The open form's connection, read: what is kept stands in the fields from the first. */
  readonly of: FormConnection
}

/** Takes the ids of an account and lets the form send with them. */
export function AccountPanel({ kind, of: { connection, all, choose } }: AccountPanelProps) {
  const kept = [connection, ...all].find((candidate) => candidate?.kind === kind)
  const edited = all.find(({ id }) => id === kept?.id)
  const initial = idsOf(kept?.kind === 'emailjs' || kept?.kind === 'relay' ? kept : undefined)
  const account = useAccountForm(kind, initial, all, edited)
  const isUsed = connection?.id === account.wanted.id && hasSameIds(connection, account.wanted)
  const use = async (): Promise<void> => {
    const wanted = account.submit()
    if (wanted) await choose(wanted)
  }
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title" className={styles['section']}>
        {connectText.ids.title[kind]}
      </h2>
      <p className={styles['note']}>
        {connectText.ids.lead} {connection && !isUsed && connectText.ids.until(connectionName(connection))}
      </p>
      <Card>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void use()
          }}
        >
          <AccountFields kind={kind} ids={account.ids} onChange={account.setIds} isChecked={account.isChecked} />
          <div>
            <Button type="submit" variant={isUsed ? 'plain' : 'primary'}>
              {isUsed ? connectText.ids.used : connectText.ids.use}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  )
}
