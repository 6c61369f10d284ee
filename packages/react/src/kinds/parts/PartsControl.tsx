import type { Field } from '@letterslot/core'
import { partTexts } from '@letterslot/core/messages/en-parts'
import { countriesByName, type Part, partsOf } from '@letterslot/core/parts'
import type { JSX } from 'react'
import { boundsOf } from '../../form/bounds-of.ts'
import type { ControlProps } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'
import { useFieldView } from '../../form/use-store.ts'

/** The parts of one answer under its legend, each with words, an autofill name and a problem of its own. */
export function PartsControl(props: ControlProps): JSX.Element {
  const { field, id, value, required, describedBy, context } = props
  const { issues } = useFieldView(context.handle.store, field.id)
  const texts = { ...partTexts, ...context.texts }
  const given = typeof value === 'object' ? value : []
  return (
    <div className="ls-parts">
      {partsOf(field).map((part, index) => {
        // What is wrong with the whole is wrong with each part that it needs.
        const isWrong = issues.some((issue) => (issue.part === undefined ? part.isNeeded : issue.part === index))
        const isWanted = required && part.isNeeded
        const partId = index === 0 ? id : `${id}-${index}`
        return (
          <label key={part.name} htmlFor={partId} data-wide={part.isWide || undefined}>
            <span data-required={isWanted || undefined} lang={context.lang}>
              {texts[part.label]}
            </span>
            <PartControl
              {...{ field, part }}
              locale={context.locale}
              choose={context.texts.choose}
              id={partId}
              name={field.name}
              required={isWanted && !field.visibleWhen && !field.requiredWhen}
              aria-required={isWanted}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? describedBy : undefined}
              autoComplete={field.autocomplete === 'off' ? 'off' : part.autocomplete}
              defaultValue={String(given[index] ?? '')}
            />
          </label>
        )
      })}
    </div>
  )
}

interface PartControlProps {
  readonly field: Field
  readonly part: Part
  readonly locale: string
  readonly choose: string
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly autoComplete: string
  readonly defaultValue: string
}

/** The platform's own control for a part: a day, a country, or a line of text. */
function PartControl({ field, part, locale, choose, ...control }: PartControlProps): JSX.Element {
  if (part.name === 'country') return <CountryList {...{ locale, choose, control }} />
  const isDay = field.kind === 'dateRange'
  return <input {...control} className="ls-control" type={isDay ? 'date' : 'text'} {...(isDay && boundsOf(field))} />
}

interface CountryListProps extends Pick<PartControlProps, 'locale' | 'choose'> {
  readonly control: Omit<PartControlProps, 'field' | 'part' | 'locale' | 'choose'>
}

function CountryList({ locale, choose, control }: CountryListProps): JSX.Element {
  const countries = useDrawnOrder(control.id, locale, countriesByName(locale), ({ code }) => code)
  return (
    <select {...control} className="ls-control">
      <option value="">{choose}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
