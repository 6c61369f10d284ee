import type { ControlProps } from '@letterslot/react'
import { useState } from 'react'

/** A long text that says how much room is left. Label, help and issues stand around it already. */
export function CountedText({ field, id, value, required, invalid, describedBy }: ControlProps) {
  const most = field.rules.find((rule) => rule.kind === 'length')?.max ?? 5000
  const initial = typeof value === 'string' ? value : ''
  const [left, setLeft] = useState(most - initial.length)
  return (
    <>
      <textarea
        className="ls-control"
        id={id}
        name={field.name}
        rows={6}
        required={required}
        aria-invalid={invalid}
        aria-describedby={`${describedBy ?? ''} ${id}-left`}
        defaultValue={initial}
        onInput={(event) => setLeft(most - event.currentTarget.value.length)}
      />
      <p id={`${id}-left`} className="room-left">
        {left < 0 ? `Too long by ${-left}` : `Room for ${left} more`}
      </p>
    </>
  )
}
