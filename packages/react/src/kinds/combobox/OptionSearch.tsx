import { fileTexts } from '@letterslot/core/messages/en-files'
import { type JSX, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ControlProps } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'
import { chooseIn, chosenIn } from './chosen-options.ts'
import { FoundCount } from './FoundCount.tsx'
import { OptionList } from './OptionList.tsx'
import { foldText, readySearch, searchOptions } from './search-options.ts'

export interface OptionSearchProps extends ControlProps {
  /** Holds the answer. */
  readonly select: HTMLSelectElement
}

/** Looks through the options by typing. Source: ARIA APG, editable combobox with list autocomplete. */
export function OptionSearch({ select, ...props }: OptionSearchProps): JSX.Element {
  const { field, id, required, invalid, describedBy, context } = props
  const { multiple = false } = field
  const input = useRef<HTMLInputElement>(null)
  const options = useMemo(() => readySearch(field.options ?? []), [field.options])
  const isClosed = field.rules.some(({ kind }) => kind === 'options')
  const [chosen, setChosen] = useState(() => chosenIn(select))
  // Undefined while the list is closed.
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = useMemo(
    () => (query === undefined ? [] : searchOptions(options, query, multiple ? chosen : [])),
    [options, query, multiple, chosen],
  )
  const isOpen = found.length > 0
  const labelId = `${id}-label`

  const labelOf = (value = ''): string => options.find((option) => option.value === value)?.label ?? value
  /** The value that a typed text stands for: an option's, or the text. */
  const meantBy = (text: string): string => {
    const typed = foldText(text.trim())
    const same = options.filter(({ label }) => foldText(label) === typed)
    return (same.find(({ value }) => chosen.includes(value)) ?? same[0])?.value ?? text.trim()
  }
  const typedText = (): string => input.current?.value ?? ''
  const write = (text: string): void => {
    if (input.current) input.current.value = text
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of options that changes draws the field anew.
  useEffect(() => {
    // Whoever changes the answer elsewhere: a draft that is brought back, say.
    const follow = (): void => {
      const now = chosenIn(select)
      const typed = meantBy(typedText())
      setChosen(multiple ? now.filter((value) => value !== typed || typedText() === '') : now)
      if (!multiple && typed !== (now[0] ?? '')) write(labelOf(now[0]))
    }
    follow()
    // The form gives its labels none: names of other things in a field are rare.
    input.current?.labels?.[0]?.setAttribute('id', labelId)
    select.addEventListener('change', follow)
    return () => select.removeEventListener('change', follow)
  }, [select])

  const show = (text: string, next: number): void => {
    setQuery(text)
    setActive(next)
  }
  const close = (): void => setQuery(undefined)
  const take = (value: string): void => {
    write(multiple ? '' : labelOf(value))
    chooseIn(select, multiple ? [...chosen.filter((one) => one !== value), value] : [value])
    close()
  }
  const removeButton = (value: string): JSX.Element => (
    <button type="button" className="ls-remove" onClick={() => remove(value)}>
      <span className="ls-told" lang={context.langOf && context.lang}>
        {context.sayMarked({ ...fileTexts, ...context.texts }.removeFile, { file: labelOf(value) })}
      </span>
      <Icon path="M6 6l12 12M18 6 6 18" />
    </button>
  )
  const remove = (value: string): void => {
    if (!multiple) write('')
    chooseIn(
      select,
      chosen.filter((one) => one !== value),
    )
    close()
    input.current?.focus()
  }
  const type = (): void => {
    const text = typedText()
    const value = meantBy(text)
    chooseIn(select, [...(multiple ? chosen : []), ...(value === '' ? [] : [value])])
    show(text, text.trim() === '' ? -1 : 0)
  }
  /** A text that was typed to its end counts as chosen; other words do where any may be written. */
  const settle = (): void => {
    const value = meantBy(typedText())
    const isOption = options.some((option) => option.value === value)
    if (value !== '' && (isOption || (multiple && !isClosed))) take(value)
    close()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, altKey } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (isOpen) setActive(Math.max(-1, Math.min(active + step, found.length - 1)))
      else show(multiple || chosen.length === 0 ? typedText() : '', altKey || step < 0 ? -1 : 0)
    } else if (key === 'Enter' && (isOpen || (multiple && typedText().trim() !== ''))) {
      event.preventDefault()
      const option = isOpen ? found[active] : undefined
      if (option) take(option.value)
      else settle()
    } else if (key === 'Escape' && (isOpen || typedText() !== '')) {
      event.preventDefault()
      event.stopPropagation()
      if (isOpen) close()
      else {
        write('')
        type()
        close()
      }
    }
  }

  return (
    <div>
      {multiple && chosen.length > 0 && (
        <ul className="ls-tags" aria-labelledby={labelId}>
          {chosen.map((value) => (
            <li key={value}>
              {context.mark(labelOf(value))}
              {removeButton(value)}
            </li>
          ))}
        </ul>
      )}
      <div className="ls-search">
        <input
          ref={input}
          id={id}
          className="ls-control"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-list-${active}` : undefined}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          autoComplete={field.autocomplete ?? 'off'}
          spellCheck={false}
          placeholder={field.placeholder || context.texts.choose}
          onInput={type}
          onKeyDown={onKeyDown}
          onClick={() => isOpen || show(multiple || chosen.length === 0 ? typedText() : '', -1)}
          onBlur={() => {
            // A tag that appears under a press on Send would push the button from under the finger.
            if (multiple) close()
            else settle()
          }}
        />
        {!multiple && chosen[0] !== undefined ? (
          removeButton(chosen[0])
        ) : (
          <Icon path="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M21 21l-5-5" />
        )}
      </div>
      <FoundCount context={context} query={query} count={found.length} />
      <OptionList
        id={`${id}-list`}
        labelId={labelId}
        input={input}
        found={found}
        active={active}
        query={query ?? ''}
        isChosen={(value) => !multiple && chosen.includes(value)}
        langOf={context.langOf}
        onTake={take}
      />
    </div>
  )
}
