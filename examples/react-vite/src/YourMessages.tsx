import type { Entry } from '@letterslot/client/outbox'
import { useOutbox } from '@letterslot/react'
import { useEffect, useRef, useState } from 'react'

const words: Readonly<Record<Entry['state']['status'], string>> = {
  queued: 'not sent yet',
  sending: 'on its way',
  waiting: 'not sent yet',
  parked: 'not delivered yet',
  sent: 'sent',
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What was written on this page, and what became of it, over all its forms. */
export function YourMessages() {
  const { entries, retry, remove, restore } = useOutbox()
  const [removed, setRemoved] = useState<Entry>()
  const status = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (removed) status.current?.focus()
  }, [removed])
  if (entries.length === 0 && !removed) return null
  return (
    <section>
      <h2>Your messages</h2>
      <ul>
        {entries.map(({ id, form, writtenAt, state }) => (
          <li key={id}>
            <span>
              {form.title}, <time dateTime={writtenAt}>{when.format(new Date(writtenAt))}</time>: {words[state.status]}
            </span>
            {state.status !== 'sent' && (
              <>
                <button type="button" onClick={() => retry(id)}>
                  Try now
                </button>
                <button type="button" onClick={async () => setRemoved(await remove(id))}>
                  Delete
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status" ref={status} tabIndex={-1}>
        {removed && (
          <>
            Deleted from this device.
            <button
              type="button"
              onClick={async () => {
                await restore(removed)
                setRemoved(undefined)
                status.current?.focus()
              }}
            >
              Undo
            </button>
          </>
        )}
      </p>
    </section>
  )
}
