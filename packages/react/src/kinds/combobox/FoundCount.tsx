import { searchTexts } from '@letterslot/core/messages/en-search'
import { type JSX, useEffect, useState } from 'react'
import type { ControlProps } from '../../form/form-context.ts'

/** Pause in typing after which the number of options that fit is told, in ms: sooner it would be talked over by the next letter. */
const tellAfterMs = 1_000

export interface FoundCountProps extends Pick<ControlProps, 'context'> {
  /** The text that was typed; undefined while nothing is searched. */
  readonly query: string | undefined
  readonly count: number
}

/** Tells aloud how many options fit, once a visitor pauses. */
export function FoundCount({ context, query = '', count }: FoundCountProps): JSX.Element {
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is searched is told once.
  useEffect(() => {
    setSaid('')
    if (query.trim() === '') return
    const { optionFound, optionsFound } = searchTexts
    const text = context.texts.optionsFound ?? (count === 1 ? optionFound : optionsFound)
    const tell = (): void => setSaid(context.say(text, { n: count }))
    const { clock } = context.handle.host.options
    if (clock) return clock.after(tellAfterMs, tell)
    const timer = setTimeout(tell, tellAfterMs)
    return () => clearTimeout(timer)
  }, [query, count])
  return (
    <span role="status" className="ls-told" lang={context.lang}>
      {said}
    </span>
  )
}
