import { useState } from 'react'
import { connectText } from '../../catalogue/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AccountFields } from '../connections/AccountFields.tsx'
import { type AccountKind, connectionFor, findProblem, idsOf, trimIds } from '../connections/account-ids.ts'
import styles from './ConnectStep.module.css'
import { useFormConnection } from './use-form-connection.ts'

export interface AccountPanelProps {
  readonly kind: AccountKind
}

/** Takes the ids of an account and lets the form send with them. */
export function AccountPanel({ kind }: AccountPanelProps) {
  const { connection, all, choose } = useFormConnection()
  const kept = [connection, ...all].find((candidate) => candidate?.kind === kind)
  const [ids, setIds] = useState(() => idsOf(kept?.kind === 'emailjs' || kept?.kind === 'relay' ? kept : undefined))
  const [isChecked, setIsChecked] = useState(false)
  const trimmed = trimIds(ids)
  const wanted = connectionFor(kind, trimmed, all)
  const isUsed = connection?.id === wanted.id
  const use = async (): Promise<void> => {
    setIsChecked(true)
    const problem = findProblem(kind, trimmed)
    if (problem) document.getElementsByName(problem)[0]?.focus()
    else await choose(wanted)
  }
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title" className={styles['section']}>
        {connectText.ids.title}
      </h2>
      <p className={styles['note']}>{connectText.ids.lead}</p>
      <Card>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void use()
          }}
        >
          <AccountFields kind={kind} ids={ids} onChange={setIds} isChecked={isChecked} />
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
