import { assertNever } from '@letterslot/core'
import { FormView, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import type { Outbox } from '@letterslot/client/outbox'
import type { EmailTemplate } from '@letterslot/email'
import { useEffect, useMemo, useRef, useState } from 'react'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'
import { practiceOrigin, withRoute } from '../../domain/sending/send-route.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { placeContextFor } from '../../domain/sending/sending-snapshot.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { firstRunText } from '../../domain/texts/forms.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Wall.module.css'

/** Sample answers of the live form, so that one press shows what it does. */
const sample = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: firstRunText.sampleMessage,
}

/** The state of the message that was sent last. */
type LiveArrival =
  | { readonly kind: 'none' }
  | { readonly kind: 'arrived'; readonly mail: ArrivedMail }
  | { readonly kind: 'not-arrived' | 'not-seen' }

export interface WallProps {
  /** Recipient of the answers; empty while unknown. */
  readonly to: string
  readonly onRead: (mail: ArrivedMail) => void
}

/** The contact form, alive: the letter, half way into its slot. */
export function Wall({ to, onRead }: WallProps) {
  const { place, placeTransport } = useSending()
  const [arrival, setArrival] = useState<LiveArrival>({ kind: 'none' })
  const [{ form, email }] = useState(() => {
    const made = documentFromStart(contactStart, { to: '', id: 'first-run' })
    return { ...made, form: { ...made.form, maker: firstRunText.you } }
  })
  // Whom the runtime calls the maker reads the form themselves here.
  const texts = {
    receives: firstRunText.youReceive,
    ...firstRunText.failed[place],
  }
  const isInbox = place === 'test-inbox'
  const last = useRef('')
  const tell = async (id: string): Promise<void> => {
    last.current = id
    // What becomes known of an earlier message is not told of this one.
    const show = (known: LiveArrival): void => {
      if (last.current === id) setArrival(known)
    }
    show({ kind: 'none' })
    try {
      const mail = await placeTransport.arrival?.(id, new AbortController().signal)
      show(mail ? { kind: 'arrived', mail } : { kind: 'not-arrived' })
    } catch {
      show({ kind: 'not-seen' })
    }
  }
  const outbox = useWallOutbox({ ...email, to: [to || firstRunText.placeholder] })
  const handle = useForm(form, { defaultValues: sample, outbox, onSent: ({ id }) => void tell(id) })
  const isAwaited = useAwaitedWords(handle)
  return (
    <section aria-label={firstRunText.wall} className={styles['wall']}>
      <div className={styles['letter']}>
        <div className={classes(isAwaited && awaited['hidden'])}>
          <FormView handle={handle} texts={texts} />
        </div>
        <p role="status" className={styles['arrival']}>
          {arrivalWords(arrival.kind, isInbox)}
        </p>
        {arrival.kind === 'arrived' && (
          <button type="button" className={styles['read']} onClick={() => onRead(arrival.mail)}>
            {firstRunText.readIt}
          </button>
        )}
      </div>
      <div aria-hidden="true" className={styles['slot']} />
      <p className={styles['caption']}>{isInbox ? firstRunText.tryInbox : firstRunText.tryPractice}</p>
    </section>
  )
}

function arrivalWords(kind: LiveArrival['kind'], isInbox: boolean): string {
  switch (kind) {
    case 'none':
      return ''
    case 'arrived':
      return isInbox ? firstRunText.arrivedInbox : firstRunText.arrivedPractice
    case 'not-arrived':
      return firstRunText.notArrived
    case 'not-seen':
      return firstRunText.notSeen
    default:
      return assertNever(kind)
  }
}

/**
 * The outbox of the live form: what it takes in goes the studio's own way, as the mail is at that moment. The same object
 * while the mail changes.
 */
function useWallOutbox(email: EmailTemplate): Outbox {
  const outbox = useStudioOutbox()
  const { place } = useSending()
  const latest = useRef(email)
  useEffect(() => {
    latest.current = email
  }, [email])
  return useMemo(() => {
    const going = (): Outbox => {
      const origin = place === 'test-inbox' ? location.origin : practiceOrigin
      const connection = { origin, publicKey: '', serviceId: '', templateId: latest.current.id }
      return withRoute(outbox, { connection, context: placeContextFor(latest.current, place) })
    }
    return {
      ...outbox,
      enqueue: (submission, options) => going().enqueue(submission, options),
      retry: (id, change) => going().retry(id, change),
    }
  }, [outbox, place])
}
