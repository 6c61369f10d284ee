import { rareTexts } from '@letterslot/core/messages/en-rare'
import { type JSX, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ControlProps } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'
import { createAdvice } from './create-advice.ts'

// Set by script, so that the style sheet of other forms is as it was; a strict policy allows it.
const besideMark = { display: 'flex', gap: '8px' } as const

/** Stands below a field's control once it was left, with the advice of its rules: told politely, and no problem. */
export function Advice({ field, context }: ControlProps): JSX.Element {
  const { handle } = context
  const place = useRef<HTMLDivElement>(null)
  const advice = useMemo(() => createAdvice(handle, field), [handle, field])
  const issues = useSyncExternalStore(advice.subscribe, advice.view, advice.view)
  useEffect(() => (place.current ? advice.follow(place.current) : undefined), [advice])
  const { advice: words } = { ...rareTexts, ...context.texts }
  // Both ends of a range may have the same advice.
  const said = [...new Set(issues.map(context.sayIssue))]
  return (
    <div ref={place} role="status" className={issues.length > 0 ? 'ls-older' : undefined} lang={context.lang}>
      {said.map((message) => (
        <p key={message} style={besideMark}>
          <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v5M12 8h.01" />
          <span>{context.sayMarked(words, { message })}</span>
        </p>
      ))}
    </div>
  )
}
