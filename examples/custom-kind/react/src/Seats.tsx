import type { CustomField } from '@letterslot/react'

/** The settings that the form's document has for it. */
interface Plan {
  readonly rows: readonly string[]
  readonly seats: number
  readonly taken: readonly string[]
}

/** A document is data: what it says is looked at before it is used. */
function planOf({ rows, seats, taken }: CustomField['settings']): Plan {
  const names = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
  return { rows: names(rows), seats: typeof seats === 'number' ? seats : 0, taken: names(taken) }
}

/** A plan of seats, as radio buttons: arrow keys and screen readers know them. */
export function Seats({ id, label, value, onChange, describedBy, invalid, required, settings }: CustomField) {
  const { rows, seats, taken } = planOf(settings)
  return (
    <div
      id={id}
      tabIndex={-1}
      className="seats"
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
    >
      {rows.map((row) => (
        <div key={row}>
          {Array.from({ length: seats }, (_, index) => `${row}${index + 1}`).map((seat) => (
            <label key={seat}>
              <input
                type="radio"
                name={`${id}-seat`}
                value={seat}
                disabled={taken.includes(seat)}
                checked={seat === value}
                onChange={() => onChange(seat)}
              />
              {seat}
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
