import { assertNever } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { useState } from 'react'
import { firstRunText } from '../../catalogue/forms.ts'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import { useSending } from '../../sending/sending-context.ts'
import { contact } from '../starts/contact.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { useWallOutbox } from './use-wall-outbox.ts'
import styles from './Wall.module.css'

/** What the live form is filled in with, so that one press shows what it does. */
const sample = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'Is the workshop wheelchair accessible?',
}

/** The state of the message that was sent last. */
type Arrival =
  | { readonly kind: 'none' }
  | { readonly kind: 'arrived'; readonly mail: ArrivedMail }
  | { readonly kind: 'not-arrived' | 'not-seen' }

export interface WallProps {
  /** Where answers should go; empty while nobody said. */
  readonly to: string
  readonly onRead: (mail: ArrivedMail) => void
}

/** The contact form, alive: the letter, half way into its slot. */
export function Wall({ to, onRead }: WallProps) {
  const { place, placeCarrier } = useSending()
  const [arrival, setArrival] = useState<Arrival>({ kind: 'none' })
  const [{ form, email }] = useState(() => {
    const made = documentFromStart(contact, { to: '', id: 'first-run' })
    return { ...made, form: { ...made.form, maker: 'you' } }
  })
  // Whom the runtime calls the maker reads the form themselves here.
  const texts = {
    receives: firstRunText.youReceive,
    ...firstRunText.failed[place],
  }
  const isInbox = place === 'test-inbox'
  const tell = async (id: string): Promise<void> => {
    setArrival({ kind: 'none' })
    try {
      const mail = await placeCarrier.arrival?.(id, new AbortController().signal)
      setArrival(mail ? { kind: 'arrived', mail } : { kind: 'not-arrived' })
    } catch {
      setArrival({ kind: 'not-seen' })
    }
  }
  const outbox = useWallOutbox({ ...email, to: [to || firstRunText.placeholder] })
  return (
    <section aria-label={firstRunText.wall} className={styles['wall']}>
      <div className={styles['letter']}>
        <LetterslotForm
          form={form}
          defaultValues={sample}
          texts={texts}
          outbox={outbox}
          onSent={({ id }) => void tell(id)}
        />
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

function arrivalWords(kind: Arrival['kind'], isInbox: boolean): string {
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
