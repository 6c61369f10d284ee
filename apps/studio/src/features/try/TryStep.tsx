import { type FaultName, type Faults, reachesProvider } from '@letterslot/client/faults'
import type { Outbox } from '@letterslot/client/outbox'
import type { Form, Values } from '@letterslot/core'
import { FormView, useForm, useFormState } from '@letterslot/react'
import { useFormLanguage } from '@letterslot/react/parts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'
import { paperStyle } from '../../domain/look/paper-style.ts'
import { connectionOfEntry, sendRouteOf, withRoute } from '../../domain/sending/send-route.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { outboxOfTryIt } from '../../domain/sending/simulation.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { MakerSide } from './MakerSide.tsx'
import { destinationPhrase } from './maker-view.ts'
import { useMailArrival } from './use-mail-arrival.ts'
import { unsentByTryIt, useTryItEntry } from './use-try-it-entry.ts'
import { WhatIf } from './WhatIf.tsx'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { WandSparkles } from 'lucide-react'
import { useDestinationMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { destinationText, usePageTitle } from '../../domain/texts/shell.ts'
import { tryText } from '../../domain/texts/try.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { madeUpAnswers } from './made-up-answers.ts'
import styles from './TryStep.module.css'

function leadFor(connection: StoredConnection | undefined, fault: FaultName | undefined): string {
  if (!connection) return tryText.connectFirst
  if (fault !== undefined && !reachesProvider(fault)) return tryText.pretended
  if (connection.kind === 'test-inbox') return tryText.realInbox
  return connection.kind === 'practice' ? tryText.realPractice : tryText.real
}

/** Try it: what the visitor sees and what the maker gets, side by side, sending for real unless something is simulated. */
export function TryStep() {
  usePageTitle(tryText.title)
  const { connection, all, isRead } = useFormConnection()
  const { tone, isSilent } = useDestinationMark(connection)
  const { faults } = useSending().simulation
  const fault = useSyncExternalStore(faults.subscribe, faults.current)
  const nowhere = isRead ? tryText.nowhere : ''
  const name = connection ? connectionName(connection) : nowhere
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{tryText.title}</h1>
        <p className={styles['to']} data-destination={connection?.kind ?? 'none'} data-tone={tone}>
          <i aria-hidden="true" />
          {tryText.goesTo} <b>{name}</b> {isSilent && destinationText.silent}
        </p>
        <p className={styles['lead']}>{isRead && leadFor(connection, fault)}</p>
      </header>
      {isRead && <BothSides key={connection?.id ?? 'none'} connection={connection} kept={all} />}
    </div>
  )
}

interface BothSidesProps {
  readonly connection: StoredConnection | undefined
  readonly kept: readonly StoredConnection[]
}

/** Lets what scrolls be reached by the keyboard, also where it holds nothing that takes the focus. */
const scroller = { tabIndex: 0 } as const

/** The visitor's side, what may go wrong, and the maker's side. */
function BothSides({ connection, kept }: BothSidesProps) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { transportOf, simulation, place } = useSending()
  const studioOutbox = useStudioOutbox()
  const outbox = useMemo(() => {
    const tryItOutbox = simulation.faults.outbox(outboxOfTryIt(studioOutbox))
    return connection ? withRoute(tryItOutbox, sendRouteOf({ email }, connection)) : tryItOutbox
  }, [simulation, studioOutbox, connection, email])
  const fault = useFault(simulation.faults, studioOutbox)
  const entries = useTryItEntry(studioOutbox, form.id)
  const sentBy = entries.entry ? connectionOfEntry(entries.entry, kept, place) : connection
  const arrival = useMailArrival(entries.entry, sentBy && transportOf(sentBy).arrival)
  const isOffline = !useMoment(false).isOnline || fault === 'offline'
  const isOnline = (): boolean => simulation.faults.current() !== 'offline' && navigator.onLine
  const last = useSyncExternalStore(simulation.subscribe, simulation.lastOutgoing)
  const [madeUp, setMadeUp] = useState<Values>()
  const backOnline = async (): Promise<void> => {
    simulation.faults.set(undefined)
    // Read anew: what is drawn may not tell yet of a message that has just stopped.
    for (const { id } of await unsentByTryIt(studioOutbox, form.id)) await outbox.retry(id)
    await outbox.flush({ all: true })
  }
  return (
    <div className={styles['sides']}>
      <section aria-labelledby="visitor-side" className={styles['visitor']}>
        <VisitorSide form={form} outbox={outbox} isOnline={isOnline} onFilled={setMadeUp} />
      </section>
      <WhatIf
        fault={fault}
        name={connection && destinationPhrase(connection)}
        isWaiting={entries.unsent.length > 0}
        onFault={simulation.faults.set}
        onBack={() => void backOnline()}
      />
      <section {...scroller} aria-labelledby="maker-side" className={styles['maker']}>
        <h2 id="maker-side" className={styles['side']}>
          {tryText.maker}
        </h2>
        <MakerSide
          entries={entries}
          arrival={arrival}
          connection={sentBy}
          madeUp={madeUp}
          sentParams={last?.entry.id === entries.entry?.id ? last?.params : undefined}
          isOffline={isOffline}
          isSimulated={isAnswerSimulated(fault)}
        />
      </section>
    </div>
  )
}

