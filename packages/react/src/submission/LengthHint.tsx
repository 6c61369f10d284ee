import { type JSX, useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../form/form-context.ts'
import { sayIssue } from '../form/say-issue.ts'
import { lengthToldAfterMs, lengthToldFrom } from './constants.ts'

// Clear of the ring of focus. Set by script, so that the style sheet of other forms is as it was; a strict policy allows it.
const belowRing = { paddingBlockStart: '8px' } as const

/** The length of a long text that comes near the most that its rule takes: told once its visitor pauses, until that is a problem. */
export function LengthHint({ field, invalid, context }: ControlProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const [actual, setActual] = useState(0)
  const index = field.rules.findIndex(({ kind, severity, message }) => kind === 'length' && !severity && !message)
  const rule = field.rules[index]
  const limit = (rule?.kind === 'length' && rule.max) || Infinity

  useEffect(() => {
    const box = place.current?.parentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = (): void => setActual(box?.querySelector('textarea')?.value.length ?? 0)
    const follow = (): void => {
      clearTimeout(timer)
      timer = setTimeout(count, lengthToldAfterMs)
    }
    count()
    box?.addEventListener('input', follow)
    return () => {
      clearTimeout(timer)
      box?.removeEventListener('input', follow)
    }
  }, [])

  const isNear = actual >= limit * lengthToldFrom && !invalid
  return (
    <div
      ref={place}
      className={isNear ? 'ls-note' : undefined}
      style={isNear ? belowRing : undefined}
      aria-live="polite"
    >
      {isNear && sayIssue(context, { field: field.id, rule: index, code: 'tooLong', limit, actual })}
    </div>
  )
}
