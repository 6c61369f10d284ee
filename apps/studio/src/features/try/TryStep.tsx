import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { useEffect, useMemo, useState } from 'react'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { useSending } from '../../sending/sending-context.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { useFormConnection } from '../connect/use-form-connection.ts'
import { connectionName } from '../connections/connection-name.ts'
import { type Attempt, watchTransport } from './attempt.ts'
import { MakerSide } from './MakerSide.tsx'
import styles from './TryStep.module.css'

function leadFor(connection: StoredConnection | undefined): string {
  if (!connection) return tryText.connectFirst
  if (connection.kind === 'test-inbox') return tryText.realInbox
  return connection.kind === 'practice' ? tryText.realPractice : tryText.real
}

/** Try it: what the visitor sees and what the maker gets, side by side, sending for real. */
export function TryStep() {
  usePageTitle(tryText.title)
  const { connection, isRead } = useFormConnection()
  const name = connection ? connectionName(connection) : tryText.nowhere
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{tryText.title}</h1>
        <p className={styles['to']} data-destination={connection?.kind ?? 'none'}>
          <i aria-hidden="true" />
          {tryText.goesTo} <b>{name}</b>
        </p>
        <p className={styles['lead']}>{leadFor(connection)}</p>
      </header>
      {isRead && <BothSides key={connection?.id ?? 'none'} connection={connection} />}
    </div>
  )
}

function BothSides({ connection }: { readonly connection: StoredConnection | undefined }) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { carrierOf } = useSending()
  const [attempt, setAttempt] = useState<Attempt>({ status: 'none' })
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const transport = useMemo(() => {
    if (!connection) return undefined
    const { transport: make, arrival } = carrierOf(connection)
    return watchTransport(make(email), arrival, setAttempt, leaving.signal)
  }, [connection, carrierOf, email, leaving])
  return (
    <div className={styles['sides']}>
      <section aria-labelledby="visitor-side">
        <h2 id="visitor-side" className={styles['side']}>
          {tryText.visitor}
        </h2>
        <LetterslotForm form={form} transport={transport} idPrefix="try-" headingLevel={3} />
      </section>
      <section aria-labelledby="maker-side">
        <h2 id="maker-side" className={styles['side']}>
          {tryText.maker}
        </h2>
        <MakerSide attempt={attempt} connection={connection} />
      </section>
    </div>
  )
}