/** Tells if a fault plays answers in the words of EmailJS. */
function isAnswerSimulated(fault: FaultName | undefined): boolean {
  return fault !== undefined && fault !== 'offline' && !reachesProvider(fault)
}

/** Follows what is simulated. Whoever leaves ends it: nothing goes wrong in secret, and what waits goes out. */
function useFault(faults: Faults, outbox: Outbox): FaultName | undefined {
  useEffect(
    () => () => {
      if (faults.current() === undefined) return
      faults.set(undefined)
      outbox.flush({ all: true }).catch(() => undefined)
    },
    [faults, outbox],
  )
  return useSyncExternalStore(faults.subscribe, faults.current)
}

interface VisitorSideProps {
  readonly form: Form
  readonly outbox: Outbox
  readonly isOnline: () => boolean
  readonly onFilled: (answers: Values) => void
}

/** The form as its visitors get it, and the one thing they do not have: a button that fills it in. */
function VisitorSide({ form: own, outbox, isOnline, onFilled }: VisitorSideProps) {
  // The maker's own words first, whatever their browser wants; the studio's address stays as it is.
  const { form, children: languages, createMarks } = useFormLanguage(own, tryLanguages, own.locale)
  const [next, setNext] = useState<string>()
  const handle = useForm(form, {
    outbox,
    isOnline,
    onRedirect(address) {
      setNext(new URL(address).host)
      return false
    },
  })
  const isAwaited = useAwaitedWords(handle)
  const { status } = useFormState(handle.store)
  const [filled, setFilled] = useState({ count: 0, notice: '' })
  const isOpen = status === 'filling' || status === 'problems'
  const fillIn = (): void => {
    const { values, missing } = madeUpAnswers(form, { random: Math.random, today: today() })
    handle.store.reset(values)
    handle.store.dispatch({ kind: 'problemsChanged', issues: [] })
    onFilled(values)
    setFilled(({ count }) => ({ count: count + 1, notice: tryText.madeUp(missing.map(({ label }) => label)) }))
  }
  return (
    <>
      <div className={styles['sideHead']}>
        <h2 id="visitor-side" className={styles['side']}>
          {tryText.visitor}
        </h2>
        <p role="status" className={styles['madeUp']}>
          {isOpen ? filled.notice : status === 'sent' && next && tryText.goesOn(next)}
        </p>
        <Button variant="quiet" size="small" icon={WandSparkles} isDisabled={!isOpen} onPress={fillIn}>
          {tryText.fillIn}
        </Button>
      </div>
      {/* Drawn anew, since its controls take what they begin with once. */}
      <div
        className={classes(form.look && styles['paper'], isAwaited && awaited['hidden'])}
        style={paperStyle(form.look)}
      >
        <FormView key={filled.count} handle={handle} idPrefix="try-" headingLevel={3} createMarks={createMarks}>
          {languages}
        </FormView>
      </div>
    </>
  )
}

const tryLanguages = (): readonly string[] => []

/** This day where the reader is, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
