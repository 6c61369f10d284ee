import type { Field } from '@letterslot/core'
import { partTexts } from '@letterslot/core/messages/en-parts'
import {
  compileParts,
  countriesByName,
  formatInterval,
  type Part,
  partsOf,
  partText,
  withPartIssues,
} from '@letterslot/core/parts'
import type { JSX } from 'react'
import { writeControl } from '../../fields/write-control.ts'
import { boundsOf } from '../../form/bounds-of.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'
import { useFieldView } from '../../form/use-store.ts'

type PartInput = HTMLInputElement | HTMLSelectElement

const controlsIn = (box: Element): readonly PartInput[] => [...box.querySelectorAll<PartInput>('input, select')]

const inParts: KindParts = {
  Control: PartsControl,
  groupRole: 'group',
  readAnswer(box) {
    // A day that is half typed has no value, and is not missing: these words are no day.
    const texts = controlsIn(box).map(({ value, validity }) => (validity.badInput ? 'half typed' : value))
    return texts.some((text) => text !== '') ? texts : []
  },
  paramText: (field, value, locale) => partText(field, value, locale) ?? '',
  putAnswer(box, _field, value) {
    const texts = typeof value === 'object' ? value : []
    for (const [index, control] of controlsIn(box).entries()) writeControl(control, String(texts[index] ?? ''))
  },
}

/** The kinds `dateRange`, `name` and `address`: their parts under one legend, and what stands in a message for them. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, dateRange: inParts, name: inParts, address: inParts },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileParts(rule, field),
  withRareIssues: (form, own) => withPartIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'dateRange' ? formatInterval(value, locale) : parts.sayAnswer(field, value, locale),
})

/** The parts of one answer under its legend, each with words, an autofill name and a problem of its own. */
function PartsControl(props: ControlProps): JSX.Element {
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
