import { type FaultName, reachesProvider } from '@letterslot/client/faults'
import { useMemo, useSyncExternalStore } from 'react'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { useMoment } from '../../outbox/use-moment.ts'
import { useStudioOutbox } from '../../outbox/use-studio-outbox.ts'
import { outboxGoing, wayOf } from '../../outbox/way.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { outboxOfTrial } from '../../trial/tried.ts'
import { MakerSide } from './MakerSide.tsx'
import styles from './TryStep.module.css'
import { useArrival } from './use-arrival.ts'
import { useFault } from './use-fault.ts'
import { useTriedEntry } from './use-tried-entry.ts'
import { VisitorSide } from './VisitorSide.tsx'
import { WhatIf } from './WhatIf.tsx'
import { wayWords } from './way-words.ts'

export interface BothSidesProps {
  readonly connection: StoredConnection | undefined
}

/** Lets what scrolls be reached by the keyboard, also where it holds nothing that takes the focus. */
const scroller = { tabIndex: 0 } as const

/** The visitor's side, what may go wrong, and the maker's side. */
export function BothSides({ connection }: BothSidesProps) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { carrierOf, trial } = useSending()
  const studioOutbox = useStudioOutbox()
  const outbox = useMemo(() => {
    const tried = trial.faults.outbox(outboxOfTrial(studioOutbox))
    return connection ? outboxGoing(tried, wayOf({ email }, connection)) : tried
  }, [trial, studioOutbox, connection, email])
  const fault = useFault(trial.faults, studioOutbox)
  const tried = useTriedEntry(studioOutbox, form.id)
  const arrival = useArrival(tried.entry, connection && carrierOf(connection).arrival)
  const isOffline = !useMoment(false).isOnline || fault === 'offline'
  const isOnline = (): boolean => trial.faults.current() !== 'offline' && navigator.onLine
  const last = useSyncExternalStore(trial.subscribe, trial.lastOutgoing)
  const backOnline = async (): Promise<void> => {
    trial.faults.set(undefined)
    for (const id of tried.unsent) await outbox.retry(id)
    await outbox.flush({ all: true })
  }
  return (
    <div className={styles['sides']}>
      <section aria-labelledby="visitor-side" className={styles['visitor']}>
        <VisitorSide form={form} outbox={outbox} isOnline={isOnline} />
      </section>
      <WhatIf
        fault={fault}
        name={connection && wayWords(connection)}
        isWaiting={tried.unsent.length > 0}
        onFault={trial.faults.set}
        onBack={() => void backOnline()}
      />
      <section {...scroller} aria-labelledby="maker-side" className={styles['maker']}>
        <h2 id="maker-side" className={styles['side']}>
          {tryText.maker}
        </h2>
        <MakerSide
          tried={tried}
          arrival={arrival}
          connection={connection}
          sentParams={last?.entry.id === tried.entry?.id ? last?.params : undefined}
          isOffline={isOffline}
          isSimulated={isAnswerSimulated(fault)}
        />
      </section>
    </div>
  )
}

/** Whether answers are made up at the moment, in the words of EmailJS. */
function isAnswerSimulated(fault: FaultName | undefined): boolean {
  return fault !== undefined && fault !== 'offline' && !reachesProvider(fault)
}
