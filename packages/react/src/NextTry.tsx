import type { NotSent, VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useEffect, useState } from 'react'
import { pageClock } from './clock.ts'
import { tickMs } from './constants.ts'
import type { FormContext } from './form-context.ts'
import { formatDuration } from './format.ts'

export interface NextTryProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly state: NotSent & { readonly trying: boolean }
}

/**
 * When a message is tried next, counted down on the screen. Nobody is told of each second: no live region is around it.
 * It begins anew for each time, by its key.
 */
export function NextTry({ context, texts, state }: NextTryProps): JSX.Element | null {
  const { nextMs, reason, sendsWhenClosed, trying } = state
  const clock = context.handle.host.options.clock ?? pageClock
  const [sinceMs] = useState(clock.now)
  const [nowMs, setNowMs] = useState(sinceMs)
  useEffect(() => {
    const tick = (): (() => void) =>
      clock.after(tickMs, () => {
        setNowMs(clock.now())
        callOff = tick()
      })
    let callOff = tick()
    return () => callOff()
  }, [clock])
  if (trying) return <p>{texts.trying}</p>
  // What waits for the network waits for no clock.
  if (reason === 'offline') return null
  const leftMs = (nextMs ?? 0) - nowMs
  if (nextMs === undefined || leftMs <= 0) return <p>{sendsWhenClosed ? '' : texts.nextTryUnknown}</p>
  const time = formatDuration(leftMs, context.handle.form.locale)
  return (
    <>
      <p>{context.say(sendsWhenClosed ? texts.nextTryClosed : texts.nextTry, { time })}</p>
      <progress className="ls-bar" aria-hidden="true" max={nextMs - sinceMs} value={nowMs - sinceMs} />
    </>
  )
}
